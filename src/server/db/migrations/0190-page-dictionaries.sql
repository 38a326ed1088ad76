-- What pages of a release are compressed with for browsers that have it (http/compression): one
-- for every thread and machine that serves the release, so that it fits whichever of them answers.
create table page_dictionary (
  release text primary key,
  bytes bytea not null,
  made_at timestamptz not null default now()
);
