-- Seats and priority boarding are parts of an order of their own.
alter table supplier_booking drop constraint supplier_booking_part_check;
alter table supplier_booking add constraint supplier_booking_part_check
  check (part in ('flight', 'seats', 'priority', 'stay', 'transfer', 'parking', 'insurance'));
