-- What is reserved for a placement or a change, and was asked to be taken: once it may have been, no
-- rejection of the same capture says that it was not (server/order/paying/take-reserved.ts).
create table capture_ask (
  id text primary key,                         -- of the placement or the change
  reference text not null,                     -- by which the card provider knows it
  asked_at timestamptz not null default now(), -- for the first time
  found text check (found in ('TAKEN', 'NOT_TAKEN')), -- as the provider has told, or a person who looked there
  found_at timestamptz
);
create index capture_ask_unknown on capture_ask (reference) where found is null;
