-- The second wall of S-05: what is done for a visitor is done under this role, to which PostgreSQL
-- shows the rows that are theirs (src/server/db/visible-rows.ts). A table that says nothing here is
-- closed to it. One role for all databases of a server.
do $$
begin
  if not exists (select from pg_roles where rolname = 'holidaymaker_visitor') then
    create role holidaymaker_visitor;
  end if;
exception
  when duplicate_object or unique_violation then
    null;                                      -- another database of this server was quicker
  when insufficient_privilege then
    raise exception '% may not make the role holidaymaker_visitor: make it first, and grant it to % (docs/operations.md, PostgreSQL)', current_user, current_user;
end $$;
do $$
declare
  -- Since PostgreSQL 16 whoever makes a role may hand it on, and yet not work as it.
  needed text := case when current_setting('server_version_num')::int < 160000 then 'member' else 'set' end;
begin
  if not pg_has_role(current_user, 'holidaymaker_visitor', needed) then
    execute format('grant holidaymaker_visitor to %I', current_user);
  end if;
exception when insufficient_privilege then
  raise exception '% may not work as holidaymaker_visitor: grant it that role (docs/operations.md, PostgreSQL)', current_user;
end $$;
grant usage on schema public to holidaymaker_visitor;

-- Whom a connection is lent for; nothing is visible without. A customer who has been away is among
-- the owners, for their baskets live on, and is no customer until the next login (S-02).
create function visitor_owners() returns text[] language sql stable
  return string_to_array(current_setting('holidaymaker.owners', true), ' ');
create function visitor_customer() returns text language sql stable
  return nullif(current_setting('holidaymaker.customer', true), '');
-- The checkout of an order whose mail's key was brought: to be read.
create function visitor_checkout() returns text language sql stable
  return nullif(current_setting('holidaymaker.checkout', true), '');

-- What asks other tables stands in functions, since their plans are kept: as conditions of a policy
-- they cost more to plan than to answer. They see all rows.
create function visitor_owns_basket(asked text) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return exists (select from basket b where b.id = asked and b.owner = any (visitor_owners()));
end $$;
create function visitor_owns_checkout(asked text) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return exists (
    select from checkout c
    where c.id = asked
      and (c.owner = any (visitor_owners()) or visitor_owns_basket(c.basket_id))
  );
end $$;
create function visitor_sees_checkout(asked text) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return asked = visitor_checkout()
    or visitor_owns_checkout(asked)
    or exists (
      select from customer_order o join order_person p on p.order_id = o.id
      where o.checkout_id = asked and p.customer_id = visitor_customer()
        and p.role in ('LEAD', 'AUTHORISED')
    );
end $$;
create function visitor_sees_order(asked text) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return exists (
    select from customer_order o where o.id = asked and visitor_sees_checkout(o.checkout_id)
  );
end $$;
create function visitor_has_credit(asked text) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return exists (select from credit c where c.id = asked and c.customer_id = any (visitor_owners()));
end $$;

-- Baskets and checkouts. Whoever pays while they are away makes the checkout their browser's
-- (server/checkout/checkout-record.ts): the basket's owner still finds that it is being paid for.
alter table basket enable row level security;
grant select, insert, update on basket to holidaymaker_visitor;
create policy visitor on basket to holidaymaker_visitor
  using (owner = any (visitor_owners()));

alter table checkout enable row level security;
grant select, insert, update on checkout to holidaymaker_visitor;
create policy visitor on checkout to holidaymaker_visitor
  using (owner = any (visitor_owners()) or visitor_owns_basket(basket_id));
create policy people on checkout for select to holidaymaker_visitor
  using (visitor_sees_checkout(id));

alter table payment_attempt enable row level security;
grant select, insert, update on payment_attempt to holidaymaker_visitor;
create policy visitor on payment_attempt to holidaymaker_visitor
  using (visitor_owns_checkout(checkout_id));

-- Of the queues of durable work that of a visitor's own payments, one of which is given back at once.
alter table retry enable row level security;
grant select, insert, update, delete on retry to holidaymaker_visitor;
create policy visitor on retry to holidaymaker_visitor
  using (queue = 'abandoned-payment' and exists (select from payment_attempt a where a.id = retry.id));

-- Orders: visitors claim them and look at them, the worker makes them.
alter table placement enable row level security;
grant select, insert on placement to holidaymaker_visitor;
create policy visitor on placement for select to holidaymaker_visitor
  using (visitor_sees_checkout(checkout_id));
create policy own on placement for insert to holidaymaker_visitor
  with check (visitor_owns_checkout(checkout_id));

alter table order_history enable row level security;
grant select, insert on order_history to holidaymaker_visitor;
create policy visitor on order_history for select to holidaymaker_visitor
  using (visitor_sees_checkout(checkout_id));
create policy own on order_history for insert to holidaymaker_visitor
  with check (visitor_owns_checkout(checkout_id));

alter table customer_order enable row level security;
grant select on customer_order to holidaymaker_visitor;
create policy visitor on customer_order to holidaymaker_visitor
  using (owner = any (visitor_owners()) or visitor_sees_checkout(checkout_id));

