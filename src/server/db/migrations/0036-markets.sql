-- What is made at the site of one market is there alone (SITE-07); what stood before was sold in
-- Great Britain.
alter table basket add column market text not null default 'gb' check (market in ('gb', 'ie'));
alter table checkout add column market text not null default 'gb' check (market in ('gb', 'ie'));
alter table customer_order add column market text not null default 'gb' check (market in ('gb', 'ie'));
alter table bookmark add column market text not null default 'gb' check (market in ('gb', 'ie'));
alter table bookmark
  drop constraint bookmark_owner_hotel_quote_id_flight_quote_id_key,
  add unique (owner, market, hotel_quote_id, flight_quote_id);
alter table previous_search add column market text not null default 'gb' check (market in ('gb', 'ie'));
alter table party_room add column market text not null default 'gb' check (market in ('gb', 'ie'));
alter table outbox_mail add column market text check (market in ('gb', 'ie')); -- who writes; mail of orders says it in its document

-- What a saved holiday costs on a day differs from market to market. Programs of the release before
-- still write price_point, which goes with the next.
create table holiday_price (
  market text not null check (market in ('gb', 'ie')),
  hotel_quote_id text not null,
  flight_quote_id text not null,
  day date not null,
  total integer not null,                      -- in minor units of the market's currency
  primary key (market, hotel_quote_id, flight_quote_id, day)
);
create index holiday_price_day on holiday_price (day);
insert into holiday_price select 'gb', hotel_quote_id, flight_quote_id, day, total from price_point;
grant select, insert, update on holiday_price to holidaymaker_visitor;

-- At whose site a connection works for a visitor; connections of the release before say none, and
-- are at the British one.
create function visitor_market() returns text language sql stable
  return coalesce(nullif(current_setting('holidaymaker.market', true), ''), 'gb');

-- Beside what the policies of 0032 ask: whose something is, and where.
create policy market on basket as restrictive to holidaymaker_visitor
  using (market = visitor_market());
create policy market on checkout as restrictive to holidaymaker_visitor
  using (market = visitor_market());
create policy market on customer_order as restrictive to holidaymaker_visitor
  using (market = visitor_market());
create policy market on bookmark as restrictive to holidaymaker_visitor
  using (market = visitor_market());

-- What belongs to a checkout asks for it by these.
create or replace function visitor_owns_basket(asked text) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return exists (
    select from basket b
    where b.id = asked and b.market = visitor_market() and b.owner = any (visitor_owners())
  );
end $$;
create or replace function visitor_owns_checkout(asked text) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return exists (
    select from checkout c
    where c.id = asked and c.market = visitor_market()
      and (c.owner = any (visitor_owners()) or visitor_owns_basket(c.basket_id))
  );
end $$;
create or replace function visitor_sees_checkout(asked text) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return exists (select from checkout c where c.id = asked and c.market = visitor_market())
    and (
      asked = visitor_checkout()
      or visitor_owns_checkout(asked)
      or exists (
        select from customer_order o join order_person p on p.order_id = o.id
        where o.checkout_id = asked and p.customer_id = visitor_customer()
          and p.role in ('LEAD', 'AUTHORISED')
      )
    );
end $$;
