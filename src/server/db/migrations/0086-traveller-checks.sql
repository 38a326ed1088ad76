-- The two dates of a traveller's passport, as far as the people of an order have told them; no
-- number of anything.
create table traveller_check (
  order_id text not null references customer_order,
  number smallint not null,                    -- of the traveller among those of the order, from 1
  passport text not null check (passport in ('gb', 'ie')),
  issued_on date not null,
  expires_on date not null,
  updated_at timestamptz not null default now(),
  primary key (order_id, number)
);
alter table traveller_check enable row level security;
grant select, insert, update, delete on traveller_check to holidaymaker_visitor;
create policy visitor on traveller_check to holidaymaker_visitor
  using (visitor_has_role(order_id, '{LEAD,AUTHORISED}'))
  with check (visitor_has_role(order_id, '{LEAD,AUTHORISED}'));
