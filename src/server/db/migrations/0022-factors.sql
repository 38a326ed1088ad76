-- What a customer is asked for beside a code or a password: an authenticator app, or a recovery code.

create table authenticator (
  customer_id text primary key references customer,
  sealed_secret text not null,                 -- server/login/factors/sealed-secret.ts
  last_step integer not null default 0,        -- of the last code taken, in 30 seconds since 1970: none counts twice
  confirmed_at timestamptz,                    -- null: being set up, and asked of nobody
  created_at timestamptz not null default now()
);

-- Ten, each for one login without the app.
create table recovery_code (
  customer_id text not null references authenticator on delete cascade,
  lookup text not null,                        -- its first two characters: one hash is worked out a try
  hash text not null,                          -- argon2id, of the others
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (customer_id, lookup)
);

alter table login_request
  add column proven_at timestamptz,            -- a code or a password was right, and the second factor is asked for
  drop constraint login_request_purpose_check,
  add check (purpose in ('login', 'register', 'reset', 'email'));
comment on column login_request.password_hash is 'argon2id; of register, and of a reset that waits for the second factor';
