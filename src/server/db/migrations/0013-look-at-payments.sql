-- What is looked at each second is found by an index: the one before left out most of it.
drop index payment_attempt_page;
-- Pages that their shopper came back from, to be asked for until they are known.
create index payment_attempt_returned on payment_attempt (returned_at) where page_session is not null and state <> 'USED';
-- Payments that paid for nothing, to be told by mail.
create index payment_attempt_untold on payment_attempt (id) where page_session is not null and state = 'REFUSED' and notified_at is null;
