-- Once a share may have been taken, no rejection of the same capture says that it was not: what is
-- known of it is what was asked, and what the provider tells of it.
alter table share_payment
  add column capture_asked_at timestamptz,     -- for the first time
  add column captured_at timestamptz;          -- as the provider has told
