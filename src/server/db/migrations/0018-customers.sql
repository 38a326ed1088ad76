-- Customers: who they are, how they log in, and which orders they may open.

create table customer (
  id text primary key,                         -- 128 random bits
  email text not null,                         -- as typed: what we write to
  email_key text not null unique,              -- domain/account/email-key.ts: one customer a mailbox
  confirmed_at timestamptz,                    -- since when the mailbox is proven
  title text,
  first_name text,
  last_name text,
  phone_number text,
  postal_code text,
  password_hash text,                          -- argon2id; null: logs in by code
  created_at timestamptz not null default now()
);

alter table visitor_session
  add column authenticated_at timestamptz,     -- of the last proof
  add column device_name text,                 -- what a person knows the device by: browser and system
  add column network text,                     -- /24 or /64 of the login
  add column ended_at timestamptz,
  add foreign key (customer_id) references customer;
create index visitor_session_customer on visitor_session (customer_id) where ended_at is null;

-- One login under way. Its code is derived (server/account/login-code.ts), so that neither this
-- table nor the outbox holds anything that logs in.
create table login_request (
  id text primary key,
  owner text not null,                         -- of the session that asked: no other may finish it
  email text not null,
  email_key text not null,
  sends smallint not null default 1,           -- codes sent; only the last one is right
  sent_at timestamptz not null default now(),
  tries smallint not null default 0,           -- of the last code
  used_at timestamptz,
  created_at timestamptz not null default now()
);

-- A browser in which a customer has logged in: others' failed tries do not lock it out.
create table known_device (
  token_hash text not null,                    -- SHA-256 of the cookie's token
  customer_id text not null references customer,
  last_used_at timestamptz not null default now(),
  primary key (token_hash, customer_id)
);

-- Tries within a window, counted before they are looked at: server/account/tries/tries.ts.
create table try_count (
  key text primary key,                        -- what is counted, for whom; hashed where it names a person
  tries integer not null,
  began_at timestamptz not null default now()
);

-- Append only (S-26); holds no secrets.
create table security_event (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  kind text not null,
  customer_id text references customer,
  network text,
  detail jsonb not null default '{}'
);
create index security_event_customer on security_event (customer_id, at);

-- Who may open an order beside the session that placed it.
create table order_person (
  order_id text not null references customer_order,
  customer_id text not null references customer,
  role text not null check (role in ('LEAD', 'AUTHORISED')),
  created_at timestamptz not null default now(),
  primary key (order_id, customer_id)
);
create unique index order_person_lead on order_person (order_id) where role = 'LEAD';
create index order_person_customer on order_person (customer_id);
-- Orders of a proven mailbox; folded as email_key is.
create index customer_order_contact on customer_order (lower((document->'contact'->>'email') collate "C"));
