-- What pages say, as it was published: nothing is ever changed or deleted. Of a kind, slug and
-- market the last row whose time has come holds, unless that has ended; going back publishes an
-- earlier row again. A row without a market is for all that have none of their own.
create table content_entry (
  sequence bigint generated always as identity primary key,
  kind text not null check (kind in ('pages', 'guides', 'messages', 'entries', 'pods')),
  slug text not null,
  market text check (market in ('gb', 'ie')),
  version integer not null check (version > 0), -- of this kind, slug and market, from 1
  content jsonb not null, -- title, description, blocks … (src/domain/content/entry.ts)
  hash text not null, -- of all that was published: the same source is published once
  valid_from timestamptz not null,
  valid_until timestamptz,
  published_by text not null, -- `source` for what comes with the program
  published_at timestamptz not null default now(),
  unique nulls not distinct (kind, slug, market, version)
);
create function refuse_content_change() returns trigger language plpgsql as $$
begin
  raise exception 'content_entry is only added to';
end $$;
create trigger content_entry_stays before update or delete on content_entry
  for each statement execute function refuse_content_change();
