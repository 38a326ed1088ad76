-- A rise of an order that is paid in full is paid by card on a page of the card provider: reserved
-- there, taken once all that is new is booked (server/order/afterwards/changes/charge.ts).
alter table order_change
  add column charge integer not null default 0 check (charge >= 0),  -- of the difference, by card at once
  add column page_session text unique,         -- where it is paid
  add column psp_reference text;               -- of what is reserved

alter table order_change drop constraint order_change_check2;
alter table order_change add check (state <> 'DONE' or difference = spread + charge - lowered - refunded);
alter table order_change add check (state not in ('ACCEPTED', 'DONE') or charge = 0 or psp_reference is not null);

grant update (page_session, psp_reference, expires_at) on order_change to holidaymaker_visitor;
create policy pay on order_change for update to holidaymaker_visitor
  using (state = 'QUOTED' and visitor_acts_on_order(order_id))
  with check (state = 'QUOTED' and visitor_acts_on_order(order_id));
