-- Whoever pays a part of a holiday or may look at it reads its booking too; what each role is told
-- of it, src/domain/order/booking-roles.ts says.
create function visitor_has_role(asked text, roles text[]) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return exists (
    select from order_person p join customer_order o on o.id = p.order_id
    where p.order_id = asked and p.customer_id = visitor_customer() and p.role = any (roles)
      and o.market = visitor_market()
  );
end $$;
create policy roles on customer_order for select to holidaymaker_visitor
  using (visitor_has_role(id, '{PAYER,VIEWER}'));
create policy roles on order_version for select to holidaymaker_visitor
  using (visitor_has_role(order_id, '{PAYER,VIEWER}'));

-- Payments that are still open are paid early, in part, or moved by who may pay them. Those that
-- are being taken, or were, are nobody's to change.
drop policy visitor on instalment;
create policy visitor on instalment for select to holidaymaker_visitor
  using (visitor_sees_order(order_id) or visitor_has_role(order_id, '{PAYER}'));
grant insert, delete, update (due_date, amount, state, next_try) on instalment to holidaymaker_visitor;
create policy change on instalment for update to holidaymaker_visitor
  using (state in ('DUE', 'DECLINED') and visitor_has_role(order_id, '{LEAD,AUTHORISED,PAYER}'))
  with check (state in ('DUE', 'DECLINED') and visitor_has_role(order_id, '{LEAD,AUTHORISED,PAYER}'));
create policy split on instalment for insert to holidaymaker_visitor
  with check (state = 'DUE' and tries = 0 and visitor_has_role(order_id, '{LEAD,AUTHORISED,PAYER}'));
create policy joined on instalment for delete to holidaymaker_visitor
  using (state in ('DUE', 'DECLINED') and visitor_has_role(order_id, '{LEAD,AUTHORISED,PAYER}'));

-- What its people have changed about the payments of an order.
create table payment_change (
  id text primary key,
  order_id text not null references customer_order,
  customer_id text not null references customer,
  kind text not null check (kind in ('MOVED', 'BROUGHT_FORWARD')),
  number smallint not null,                    -- of the payment, which a later change may join to another
  was date not null,
  becomes date not null,
  amount integer not null check (amount > 0),
  created_at timestamptz not null default now()
);
create index payment_change_order on payment_change (order_id, created_at);
alter table payment_change enable row level security;
grant select, insert on payment_change to holidaymaker_visitor;
create policy visitor on payment_change to holidaymaker_visitor
  using (visitor_has_role(order_id, '{LEAD,AUTHORISED,PAYER}'))
  with check (
    customer_id = visitor_customer() and visitor_has_role(order_id, '{LEAD,AUTHORISED,PAYER}')
  );
