-- What a visitor makes is kept under an owner that is neither the token of the cookie nor what the
-- card provider knows the shopper by: a login changes the token, and nothing else.
alter table visitor_session
  add column owner text;                       -- null: opened by the release before, whose owner was the id
update visitor_session set owner = id;
create unique index visitor_session_owner on visitor_session (owner);

-- Under which the card of an attempt is stored at the provider; later instalments must say the same.
alter table payment_attempt
  add column shopper_reference text;           -- null: made by the release before, under the checkout's owner
update payment_attempt a set shopper_reference = c.owner from checkout c where c.id = a.checkout_id;

alter table customer_order
  add column shopper_reference text;           -- null: placed by the release before, under the order's owner
update customer_order set shopper_reference = owner;
