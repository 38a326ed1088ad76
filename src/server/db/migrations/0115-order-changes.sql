-- A change of an order: first a quote that stands for a quarter of an hour, then, once its total is
-- accepted, work for the workflow of the same id (server/order/afterwards/changes/change-order.ts).
create table order_change (
  id text primary key,
  order_id text not null references customer_order,
  version integer not null,                    -- of the order that it was made from
  kind text not null check (kind in ('TRANSFER', 'NAMES', 'STAY')),
  accepted jsonb not null,                     -- what the customer agrees to by it: server/order/accepted.ts
  difference integer not null,                 -- of what is paid to us, in minor units; less than 0: it costs less
  state text not null default 'QUOTED' check (state in ('QUOTED', 'ACCEPTED', 'DONE', 'REFUSED')),
  expires_at timestamptz not null,
  quoted_at timestamptz not null default now(),
  accepted_at timestamptz,
  ended_at timestamptz,
  refusal text,                                -- why it was not made: domain/order/changing-refusals.ts
  -- What the difference came to, once it is done.
  spread integer check (spread >= 0),          -- added to the last open payment
  lowered integer check (lowered >= 0),        -- taken off the last open payments
  refunded integer check (refunded >= 0),      -- goes back to cards
  check ((state = 'REFUSED') = (refusal is not null)),
  check ((state = 'DONE') = (spread is not null and lowered is not null and refunded is not null)),
  check (state <> 'DONE' or difference = spread - lowered - refunded)
);
-- One is made at a time.
create unique index order_change_open on order_change (order_id) where state = 'ACCEPTED';
create index order_change_order on order_change (order_id, quoted_at);

-- Money goes back because an order was changed, too.
alter table refund add column change_id text references order_change;

alter table order_change enable row level security;
grant select, insert, update (state, accepted_at) on order_change to holidaymaker_visitor;
create policy visitor on order_change for select to holidaymaker_visitor
  using (visitor_acts_on_order(order_id));
create policy quote on order_change for insert to holidaymaker_visitor
  with check (state = 'QUOTED' and visitor_acts_on_order(order_id));
create policy accept on order_change for update to holidaymaker_visitor
  using (state = 'QUOTED' and visitor_acts_on_order(order_id))
  with check (state = 'ACCEPTED' and visitor_acts_on_order(order_id));
