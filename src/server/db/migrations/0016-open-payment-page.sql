-- Whoever leaves the provider's page without an answer finds the way back to it.
alter table payment_attempt
  add column page_url text;                    -- of the page that was opened, at the provider
