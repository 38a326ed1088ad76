-- Who opened the page on which a rise is paid: whose access has ended since then changes nothing by
-- paying there (server/order/afterwards/changes/claim-change.ts). Null before a page is opened, and
-- of those that the release before has opened.
alter table order_change add column page_opened_by text references customer;

grant update (page_opened_by) on order_change to holidaymaker_visitor;
drop policy pay on order_change;
create policy pay on order_change for update to holidaymaker_visitor
  using (state = 'QUOTED' and visitor_acts_on_order(order_id))
  with check (
    state = 'QUOTED' and visitor_acts_on_order(order_id)
    and (page_opened_by is null or page_opened_by = visitor_customer())
  );
