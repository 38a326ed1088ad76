-- What the people of an order and we write to each other about it: one conversation for an order.
create table conversation_message (
  id text primary key,
  order_id text not null references customer_order,
  customer_id text references customer,        -- null: written by us
  message text not null check (length(message) between 1 and 4000),
  disputes_payment boolean not null default false,
  settled_at timestamptz,                      -- a dispute is over: payments go on
  created_at timestamptz not null default now(),
  check (customer_id is not null or not disputes_payment)
);
create index conversation_message_order on conversation_message (order_id, created_at);
-- While one of these is open no payment of its order is taken (server/order/instalments.ts).
create index conversation_message_dispute on conversation_message (order_id)
  where disputes_payment and settled_at is null;
alter table conversation_message enable row level security;
grant select, insert on conversation_message to holidaymaker_visitor;
create policy visitor on conversation_message to holidaymaker_visitor
  using (visitor_has_role(order_id, '{LEAD,AUTHORISED}'))
  with check (
    customer_id = visitor_customer() and settled_at is null
    and visitor_has_role(order_id, '{LEAD,AUTHORISED}')
  );
