-- Whoever sees an order reads its versions; only who acts on it adds one (0072).
drop policy visitor on order_version;
create policy visitor on order_version for select to holidaymaker_visitor
  using (visitor_sees_order(order_id));
