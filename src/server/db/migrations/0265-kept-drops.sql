-- A change does not refund what a price-drop credit has given before. Where that credit is used, and
-- so cannot be withdrawn, cancelling does not refund it either: it stands in `lost`. Null where the
-- terms do not hold, and all that was paid goes back.
alter table order_cancellation
  add column drop_kept integer check (drop_kept >= 0 and drop_kept <= lost);

-- Of what was given as the price of an order dropped, what another order uses, whoever holds it.
create function used_drop_credits(asked text) returns integer
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(sum(c.amount), 0)::int from credit c
  where c.order_id = asked and exists (select from credit_use u where u.credit_id = c.id)
$$;
