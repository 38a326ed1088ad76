-- A booked holiday gets other flights on the same nights.
alter table order_change drop constraint order_change_kind_check;
alter table order_change add constraint order_change_kind_check
  check (kind in ('TRANSFER', 'NAMES', 'CAR', 'STAY', 'NOTICE', 'DATES', 'PLACE', 'FEWER', 'FLIGHTS'));
