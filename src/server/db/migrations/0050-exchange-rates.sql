-- What a pound is sold as in another currency, as operators have set it: the last row of a currency
-- holds, the rows before it are its history. A currency without a row stands as the program has it
-- (server/market/market.ts). Every basket and order keeps the rate it was priced at (SITE-07).
create table exchange_rate (
  sequence bigint generated always as identity primary key,
  currency text not null check (currency in ('EUR')),
  per_pound integer not null check (per_pound between 500000 and 2000000), -- millionths of its unit
  valid_from timestamptz not null default now()
);
create index exchange_rate_of_currency on exchange_rate (currency, sequence desc);
