-- What is for sale: hotels, rate plans and flights, as the suppliers' feeds bring them.
-- Places, airports, carriers and local taxes are reference data (data/*.json), not rows.

create table hotel (
  id integer primary key,                      -- the supplier's number; the catalogue's too
  name text not null,
  place_id text not null,                      -- data/places.json: a resort or town
  stars smallint not null check (stars between 1 and 5),
  review_score numeric(2, 1) not null check (review_score between 0 and 5),
  review_count integer not null check (review_count >= 0),
  review_distribution integer[] not null,      -- number of reviews with 1, 2, 3, 4, 5
  popularity smallint not null,                -- 0 to 1000, orders POPULARITY
  facilities integer not null,                 -- bits in the order of domain/catalogue/facilities.ts
  lat double precision not null,
  lon double precision not null,
  airports text[] not null,                    -- arrival airports, nearest first, at most 3
  facts jsonb not null                         -- description, rooms, reviews, access facts, address, metres to beach …
);
create index hotel_place on hotel (place_id);

create table rate_plan (
  id integer primary key,
  hotel_id integer not null references hotel on delete cascade,
  room_code text not null,
  room_name text not null,
  room_facts jsonb not null,                   -- size, beds, view, adapted …
  board text not null check (board in ('RO', 'SC', 'BB', 'HB', 'FB', 'AI')),
  refundable boolean not null,                 -- free cancellation until `refund_days` before arrival
  refund_days smallint not null,
  occupancy jsonb not null,                    -- domain/holiday/occupancy.ts
  on_request boolean not null default false
);
create index rate_plan_hotel on rate_plan (hotel_id);

-- 32 days a row: chunk = floor(days since 1970-01-01 / 32); little-endian. Without foreign keys, because chunks come
-- by the million and a check of each would cost more than their import; the import keeps them in step.
create table rate_chunk (
  plan_id integer not null,
  chunk integer not null,
  prices bytea not null,                       -- 32 × int32 pence for two adults a night, 0 = closed
  min_stay bytea not null,                     -- 32 × uint8 nights for an arrival on the day
  allotment bytea not null,                    -- 32 × uint8 rooms left
  primary key (plan_id, chunk)
);

-- A flight number on a route with its local times; the return is a series of its own.
create table flight_series (
  id integer primary key,
  carrier text not null,
  flight_number text not null,
  origin text not null,
  destination text not null,
  departure_time time not null,                -- local at the origin
  arrival_time time not null,                  -- local at the destination
  arrival_day_offset smallint not null,        -- calendar days after departure, local
  duration_minutes smallint not null,
  stops smallint not null,
  via text,
  hold_bag_included boolean not null,
  agent_fee boolean not null,                  -- carrier that a visitor may book for themselves (FLT-17)
  airline_session boolean not null             -- seats are held in the airline's session
);
create index flight_series_route on flight_series (origin, destination);

create table flight_chunk (
  series_id integer not null,
  chunk integer not null,
  fares bytea not null,                        -- 32 × int32 pence a seat, 0 = does not fly
  infant_fares bytea not null,                 -- 32 × int32 pence an infant
  seats bytea not null,                        -- 32 × uint8 seats left
  primary key (series_id, chunk)
);

-- Every change of what is for sale, in order; the index writer follows it by sequence.
create table catalogue_change (
  sequence bigint generated always as identity primary key,
  kind text not null check (kind in ('hotel', 'rate_chunk', 'flight_series', 'flight_chunk')),
  subject_id integer not null,
  chunk integer,
  made_at timestamptz not null default now()
);

-- What each feed has brought so far.
create table feed_import (
  id bigint generated always as identity primary key,
  feed text not null,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  feed_version text not null,                  -- what the next incremental import asks from
  accepted integer not null default 0,
  refused integer not null default 0,
  report jsonb not null default '[]'           -- refused records: line, id, reason
);
