-- Credits: what customers have in their wallets, and which order each was used for.

create table credit_campaign (
  id text primary key check (id ~ '^[a-z0-9-]{3,40}$'),
  market text not null check (market in ('gb', 'ie')),
  name text not null check (name <> ''),       -- what customers read
  least_spend integer not null default 0 check (least_spend >= 0), -- what must be paid to us without credits
  departs_by date,                             -- the last day on which the holiday may begin
  combines boolean not null default true,      -- with other credits that combine
  created_at timestamptz not null default now(),
  unique (id, market)
);

-- Expired is one whose end has come, locked and redeemed one that has a use: neither is written.
create table credit (
  id text primary key,                         -- 128 random bits
  customer_id text not null references customer,
  market text not null check (market in ('gb', 'ie')),
  type text not null check (type in ('PriceDropProtectionCredit', 'TargetedCampaignCredit')),
  amount integer not null check (amount > 0),  -- in minor units of the market's currency
  campaign_id text,
  order_id text references customer_order,     -- whose price has dropped
  ends_at timestamptz not null,                -- not taken from then on; baskets that have it keep it
  cancelled_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (campaign_id, market) references credit_campaign (id, market),
  check ((type = 'TargetedCampaignCredit') = (campaign_id is not null)),
  check ((type = 'PriceDropProtectionCredit') = (order_id is not null))
);
create index credit_customer on credit (customer_id);

-- Locked by the claim of a placement, redeemed by its order, gone when either comes to nothing. The
-- key lets no credit be used for two orders.
create table credit_use (
  credit_id text primary key references credit,
  checkout_id text not null references checkout,
  state text not null check (state in ('LOCKED', 'REDEEMED')),
  created_at timestamptz not null default now()
);
create index credit_use_checkout on credit_use (checkout_id);

alter table basket
  add column credit_ids text[] not null default '{}', -- chosen to be used for it
  add column accepted_loss integer not null default 0 check (accepted_loss >= 0); -- what may be lost of them
