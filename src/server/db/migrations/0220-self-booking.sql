-- Flights that their visitors book with the airline, by a card that we open and pay (FLT-16). Whoever
-- has not booked them a day later has them booked by us, without the airline's fee.
create table self_booking (
  order_id text primary key references customer_order,
  card_limit integer not null check (card_limit > 0), -- in pence: what the airline asks for flights and bags
  -- ASKED: no card yet. OPEN: theirs to book. BOOKING: the card is closed unused, we book. BOOKED: by
  -- us. USED: the card has paid, a person asks what for. CANCELLED: the order ended before.
  state text not null default 'ASKED' check (state in ('ASKED', 'OPEN', 'BOOKING', 'BOOKED', 'USED', 'CANCELLED')),
  card_id text,                                       -- at the card provider
  ends_at timestamptz,                                -- until then they book
  spent integer check (spent >= 0),                   -- in pence, known once the card is closed
  check (state in ('ASKED', 'CANCELLED') or (card_id is not null and ends_at is not null)),
  check (state in ('ASKED', 'OPEN', 'CANCELLED') or spent is not null)
);
create index self_booking_open on self_booking (ends_at) where state in ('ASKED', 'OPEN', 'BOOKING');
create trigger tell_of_work after insert or update on self_booking for each row execute function tell_of_work();
