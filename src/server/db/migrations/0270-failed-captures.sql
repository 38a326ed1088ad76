-- A share that was not taken, as the provider has told, or a person who looked there: no answer to
-- another capture of it would say so.
alter table share_payment
  add column capture_failed_at timestamptz;
