-- Whoever has booked their flights by our card holds tickets in their own names (FLT-16): an order
-- that ends although its people lose nothing has their price put aside, until a person of ours knows
-- whether they gave the tickets back or fly on them. It stands beside `lost`.
alter table order_cancellation
  add column keeps_tickets boolean not null default false,  -- `lost` has the price of their flights in it already
  add column aside integer check (aside > 0),               -- so much does not go back yet, in minor units
  add column tickets text check (tickets in ('RETURNED', 'KEPT')),  -- what the person found; it goes back, or stays
  add column tickets_settled_at timestamptz,
  add check (tickets is null or aside is not null),
  add check ((tickets is null) = (tickets_settled_at is null));

-- Flights that they have paid with a card of their own are paid back by a person, so many minor units.
alter table self_booking
  add column paid_back integer check (paid_back > 0);

-- A reference that was told is what was waited for: nothing of it is put off or put aside any more.
create function forget_wait_for_reference() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from retry where queue = 'self-booking' and id = new.order_id;
  return null;
end $$;
create trigger forget_wait_for_reference after update of airline_reference on self_booking
  for each row when (new.airline_reference is not null and new.airline_reference is distinct from old.airline_reference)
  execute function forget_wait_for_reference();
