-- Work of a queue that could not be done: when it is tried again, and since when it is put aside.
create table retry (
  queue text not null,                         -- server/workflow/retries.ts
  id text not null,                            -- the row of the queue's own table
  tries integer not null default 0,            -- failed ones; an outage elsewhere is none
  due_at timestamptz not null,                 -- not tried before
  reason text,                                 -- why the last try failed
  failed_at timestamptz,
  stuck_at timestamptz,                        -- put aside for a person
  dropped_at timestamptz,                      -- a person has given it up
  primary key (queue, id)
);
create index retry_stuck on retry (stuck_at) where stuck_at is not null and dropped_at is null;

-- A lease says who is sending now; failed tries are counted above.
alter table outbox_mail drop column tries;
