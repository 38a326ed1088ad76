-- Who of an order has checked in for which of its flights, as its people have told. A mark holds
-- for this flight at this time and for this name: after a change of either it counts no more.
create table checked_in (
  order_id text not null references customer_order,
  flight text not null,                        -- its number and local departure: 'SX 4120 2027-07-24T06:15'
  number smallint not null,                    -- of the traveller among those of the order, from 1
  name text not null,                          -- first and last, as on the booking then
  saved_at timestamptz not null default now(),
  primary key (order_id, flight, number)
);
alter table checked_in enable row level security;
grant select, insert, update (name), delete on checked_in to holidaymaker_visitor;
create policy visitor on checked_in to holidaymaker_visitor
  using (visitor_has_role(order_id, '{LEAD,AUTHORISED,PAYER,VIEWER}'))
  with check (visitor_has_role(order_id, '{LEAD,AUTHORISED,PAYER,VIEWER}'));
