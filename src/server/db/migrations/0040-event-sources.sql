-- What the visitor had consented to when it happened, a bit for each category (none known: nothing),
-- and whose events stay in order: a hash, by which nobody is found.
alter table event_outbox
  add column consent_bits text not null default '0000' check (consent_bits ~ '^[01]{4}$'),
  add column visitor text;
create index event_outbox_visitor on event_outbox (visitor, sequence);

-- Who pressed the button, and with what: the order is placed later, where nobody asks.
alter table payment_attempt add column fact_source jsonb;
