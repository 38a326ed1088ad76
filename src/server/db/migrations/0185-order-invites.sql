-- Invitations to a booking: mailed by its lead, accepted once by whoever logs in with that mailbox.
-- Whoever has accepted one is in order_person for as long as it is not withdrawn.
create table order_invite (
  id text primary key,
  order_id text not null references customer_order,
  email text not null,                         -- as typed: what we write to
  email_key text not null,                     -- domain/account/email-key.ts
  role text not null check (role in ('AUTHORISED', 'VIEWER')),
  token_hash text not null unique,             -- SHA-256; the token is derived where the mail is made
  expires_at timestamptz not null,
  accepted_by text references customer,
  accepted_at timestamptz,
  withdrawn_at timestamptz,
  created_at timestamptz not null default now()
);
create index order_invite_order on order_invite (order_id);
create index order_invite_accepted_by on order_invite (accepted_by);
-- One that counts for a mailbox: another takes its place.
create unique index order_invite_mailbox on order_invite (order_id, email_key)
  where withdrawn_at is null;

-- The lead alone sees who is invited, and takes it back.
alter table order_invite enable row level security;
grant select, insert, update (withdrawn_at) on order_invite to holidaymaker_visitor;
create policy visitor on order_invite for select to holidaymaker_visitor
  using (visitor_has_role(order_id, '{LEAD}'));
create policy invite on order_invite for insert to holidaymaker_visitor
  with check (
    accepted_by is null and accepted_at is null and visitor_has_role(order_id, '{LEAD}')
  );
create policy withdraw on order_invite for update to holidaymaker_visitor
  using (visitor_has_role(order_id, '{LEAD}'));
grant delete on order_person to holidaymaker_visitor;
create policy lead on order_person for select to holidaymaker_visitor
  using (visitor_has_role(order_id, '{LEAD}'));
create policy ended on order_person for delete to holidaymaker_visitor
  using (role <> 'LEAD' and visitor_has_role(order_id, '{LEAD}'));
-- It was for every act, of which there was none but to read.
drop policy visitor on order_person;
create policy visitor on order_person for select to holidaymaker_visitor
  using (customer_id = visitor_customer());

-- The open invitation of this order and token, for the customer of its mailbox and at the site of
-- its market: whoever is invited sees no more than this of the order before they accept.
create function visitor_invitation(asked_code text, asked_token text)
  returns table (
    id text, order_id text, role text, lead_name text, place text, departure_date text, return_date text
  )
  language sql stable security definer set search_path = public, pg_temp as $$
  select i.id, o.id, i.role, v.accepted #>> '{passengers,0,firstName}', v.document ->> 'place',
    v.accepted #>> '{holiday,departureDate}', v.accepted #>> '{holiday,returnDate}'
  from order_invite i
  join customer_order o on o.id = i.order_id
  join customer c on c.id = visitor_customer() and c.email_key = i.email_key
  join lateral (
    select accepted, document from order_version where order_id = o.id order by number desc limit 1
  ) v on true
  where i.token_hash = asked_token and o.code = asked_code and o.market = visitor_market()
    and i.accepted_at is null and i.withdrawn_at is null and i.expires_at > now()
$$;

-- Accepts it, once: of two at the same time the second finds nothing, and who invites meanwhile
-- waits (server/booking/sharing.ts). What the customer accepted of the order before ends with it.
-- The order's id, or null.
create function visitor_accepts_invitation(asked_code text, asked_token text) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  accepted order_invite;
begin
  perform pg_advisory_xact_lock(hashtext('sharing ' || v.order_id))
    from visitor_invitation(asked_code, asked_token) v;
  update order_invite set accepted_by = visitor_customer(), accepted_at = now()
    where id = (select v.id from visitor_invitation(asked_code, asked_token) v)
      and accepted_at is null and withdrawn_at is null
    returning * into accepted;
  if accepted.id is not null then
    update order_invite set withdrawn_at = now()
      where order_id = accepted.order_id and accepted_by = accepted.accepted_by
        and id <> accepted.id and withdrawn_at is null;
    insert into order_person (order_id, customer_id, role)
      values (accepted.order_id, accepted.accepted_by, accepted.role)
      on conflict (order_id, customer_id) do update set role = excluded.role
        where order_person.role <> 'LEAD';
  end if;
  return accepted.order_id;
end $$;

-- Whoever is invited asks for the order by its code, and is no stranger who guesses (S-26).
create or replace function is_order_of_others(order_code text, customer text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  return exists (
    select from customer_order o
    where o.code = order_code and not exists (
      select from order_person p where p.order_id = o.id and p.customer_id = customer
    ) and not exists (
      select from order_invite i join customer c on c.email_key = i.email_key
      where i.order_id = o.id and c.id = customer and i.withdrawn_at is null
        and i.accepted_at is null and i.expires_at > now()
    )
  );
