-- Order placement: what was claimed, what became of it, and what the sweeps need to know.

-- One try at placing an order: claimed in the transaction that sets the checkout to PLACING, run by the workflow of the same id.
create table placement (
  id text primary key,                         -- checkoutId:attempt
  checkout_id text not null references checkout,
  attempt integer not null,                    -- the payment attempt's number
  token text not null references payment_attempt,
  accepted jsonb not null,                     -- what the visitor accepted: server/booking/accepted.ts
  outcome jsonb,                               -- what placeOrder answers, once known
  claimed_at timestamptz not null default now(),
  finished_at timestamptz,                     -- nothing left to do, late answers included
  unique (checkout_id, attempt)
);
create index placement_running on placement (claimed_at) where finished_at is null;

alter table basket
  add column price_change jsonb;               -- was and now, until the visitor accepts

alter table payment_attempt
  add column challenge_url text,
  add column released_at timestamptz;          -- an authorised page payment that was given back unused

alter table instalment
  add column next_try date,                    -- after a refusal: 3, then 7 days later
  add column taking_since timestamptz;

alter table outbox_mail
  add column leased_until timestamptz;         -- somebody is sending it
