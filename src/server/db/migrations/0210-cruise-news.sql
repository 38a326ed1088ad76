-- Who wants to be told when cruises go on sale (server/cruise); a row goes with its mail.
create table cruise_news (
  id text primary key,
  market text not null check (market in ('gb', 'ie')),
  email text not null,                         -- where we write to
  email_key text not null,                     -- the mailbox, folded: one row for each
  asked_at timestamptz not null default now(),
  unique (market, email_key)
);

-- Written by anybody; only insert is granted, so that no visitor reads, changes or deletes a row.
grant insert on cruise_news to holidaymaker_visitor;
