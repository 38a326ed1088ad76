-- What customers choose to hear of, whom they travel with, what they may ask of what is held about
-- them; and problems that anybody tells us of.

-- Mail that needs a choice, and has been chosen; what is not here is not sent.
create table mail_preference (
  customer_id text not null references customer,
  kind text not null check (kind in ('SAVED_PRICES')),
  chosen_at timestamptz not null default now(),
  primary key (customer_id, kind)
);
-- Whoever has set a target price has asked for the mail about it.
insert into mail_preference (customer_id, kind)
  select distinct c.id, 'SAVED_PRICES' from bookmark b join customer c on c.id = b.owner where b.target is not null;

-- People whom a customer often books for, kept because the customer asked for it.
create table companion (
  id text primary key,
  customer_id text not null references customer,
  title text not null,
  first_name text not null,
  last_name text not null,
  date_of_birth date not null,
  agreed_at timestamptz not null,              -- when keeping these details was agreed to
  created_at timestamptz not null default now()
);
create index companion_customer on companion (customer_id);

-- A customer asks for a copy of what is held, or for its erasure.
create table data_request (
  id text primary key,                         -- of its workflow too
  customer_id text not null references customer,
  kind text not null check (kind in ('EXPORT', 'ERASURE')),
  asked_at timestamptz not null default now(),
  withdrawn_at timestamptz,                    -- of an erasure
  finished_at timestamptz,
  document jsonb                               -- the copy, as long as it can be fetched
);
create unique index data_request_open on data_request (customer_id, kind) where withdrawn_at is null and finished_at is null;

alter table customer
  add column erased_at timestamptz;            -- nothing but the id is left, which names nobody

create table problem_report (
  reference text primary key,                  -- what people read out
  customer_id text references customer,
  email text,                                  -- where an answer is wanted
  page text,                                   -- address that it is about
  error_reference text,                        -- of the failure, as it was shown
  message text not null,
  created_at timestamptz not null default now()
);
create index problem_report_customer on problem_report (customer_id);
