-- What suppliers and airlines tell of holidays that are sold: kept once, however often and by
-- whichever way it comes, and worked on afterwards (server/booking/supplier-notices.ts).
create table supplier_notice (
  id text primary key,                         -- flights-17: who tells, and its number there
  supplier text not null check (supplier in ('flights', 'stays')),
  came_by text not null check (came_by in ('NOTICE', 'FEED', 'OPERATOR')),
  booking_key text not null,                   -- what it is of, as supplier_booking knows it
  sent_at timestamptz not null,
  raw jsonb not null,
  received_at timestamptz not null default now(),
  -- What it came to.
  handled_at timestamptz,
  outcome text check (outcome in ('NOTED', 'ASKED', 'CANCELLED', 'NOTHING')),
  order_id text references customer_order,
  title text,
  words jsonb,                                 -- was and now of each thing, as it was told
  -- Of one that is significant: what is to be accepted, with what was not answered before it.
  changes jsonb,
  answer_by timestamptz,
  reminded smallint not null default 0 check (reminded between 0 and 2),
  answer text check (answer in ('KEPT', 'ENDED', 'REPLACED')), -- REPLACED: another came before an answer
  answered_at timestamptz,
  check ((handled_at is null) = (outcome is null)),
  check (outcome is null or outcome = 'NOTHING' or order_id is not null),
  check (outcome is distinct from 'ASKED' or (changes is not null and answer_by is not null)),
  check ((answer is null) = (answered_at is null)),
  check (answer is null or outcome = 'ASKED')
);
create index supplier_notice_new on supplier_notice (sent_at) where handled_at is null;
create index supplier_notice_order on supplier_notice (order_id);
-- One at a time is asked of the people of an order.
create unique index supplier_notice_open on supplier_notice (order_id) where outcome = 'ASKED' and answer is null;

-- How far each supplier's own list was read: what a notice that got lost is found by.
create table notice_feed (
  supplier text primary key check (supplier in ('flights', 'stays')),
  read_to bigint not null,
  read_at timestamptz not null default now()
);

alter table order_change add column notice_id text references supplier_notice;
-- Ended because of it: nothing is lost.
alter table order_cancellation add column notice_id text references supplier_notice;
alter table order_cancellation add check (notice_id is null or lost = 0);

alter table supplier_notice enable row level security;
grant select on supplier_notice to holidaymaker_visitor;
create policy visitor on supplier_notice for select to holidaymaker_visitor
  using (visitor_sees_order(order_id));
