-- More ways into an account: right after a booking, by passkey, and from a browser into our app.

-- What a new account is made with (domain/account/customer-details.ts): told while booking, so
-- that it is not asked for again; null for who begins anywhere else.
alter table login_request
  add column customer_details jsonb;

-- A key pair that a customer's device or password manager holds; we hold the public half.
create table passkey (
  id text primary key,                         -- the credential's, base64url
  customer_id text not null references customer,
  public_key bytea not null,                   -- COSE key
  counter bigint not null,                     -- of signatures, as last told; 0: it counts none
  transports text[] not null,                  -- how a browser reaches it
  name text not null,                          -- what its owner calls it
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_customer on passkey (customer_id);

-- What a passkey is to sign, once, in the session that asked; taken away by the first answer.
create table passkey_challenge (
  challenge text primary key,
  owner text not null,                         -- of the session
  created_at timestamptz not null default now()
);

-- Leads from a browser in which a customer has logged in into our app, once, within a minute.
create table app_code (
  code_hash text primary key,                  -- SHA-256 of what stands in the app's address
  customer_id text not null references customer,
  owner text not null,                         -- of the session that asked: it must not have ended
  code_challenge text not null,                -- RFC 7636: SHA-256 of what the app alone knows
  app_owner text,                              -- of the session it opened; null: not used yet
  created_at timestamptz not null default now()
);
