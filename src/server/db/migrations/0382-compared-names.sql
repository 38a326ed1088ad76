-- Whether the name in a passport is the one on the booking: what is typed of it is compared at once
-- and not kept. The outcome holds for the name that it was compared with, and for no later one.
alter table traveller_check
  add column is_name_alike boolean,
  add column compared_with text,
  add constraint compared_with_a_name check ((is_name_alike is null) = (compared_with is null));
