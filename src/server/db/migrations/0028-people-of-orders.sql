-- Whoever pays a part of a holiday, or may look at it, is one of its people too.
alter table order_person
  drop constraint order_person_role_check,
  add constraint order_person_role_check
    check (role in ('LEAD', 'AUTHORISED', 'PAYER', 'VIEWER'));
