-- Events, each written in the transaction of what it tells; whoever publishes them reads them in
-- their order. Kept for three days at most (server/platform/event-outbox.ts).
create table event_outbox (
  sequence bigint generated always as identity primary key,
  id text not null unique,                     -- under which it is delivered, however often
  kind text not null check (kind in (
    'Search', 'HolidayBookmark', 'HolidayEmailMe', 'HolidayView', 'HolidayBasket',
    'HolidayCheckoutBasket', 'FlightsBrowserFingerprint', 'HolidayOrder', 'BookmarkMerge',
    'AccountCreation'
  )),
  market text not null,
  customer_id text references customer on delete cascade,
  data jsonb not null,                         -- as consumers get it (domain/market/events.ts)
  created_at timestamptz not null default now()
);
create index event_outbox_created on event_outbox (created_at);
create index event_outbox_customer on event_outbox (customer_id);

-- Written for visitors, never read for them (0032-visible-rows.sql).
alter table event_outbox enable row level security;
grant insert on event_outbox to holidaymaker_visitor;
create policy visitor on event_outbox to holidaymaker_visitor
  using (customer_id is null or customer_id = visitor_customer());
