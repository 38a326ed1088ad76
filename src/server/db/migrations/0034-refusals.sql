-- What is refused is counted by the hour and not kept for good (server/account/security-events.ts):
-- whoever tries again and again fills no table.
alter table security_event add column hour timestamptz;  -- of refusals: the hour that is counted
alter table security_event add column times integer not null default 1;
create unique index security_event_refused on security_event
  (kind, network, coalesce(customer_id, ''), hour) where hour is not null;

delete from try_count;
comment on table try_count is 'counted by programs before quota-rules.ts; nothing reads it';
