-- The car that is left at the car park is changed like everything else of an order.
alter table order_change drop constraint order_change_kind_check;
alter table order_change add constraint order_change_kind_check
  check (kind in ('TRANSFER', 'NAMES', 'CAR', 'STAY'));
