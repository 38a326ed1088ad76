-- What each airline of a flight booking knows its flight by, out and home, where that is not the
-- supplier's own reference: papers that are made anew name both.
alter table supplier_booking add column airline_references jsonb;
