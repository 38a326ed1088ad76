-- Places that official advice keeps people from for some days (server/advice): nobody spends a
-- night there on one of them. Ended, never deleted, for what was told stays to be seen.
create table advice_block (
  id text primary key,
  place_id text not null,                      -- data/places.json
  places text[] not null,                      -- the place and all that is in it, of which hotels are
  first_day date not null,
  last_day date not null,
  made_at timestamptz not null default now(),
  ended_at timestamptz,
  check (last_day >= first_day)
);

-- What anybody may read on the site.
grant select on advice_block to holidaymaker_visitor;
