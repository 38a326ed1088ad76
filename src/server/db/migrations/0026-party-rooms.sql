-- People who choose a holiday together: a room with a link, who is in it, what they vote on.

create table party_room (
  id text primary key,                         -- 128 random bits
  link text not null unique,                   -- 128 random bits in the address: whoever has them may come in
  name text not null,
  party text not null,                         -- who travels, as addresses write it: domain/party.ts
  awaited integer not null,                    -- so many people choose: the round waits for them
  round integer not null default 1 check (round between 1 and 3),
  judged_at timestamptz,                       -- when the limits of this round were compared
  visited_on date not null,                    -- the last day on which somebody in it opened it
  created_at timestamptz not null default now()
);
create index party_room_visited on party_room (visited_on);

-- Links that were renewed: they still lead those to the room who are in it, and nobody else.
create table party_former_link (
  link text primary key,
  room_id text not null references party_room (id) on delete cascade
);
create index party_former_link_room on party_former_link (room_id);

create table party_member (
  id text primary key,                         -- 128 random bits
  room_id text not null references party_room (id) on delete cascade,
  owner text not null,                         -- of the session, or the customer
  first_name text not null,
  limits jsonb,                                -- read by the comparison of all alone: server/saved/party-room/judge-round.ts
  locked_round integer not null default 0,     -- the last round in which they locked their limits
  created_at timestamptz not null default clock_timestamp(),
  unique (room_id, owner)
);
create index party_member_owner on party_member (owner);

create table party_holiday (
  id text primary key,                         -- 128 random bits
  room_id text not null references party_room (id) on delete cascade,
  added_by text references party_member (id) on delete set null,
  hotel_quote_id text not null,
  flight_quote_id text not null,
  departs_on date not null,
  total integer not null,                      -- in all, in minor units, when it was added or last compared
  verdict text check (verdict in ('WORKS_FOR_ALL', 'NOT_FOR_ALL')), -- of the round that was compared last
  created_at timestamptz not null default clock_timestamp(),
  unique (room_id, hotel_quote_id, flight_quote_id)
);
create index party_holiday_added_by on party_holiday (added_by);

create table party_vote (
  holiday_id text not null references party_holiday (id) on delete cascade,
  member_id text not null references party_member (id) on delete cascade,
  vote text not null check (vote in ('YES', 'PERHAPS', 'NO')),
  primary key (holiday_id, member_id)
);
create index party_vote_member on party_vote (member_id);
