-- The money of a cancelled order is settled first, whoever of its suppliers is away; its bookings
-- are ended afterwards.
alter table order_cancellation add column bookings_ended_at timestamptz;
update order_cancellation set bookings_ended_at = done_at;
drop index order_cancellation_open;
create index order_cancellation_open on order_cancellation (asked_at) where bookings_ended_at is null;
