-- What groups of ten and more ask to be quoted for (server/group-quote); kept for a year.
create table group_quote (
  reference text primary key,                  -- what people read out
  market text not null check (market in ('gb', 'ie')),
  customer_id text references customer,        -- null: nobody was logged in
  name text not null,
  email text not null,                         -- where the quote goes
  phone text,
  adults integer not null check (adults > 0),
  children integer not null check (children >= 0),
  infants integer not null check (infants >= 0),
  child_ages integer[] not null default '{}',
  place text not null,                         -- in their words
  airport text,                                -- null: any
  departure_date date not null,
  nights integer not null check (nights > 0),
  is_flexible boolean not null,
  message text,
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  check (adults + children between 10 and 99)
);
create index group_quote_customer on group_quote (customer_id);

-- Written by anybody, and never read by a visitor.
alter table group_quote enable row level security;
grant insert on group_quote to holidaymaker_visitor;
create policy visitor on group_quote to holidaymaker_visitor
  using (customer_id is null or customer_id = visitor_customer());
