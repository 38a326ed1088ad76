-- What becomes of a payment page is asked for until it is known, and told by mail.
alter table payment_attempt
  add column session_result text,              -- brought back by the shopper: the provider is asked with it
  add column returned_at timestamptz,          -- the shopper came back from the page
  add column awaited boolean not null default false, -- and was told that nobody knows yet, and that we write
  add column notified_at timestamptz;              -- that the payment was not used stands in a mail
update payment_attempt set notified_at = now() where state = 'REFUSED';
create index payment_attempt_page on payment_attempt (state) where page_session is not null and notified_at is null and state <> 'USED';
