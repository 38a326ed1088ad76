-- What two people, or a person and the worker, decide of one order at once is decided one after the
-- other: each locks its checkout first, whoever's role it is, and asks then what is under way.
create function lock_order(asked text) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from checkout c join customer_order o on o.checkout_id = c.id where o.id = asked for update of c;
  return case
    when exists (select from order_cancellation where order_id = asked) then 'ending'
    when exists (select from order_change where order_id = asked and state = 'ACCEPTED') then 'changing'
    else 'standing'
  end;
end $$;