alter table instalment enable row level security;
grant select on instalment to holidaymaker_visitor;
create policy visitor on instalment to holidaymaker_visitor
  using (visitor_sees_order(order_id));

alter table order_person enable row level security;
grant select on order_person to holidaymaker_visitor;
create policy visitor on order_person to holidaymaker_visitor
  using (customer_id = visitor_customer());

alter table price_drop_claim enable row level security;
grant select, insert, update (state) on price_drop_claim to holidaymaker_visitor;
create policy visitor on price_drop_claim to holidaymaker_visitor
  using (visitor_sees_order(order_id))
  with check (visitor_sees_order(order_id) and customer_id = visitor_customer());

-- What is taken off a price.
grant select, update (used) on promotional_code to holidaymaker_visitor;
alter table promotional_code_use enable row level security;
grant select, insert, delete on promotional_code_use to holidaymaker_visitor;
create policy visitor on promotional_code_use to holidaymaker_visitor
  using (visitor_owns_checkout(checkout_id));
-- A person may use some codes so often, whoever they were as visitors.
create function promotional_code_uses(asked text, by_owner text, by_person text) returns integer
  language sql stable security definer set search_path = public, pg_temp
  return (
    select count(*)::integer from promotional_code_use
    where code = asked and (owner = by_owner or person = by_person)
  );

grant select on credit_campaign to holidaymaker_visitor;
-- Rows are locked only by who may update something of them.
alter table credit enable row level security;
grant select, update (ends_at) on credit to holidaymaker_visitor;
create policy visitor on credit to holidaymaker_visitor
  using (customer_id = any (visitor_owners()));

alter table credit_use enable row level security;
grant select, insert, delete on credit_use to holidaymaker_visitor;
create policy visitor on credit_use to holidaymaker_visitor
  using (visitor_has_credit(credit_id))
  with check (visitor_has_credit(credit_id) and visitor_owns_checkout(checkout_id));

-- What visitors keep.
alter table bookmark enable row level security;
grant select, insert, update, delete on bookmark to holidaymaker_visitor;
create policy visitor on bookmark to holidaymaker_visitor
  using (owner = any (visitor_owners()));
grant select, insert, update on price_point to holidaymaker_visitor;

alter table previous_search enable row level security;
grant select, insert, update, delete on previous_search to holidaymaker_visitor;
create policy visitor on previous_search to holidaymaker_visitor
  using (owner = any (visitor_owners()));

alter table search_history_refusal enable row level security;
grant select, insert, delete on search_history_refusal to holidaymaker_visitor;
create policy visitor on search_history_refusal to holidaymaker_visitor
  using (owner = any (visitor_owners()));

-- Customers, once they are logged in. How anybody logs in is closed; so is what a password is
-- compared with.
alter table customer enable row level security;
grant select (id, email, email_key, confirmed_at, title, first_name, last_name, phone_number, postal_code, created_at, erased_at),
  update (title, first_name, last_name, phone_number, postal_code)
  on customer to holidaymaker_visitor;
create policy visitor on customer to holidaymaker_visitor
  using (id = visitor_customer());

alter table visitor_session enable row level security;
grant select, update (ended_at) on visitor_session to holidaymaker_visitor;
create policy visitor on visitor_session to holidaymaker_visitor
  using (owner = any (visitor_owners()) or customer_id = visitor_customer());

alter table mail_preference enable row level security;
grant select, insert, delete on mail_preference to holidaymaker_visitor;
create policy visitor on mail_preference to holidaymaker_visitor
  using (customer_id = visitor_customer());

alter table companion enable row level security;
grant select, insert, update, delete on companion to holidaymaker_visitor;
create policy visitor on companion to holidaymaker_visitor
  using (customer_id = visitor_customer());

-- What was asked for is read, not the copy itself; asking for it writes mail, which is closed.
alter table data_request enable row level security;
grant select (customer_id, kind, asked_at, withdrawn_at, finished_at) on data_request to holidaymaker_visitor;
create policy visitor on data_request to holidaymaker_visitor
  using (customer_id = visitor_customer());

-- Written and never read: what is remembered of logins, and what anybody reports.
alter table security_event enable row level security;
grant insert on security_event to holidaymaker_visitor;
create policy visitor on security_event to holidaymaker_visitor
  using (customer_id = visitor_customer());

alter table problem_report enable row level security;
grant insert on problem_report to holidaymaker_visitor;
create policy visitor on problem_report to holidaymaker_visitor
  using (customer_id is null or customer_id = visitor_customer());

-- Mail is put there and read by the worker alone.
grant insert on outbox_mail to holidaymaker_visitor;

-- Keyed hashes and moments: nothing of anybody.
grant select, insert, update on quota to holidaymaker_visitor;

-- Whether a checkout was placed, whoever asks: who asks for another's order is noted (S-26).
create function is_placed(checkout text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  return exists (select from customer_order where checkout_id = checkout);
