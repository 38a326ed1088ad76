-- What visitors have searched for last, for them to go back to.

create table previous_search (
  id text primary key,                         -- 128 random bits
  owner text not null,                         -- of the session, or the customer
  query text not null,                         -- the search as an address writes it, its first page
  departs_on date not null,                    -- the first day it can leave on
  total integer,                               -- the lowest price then, in minor units; null for nothing found
  currency text not null,
  searched_at timestamptz not null default now(),
  unique (owner, query)
);
create index previous_search_searched on previous_search (searched_at);

-- Whoever does not want their searches kept.
create table search_history_refusal (
  owner text primary key,
  created_at timestamptz not null default now()
);
