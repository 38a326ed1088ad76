-- When it was last looked whether the people of an order are ready to travel, and what was written
-- to them of it; the worker's alone.
create table travel_reminder (
  order_id text primary key references customer_order,
  until date not null,                         -- on which they leave
  looked_on date not null,                     -- both days of the market
  written smallint,                            -- of how many days before the last letter was
  created_at timestamptz not null default now()
);
