-- What was given as the price of an order dropped and nobody has used: it ends with the order.
create function unused_drop_credits(asked text) returns integer
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(sum(c.amount), 0)::int from credit c
  where c.order_id = asked and c.cancelled_at is null and c.ends_at > now()
    and not exists (select from credit_use u where u.credit_id = c.id)
$$;
