-- Promotional codes: what each takes off, for whom, how often; and who has used them.

create table promotional_code (
  code text primary key check (code ~ '^[A-Z0-9-]{3,20}$'),
  market text not null check (market in ('gb', 'ie')),
  amount integer check (amount > 0),           -- taken off, in minor units of the market's currency
  percent smallint check (percent between 1 and 100), -- or this share of what is paid to us
  least_spend integer not null default 0 check (least_spend >= 0), -- what must be paid to us without it
  starts_at timestamptz not null default now(),
  ends_at timestamptz,                         -- not taken from then on; baskets that have it keep it
  most_uses integer check (most_uses > 0),     -- in all; null = no limit
  most_uses_each integer check (most_uses_each > 0), -- by one customer; null = no limit
  used integer not null default 0 check (used >= 0), -- its rows below, counted under the lock of this one
  created_at timestamptz not null default now(),
  check (num_nonnulls(amount, percent) = 1),
  check (used <= most_uses)
);

alter table basket
  add constraint basket_promotional_code foreign key (promotional_code) references promotional_code;

-- Locked by the claim of a placement, redeemed by its order, gone when either comes to nothing.
create table promotional_code_use (
  checkout_id text primary key references checkout,
  code text not null references promotional_code,
  state text not null check (state in ('LOCKED', 'REDEEMED')),
  owner text not null,
  person text not null,                        -- keyed hash of the email address: compared, never read
  created_at timestamptz not null default now()
);
create index promotional_code_use_customer on promotional_code_use (code, person);
create index promotional_code_use_owner on promotional_code_use (code, owner);
