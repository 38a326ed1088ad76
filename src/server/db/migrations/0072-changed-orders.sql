-- Whoever acts on an order adds a version to it, and changes none that is there.
create function visitor_acts_on_order(asked text) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return visitor_sees_order(asked) and exists (
    select from order_person p
    where p.order_id = asked and p.customer_id = visitor_customer() and p.role in ('LEAD', 'AUTHORISED')
  );
end $$;
grant insert on order_version to holidaymaker_visitor;
create policy people on order_version for insert to holidaymaker_visitor
  with check (reason = 'CHANGED' and made_by = 'CUSTOMER' and visitor_acts_on_order(order_id));
