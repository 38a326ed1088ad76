-- Flights that their visitors have booked are known by the airline's reference (FLT-16). CONFIRMED:
-- the airline knows it, and our card has paid. USED: the card has paid and nobody has told what for,
-- or there is a reference and our card has not paid: then a person sees to it.
alter table self_booking drop constraint self_booking_state_check;
alter table self_booking add constraint self_booking_state_check
  check (state in ('ASKED', 'OPEN', 'BOOKING', 'BOOKED', 'USED', 'CONFIRMED', 'CANCELLED'));
alter table self_booking
  add column airline_reference text,   -- as typed, once the airline knew it
  add column used_at timestamptz,      -- since then it is USED
  add column settled_at timestamptz,   -- a person of ours has seen to what our card has not paid
  add column reminded_at timestamptz,  -- their day was nearly over, and they were told
  -- An airline may answer long after we gave up on it: so often was it looked for, and when next.
  add column late_looks integer not null default 0,
  add column late_look_at timestamptz,
  add check (state <> 'CONFIRMED' or airline_reference is not null),
  add check (state <> 'USED' or used_at is not null);
drop index self_booking_open;
create index self_booking_open on self_booking (ends_at)
  where state in ('ASKED', 'OPEN', 'BOOKING', 'USED') or late_look_at is not null;

-- Who acts on the order is shown the card, and tells the reference while nobody has.
alter table self_booking enable row level security;
grant select, update (airline_reference) on self_booking to holidaymaker_visitor;
create policy visitor on self_booking for select to holidaymaker_visitor
  using (visitor_acts_on_order(order_id));
create policy tell on self_booking for update to holidaymaker_visitor
  using (state in ('OPEN', 'USED') and airline_reference is null and visitor_acts_on_order(order_id))
  with check (state in ('OPEN', 'USED') and visitor_acts_on_order(order_id));
