-- Bags, priority boarding and seats are added to booked flights as everything else of an order is
-- changed: two kinds more, beside whatever kinds there are by then.
do $$
declare
  known text := (
    select pg_get_constraintdef(oid) from pg_constraint where conname = 'order_change_kind_check'
  );
begin
  alter table order_change drop constraint order_change_kind_check;
  execute 'alter table order_change add constraint order_change_kind_check '
    || replace(known, 'ARRAY[', 'ARRAY[''FLIGHT_EXTRAS''::text, ''SEATS''::text, ');
end
$$;

-- Bags that are added to them are booked beside them.
alter table supplier_booking drop constraint supplier_booking_part_check;
alter table supplier_booking add constraint supplier_booking_part_check
  check (
    part in (
      'flight', 'bags', 'seats', 'priority', 'stay', 'transfer', 'parking', 'insurance'
    )
  );
