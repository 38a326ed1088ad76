-- Holidays that visitors have saved, and what these cost from day to day.

create table bookmark (
  id text primary key,                         -- 128 random bits
  owner text not null,                         -- of the session, or the customer
  hotel_quote_id text not null,
  flight_quote_id text not null,
  saved_on date not null,                      -- of the market
  kept_until date not null,                    -- the last day: domain/saved/kept-until.ts
  total integer not null,                      -- in all on the day it was saved, in minor units
  currency text not null,
  target integer,                              -- its customer is told once it costs no more than this
  notified_at timestamptz,                     -- when it was told of
  looked_on date,                              -- the last day on which its price was looked at unasked
  created_at timestamptz not null default now(),
  unique (owner, hotel_quote_id, flight_quote_id)
);
create index bookmark_kept_until on bookmark (kept_until);

-- What a saved holiday cost on a day, once a day; a day without a row is one on which nobody looked,
-- or it could not be had.
create table price_point (
  hotel_quote_id text not null,
  flight_quote_id text not null,
  day date not null,
  total integer not null,                      -- in minor units
  primary key (hotel_quote_id, flight_quote_id, day)
);
create index price_point_day on price_point (day);
