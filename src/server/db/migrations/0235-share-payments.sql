-- Somebody who is invited to pay a part of a booking sees what is open, not what it is made of, and
-- pays by a card of their own. The card that is kept for the booking is no business of theirs.
alter table order_invite drop constraint order_invite_role_check;
alter table order_invite add constraint order_invite_role_check
  check (role in ('AUTHORISED', 'PAYER', 'VIEWER'));
drop policy change on instalment;
create policy change on instalment for update to holidaymaker_visitor
  using (state in ('DUE', 'DECLINED') and visitor_has_role(order_id, '{LEAD,AUTHORISED}'))
  with check (state in ('DUE', 'DECLINED') and visitor_has_role(order_id, '{LEAD,AUTHORISED}'));
drop policy split on instalment;
create policy split on instalment for insert to holidaymaker_visitor
  with check (state = 'DUE' and tries = 0 and visitor_has_role(order_id, '{LEAD,AUTHORISED}'));
drop policy joined on instalment;
create policy joined on instalment for delete to holidaymaker_visitor
  using (state in ('DUE', 'DECLINED') and visitor_has_role(order_id, '{LEAD,AUTHORISED}'));
drop policy visitor on payment_change;
create policy visitor on payment_change to holidaymaker_visitor
  using (visitor_has_role(order_id, '{LEAD,AUTHORISED}'))
  with check (
    customer_id = visitor_customer() and visitor_has_role(order_id, '{LEAD,AUTHORISED}')
  );

-- A part of a booking that one of its people pays by a card of their own: reserved on a page of the
-- card provider, taken once there is room for it among the open payments, else given back whole
-- (server/booking/settle-shares.ts).
create table share_payment (
  id text primary key,
  order_id text not null references customer_order,
  customer_id text not null references customer,
  paid_by text not null,                       -- their email address: what the lead knows them by
  press text not null,                         -- of the button: repeated, it opens the same page
  amount integer not null check (amount > 0),
  state text not null default 'OPEN'
    check (state in ('OPEN', 'RESERVED', 'CLAIMED', 'PAID', 'RELEASING', 'GIVEN_BACK')),
  page_session text unique,                    -- where it is paid
  psp_reference text unique,                   -- of what is reserved
  due_again date,                              -- of the payments that it takes the place of, the last day
  refusal text,                                -- why it went back: domain/booking/share-refusals.ts
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  unique (customer_id, press),
  check ((state = 'OPEN') = (psp_reference is null)),
  check ((state in ('RELEASING', 'GIVEN_BACK')) = (refusal is not null))
);
create index share_payment_order on share_payment (order_id, created_at);
create index share_payment_undone on share_payment (created_at)
  where state in ('RESERVED', 'CLAIMED', 'RELEASING');
-- The payment of the plan that it is.
alter table instalment add column share_id text unique references share_payment;
create trigger tell_of_work after insert or update on share_payment
  for each row execute function tell_of_work();

alter table share_payment enable row level security;
grant select, insert, update (page_session, psp_reference, state) on share_payment
  to holidaymaker_visitor;
create policy visitor on share_payment for select to holidaymaker_visitor
  using (
    visitor_has_role(order_id, '{LEAD,AUTHORISED}')
    or customer_id = visitor_customer() and visitor_has_role(order_id, '{PAYER}')
  );
create policy pay on share_payment for insert to holidaymaker_visitor
  with check (
    state = 'OPEN' and customer_id = visitor_customer()
    and visitor_has_role(order_id, '{LEAD,AUTHORISED,PAYER}')
  );
create policy reserved on share_payment for update to holidaymaker_visitor
  using (
    state = 'OPEN' and customer_id = visitor_customer()
    and visitor_has_role(order_id, '{LEAD,AUTHORISED,PAYER}')
  )
  with check (state in ('OPEN', 'RESERVED') and customer_id = visitor_customer());

-- Why nothing is paid towards an order at the moment; null when it can be. `share_being_changed`
-- and `share_being_cancelled` pass by themselves.
create function share_stop(asked text) returns text language sql stable
  return (
    select case
      when status in ('CANCELLED', 'FAILED') then 'share_cancelled'
      when status = 'PENDING' then 'share_not_confirmed'
      when exists (select from order_cancellation c where c.order_id = o.id)
        then 'share_being_cancelled'
      when exists (select from order_change h where h.order_id = o.id and h.state = 'ACCEPTED')
        then 'share_being_changed'
      when exists (
        select from supplier_notice n
        where n.order_id = o.id and n.outcome = 'ASKED' and n.answer is null
      ) or exists (
        select from conversation_message m
        where m.order_id = o.id and m.disputes_payment and m.settled_at is null
      ) then 'share_paused'
    end
    from customer_order o where o.id = asked
  );
-- The same for those who may pay it, who see nothing else of why.
create function visitor_share_stop(asked text) returns text
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if not visitor_has_role(asked, '{LEAD,AUTHORISED,PAYER}') then
    return 'share_cancelled';
  end if;
  return share_stop(asked);
end $$;
