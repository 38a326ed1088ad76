-- Whoever pays a part of a booking sees what of its payments stays paid: what goes back is not.
create policy payers on refund for select to holidaymaker_visitor
  using (visitor_has_role(order_id, '{PAYER}'));
