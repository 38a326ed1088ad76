-- Cancelling an order, and money that goes back. Written down when it is asked for, with what is
-- lost by the terms of that moment; brought about by the workflow of the same id.
create table order_cancellation (
  order_id text primary key references customer_order,
  asked_by text not null check (asked_by in ('CUSTOMER', 'OPERATOR')),
  lost integer not null check (lost >= 0),     -- of what is paid to us, in minor units
  asked_at timestamptz not null default now(),
  refund_by date not null,                     -- the last day on which money that is due goes back
  -- What it came to, once it is done.
  refunded integer check (refunded >= 0),
  owed integer check (owed >= 0),              -- is asked for, and never taken by itself
  done_at timestamptz,
  check ((done_at is null) = (refunded is null) and (done_at is null) = (owed is null)),
  check (asked_by = 'CUSTOMER' or lost = 0)
);
create index order_cancellation_open on order_cancellation (asked_at) where done_at is null;

-- One for each captured payment of which something goes back.
create table refund (
  id text primary key,                         -- orderId:refund-number
  order_id text not null references customer_order,
  number integer not null check (number > 0),
  instalment_id text not null references instalment,
  amount integer not null check (amount > 0),
  state text not null default 'REQUESTED' check (state in ('REQUESTED', 'SENT', 'DONE', 'FAILED', 'SETTLED')), -- SETTLED: paid back another way, by a person
  tries integer not null default 1,            -- each under a key of its own
  due_by date not null,
  requested_at timestamptz not null default now(),
  sent_at timestamptz,
  ended_at timestamptz,
  unique (order_id, number)
);
create index refund_open on refund (requested_at) where state = 'REQUESTED';

-- Of a payment, what has gone back or is to: no more than was taken.
alter table instalment
  add column refunded integer not null default 0 check (refunded >= 0 and refunded <= amount),
  add check (refunded = 0 or state = 'PAID');

alter table order_cancellation enable row level security;
grant select, insert on order_cancellation to holidaymaker_visitor;
create policy visitor on order_cancellation for select to holidaymaker_visitor
  using (visitor_sees_order(order_id));
-- Nobody but the lead ends a holiday.
create function visitor_leads_order(asked text) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return visitor_sees_order(asked) and exists (
    select from order_person p
    where p.order_id = asked and p.customer_id = visitor_customer() and p.role = 'LEAD'
  );
end $$;
create policy lead on order_cancellation for insert to holidaymaker_visitor
  with check (asked_by = 'CUSTOMER' and visitor_leads_order(order_id));

alter table refund enable row level security;
grant select on refund to holidaymaker_visitor;
create policy visitor on refund to holidaymaker_visitor
  using (visitor_sees_order(order_id));
