-- Who is given which event, and how far that is (server/tracking/deliver-events.ts). `sequence` is
-- taken when an event is written, not when its transaction ends: an event is dealt out once every
-- transaction that began before its own has ended, so that none comes after a later one.
alter table event_outbox
  add column transaction xid8 not null default pg_current_xact_id(),
  add column dealt_at timestamptz;             -- when its deliveries were written
create index event_outbox_undealt on event_outbox (sequence) where dealt_at is null;

-- A row for each consumer that the visitor consented to; none for the others.
create table event_delivery (
  event_id text not null references event_outbox (id) on delete cascade,
  consumer text not null,
  tries integer not null default 0,
  leased_until timestamptz,                    -- nobody else takes it before
  done_at timestamptz,
  primary key (event_id, consumer)
);
create index event_delivery_undone on event_delivery (consumer, event_id) where done_at is null;
