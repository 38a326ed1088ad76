-- What visitors answered when they were asked for consent: the proof that they did. Kept for 24
-- months (server/tracking/consent-records.ts). By the hash alone the answers of one browser are
-- found once it shows its token; no address, no customer.
create table consent_record (
  id bigint generated always as identity primary key,
  answered_at timestamptz not null default now(),
  market text not null check (market in ('gb', 'ie')),
  bits text not null check (bits ~ '^[01]{4}$'),  -- as in the cookie (domain/tracking/consent.ts)
  visitor text not null                           -- keyed hash of remember_token
);
create index consent_record_answered on consent_record (answered_at);

-- Written for a browser, whoever uses it: closed to what is done for a visitor.
alter table consent_record enable row level security;
