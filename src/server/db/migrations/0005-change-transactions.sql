-- Sequences are given before they are committed, so that a smaller one can turn up after a larger one. Which transaction wrote a change
-- says exactly whether a reader that looked at a known moment (pg_snapshot) has seen it.
alter table catalogue_change add column transaction xid8 not null default pg_current_xact_id();
create index catalogue_change_transaction on catalogue_change (transaction);
