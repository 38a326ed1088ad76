-- The purchase: baskets, checkouts, orders, money. Ids in addresses have 128 random bits.

create table visitor_session (
  id text primary key,                         -- SHA-256 of the cookie's token
  customer_id text,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);

create table basket (
  id text primary key,
  reference text not null unique,              -- what people read out: 8 letters and digits
  owner text not null,                         -- visitor_session.id, or customer
  holiday jsonb not null,                      -- quote ids, labels, facts as shown; priced lines (domain/holiday/price.ts)
  extras jsonb not null default '{}',          -- chosen extras with their stored quotes
  offers jsonb not null default '{}',          -- extras quoted for this basket, by kind
  supplier_session jsonb,                      -- airline session: sessionId, expiresAt, extendedCount
  promotional_code text,
  version integer not null default 1,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index basket_owner on basket (owner);

create table checkout (
  id text primary key,
  basket_id text not null references basket,
  owner text not null,
  status text not null default 'OPEN' check (status in ('OPEN', 'PLACING', 'PLACED', 'EXPIRED')),
  passenger_details jsonb,
  accessibility jsonb,
  contact_details jsonb,
  car_details jsonb,
  payment_schedule text,                       -- plan name
  attempt integer not null default 0,          -- placements tried
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create unique index checkout_basket on checkout (basket_id);
create index checkout_owner on checkout (owner);

-- One try at paying: what the shopper authorised, before any money moves.
create table payment_attempt (
  id text primary key,                         -- the paymentToken of placeOrder
  checkout_id text not null references checkout,
  attempt integer not null,
  method text not null,                        -- PAY_WITH_CARD …
  amount integer not null check (amount > 0),
  currency text not null,
  state text not null check (state in ('CREATED', 'CHALLENGED', 'READY', 'USED', 'REFUSED')),
  idempotency_key text,
  card_token text,
  proof text,
  page_session text,
  page_result text,
  refusal text,
  created_at timestamptz not null default now(),
  unique (checkout_id, attempt),
  unique (checkout_id, idempotency_key)
);

create table customer_order (
  id text primary key,
  code text not null unique,                   -- what the customer reads out
  checkout_id text not null unique references checkout,
  owner text not null,
  status text not null check (status in ('PLACED', 'PROCESSING', 'CONFIRMED', 'PENDING', 'FAILED', 'CANCELLED')),
  document jsonb not null,                     -- domain/booking/order-document.ts: the order as confirmed
  total integer not null,
  payable integer not null,
  currency text not null,
  mandate text,
  placed_at timestamptz not null default now()
);
create index customer_order_owner on customer_order (owner);

create table order_history (
  id bigint generated always as identity primary key,
  checkout_id text not null references checkout,
  state text not null,
  at timestamptz not null default now(),
  detail jsonb not null default '{}'
);

-- What stands at the suppliers, one row per outside booking; the key is business identity.
create table supplier_booking (
  key text primary key,
  checkout_id text not null references checkout,
  part text not null check (part in ('flight', 'stay', 'transfer', 'parking', 'insurance')),
  state text not null check (state in ('TRYING', 'BOOKED', 'ON_REQUEST', 'REFUSED', 'CANCELLED')),
  reference text,
  price integer not null,
  updated_at timestamptz not null default now()
);

create table instalment (
  id text primary key,
  order_id text not null references customer_order,
  number smallint not null,
  due_date date not null,
  amount integer not null check (amount > 0),
  state text not null default 'DUE' check (state in ('DUE', 'TAKING', 'PAID', 'DECLINED', 'CANCELLED')),
  tries smallint not null default 0,
  psp_reference text,
  unique (order_id, number)
);
create index instalment_due on instalment (due_date) where state in ('DUE', 'DECLINED');

-- Double entry, append only: the entries of a posting sum to zero; balances are views.
create table ledger_entry (
  id bigint generated always as identity primary key,
  posting text not null,                       -- business key: checkoutId:attempt:authorise …
  account text not null,                       -- customer, card, flights, stays, transfers, parking, insurance, atol, fees, refund
  checkout_id text not null references checkout,
  amount integer not null,                     -- pence, debit positive
  currency text not null,
  at timestamptz not null default now(),
  unique (posting, account)
);

create table payment_notification (
  event_id text primary key,
  received_at timestamptz not null default now(),
  raw jsonb not null,
  handled_at timestamptz
);

-- Written in the transaction of what it tells; sent afterwards, once, with a Message-ID made of its id.
create table outbox_mail (
  id text primary key,                         -- business key: orderCode:template
  template text not null,
  recipient text not null,
  document jsonb not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  tries integer not null default 0
);
create index outbox_mail_waiting on outbox_mail (created_at) where sent_at is null;
