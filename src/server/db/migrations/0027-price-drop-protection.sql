-- Price-drop protection: what customers have claimed, and what we have looked at by night.

create table price_drop_claim (
  id text primary key,                         -- 128 random bits; names its workflow
  order_id text not null references customer_order,
  customer_id text not null references customer, -- the lead who asked
  state text not null default 'ASKED' check (state in ('ASKED', 'GRANTED', 'REFUSED')),
  reason text check (reason in ('not_cheaper', 'sold_out', 'unknown', 'not_protected')),
  was integer,                                 -- claimed last, or booked, in minor units of the order's currency
  now integer,
  credit_id text unique references credit,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  check ((state = 'ASKED') = (decided_at is null)),
  check ((state = 'REFUSED') = (reason is not null)),
  check (state <> 'GRANTED' or (now < was and credit_id is not null)),
  check (state = 'GRANTED' or credit_id is null)
);
create index price_drop_claim_order on price_drop_claim (order_id);
create index price_drop_claim_customer on price_drop_claim (customer_id);
-- Whoever presses twice asks once; and no price gives its difference back twice.
create unique index price_drop_claim_asked on price_drop_claim (order_id) where state = 'ASKED';
create unique index price_drop_claim_price on price_drop_claim (order_id, now) where state = 'GRANTED';

create table price_drop_look (
  order_id text primary key references customer_order,
  until date not null,                         -- the last day on which it is protected
  looked_on date not null,                     -- both days of the market
  written integer,                             -- the last price that we wrote of
  created_at timestamptz not null default now()
);
