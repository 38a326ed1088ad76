-- What others have changed is also answered by taking another holiday instead.
alter table supplier_notice drop constraint supplier_notice_answer_check;
alter table supplier_notice add constraint supplier_notice_answer_check
  check (answer in ('KEPT', 'OTHER', 'ENDED', 'REPLACED'));
