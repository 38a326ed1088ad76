-- What an order is, and what it was before each change of it: the version with the highest number
-- holds. Readers ask here (server/order/versions.ts); customer_order.document and placement.accepted
-- stay as they were when it was placed.
create table order_version (
  order_id text not null references customer_order,
  number integer not null check (number > 0),
  accepted jsonb not null,                     -- what the customer agreed to: server/order/accepted.ts
  document jsonb not null,                     -- in the words of its papers: domain/order/order-document.ts
  reason text not null check (reason in ('PLACED', 'CONFIRMED', 'CHANGED')),
  made_by text not null check (made_by in ('CUSTOMER', 'SUPPLIER', 'OPERATOR')),
  created_at timestamptz not null default now(),
  primary key (order_id, number)
);

insert into order_version (order_id, number, accepted, document, reason, made_by, created_at)
select o.id, 1, p.accepted, o.document, 'PLACED', 'CUSTOMER', o.placed_at
from customer_order o
  cross join lateral (
    select accepted from placement where checkout_id = o.checkout_id order by attempt desc limit 1
  ) p;

-- The first version comes with the order, whichever release places it.
create function write_first_version() returns trigger language plpgsql as $$
begin
  insert into order_version (order_id, number, accepted, document, reason, made_by)
  select new.id, 1, accepted, new.document, 'PLACED', 'CUSTOMER'
  from placement where checkout_id = new.checkout_id order by attempt desc limit 1;
  return null;
end $$;
create trigger first_version after insert on customer_order
  for each row execute function write_first_version();

alter table order_version enable row level security;
grant select on order_version to holidaymaker_visitor;
create policy visitor on order_version to holidaymaker_visitor
  using (visitor_sees_order(order_id));
