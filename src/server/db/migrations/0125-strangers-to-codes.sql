-- Whether a code is that of an order which does not name the customer, whoever asks: a customer who
-- guesses the codes of others is noted (S-26).
create function is_order_of_others(order_code text, customer text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  return exists (
    select from customer_order o
    where o.code = order_code and not exists (
      select from order_person p where p.order_id = o.id and p.customer_id = customer
    )
  );
