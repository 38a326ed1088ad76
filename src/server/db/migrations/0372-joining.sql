-- One more traveller joins a holiday as everything else of an order is changed: one kind more,
-- beside whatever kinds there are by then.
do $$
declare
  known text := (
    select pg_get_constraintdef(oid) from pg_constraint where conname = 'order_change_kind_check'
  );
begin
  alter table order_change drop constraint order_change_kind_check;
  execute 'alter table order_change add constraint order_change_kind_check '
    || replace(known, 'ARRAY[', 'ARRAY[''JOIN''::text, ');
end
$$;
