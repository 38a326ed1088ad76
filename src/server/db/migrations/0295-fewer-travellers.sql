-- Travellers are taken off an order as everything else of it is changed.
alter table order_change drop constraint order_change_kind_check;
alter table order_change add constraint order_change_kind_check
  check (kind in ('TRANSFER', 'NAMES', 'CAR', 'STAY', 'NOTICE', 'DATES', 'PLACE', 'FEWER'));
