-- What the people of a booking say an airline has told them of a flight, before we knew of it: kept
-- as it was told, asked at the airline at once (server/booking/informed-changes.ts), and answered.
create table informed_change (
  id text primary key,
  order_id text not null references customer_order,
  customer_id text not null references customer,  -- who heard us
  leg text not null check (leg in ('outbound', 'inbound')),
  -- By the clock at the airport it leaves from; null: the flight is cancelled.
  heard_time text check (heard_time ~ '^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$'),
  booked_time text not null,                      -- when it left by the booking as they heard us
  words text not null check (length(words) between 1 and 2000),
  airline_reference text,
  state text not null default 'ASKING'
    check (state in ('ASKING', 'CONFIRMED', 'WITH_PERSON', 'ANSWERED')),
  -- Why a person looks into it: what the airline's system has said.
  reason text check (reason in ('UNCHANGED', 'OTHERWISE', 'SILENT', 'NOT_OURS')),
  answer_by timestamptz,                          -- by when a person answers
  answer text,                                    -- what a person has answered
  looked_at timestamptz,                          -- when it was last held against what the airline says
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  check (state <> 'WITH_PERSON' or (reason is not null and answer_by is not null)),
  check ((state = 'ANSWERED') = (answer is not null)),
  check ((state in ('CONFIRMED', 'ANSWERED')) = (ended_at is not null))
);
create index informed_change_order on informed_change (order_id, created_at);
-- The same thing told twice is told once, until it is answered.
create unique index informed_change_open on informed_change (order_id, leg, (coalesce(heard_time, '')))
  where state in ('ASKING', 'WITH_PERSON');
create trigger tell_of_work after insert or update on informed_change
  for each row execute function tell_of_work();
alter table informed_change enable row level security;
grant select, insert on informed_change to holidaymaker_visitor;
create policy visitor on informed_change for select to holidaymaker_visitor
  using (visitor_has_role(order_id, '{LEAD,AUTHORISED}'));
create policy tell on informed_change for insert to holidaymaker_visitor
  with check (
    state = 'ASKING' and reason is null and looked_at is null
    and customer_id = visitor_customer() and visitor_has_role(order_id, '{LEAD,AUTHORISED}')
  );
