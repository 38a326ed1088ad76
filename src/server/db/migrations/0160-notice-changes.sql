-- What others have changed of an order is accepted as every change is.
alter table order_change drop constraint order_change_kind_check;
alter table order_change add constraint order_change_kind_check
  check (kind in ('TRANSFER', 'NAMES', 'CAR', 'STAY', 'NOTICE'));
alter table order_change add check ((kind = 'NOTICE') = (notice_id is not null));
create trigger tell_of_work after insert or update on supplier_notice for each row execute function tell_of_work();
