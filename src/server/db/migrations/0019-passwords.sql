-- What a code was asked for, and the password that is an account's once the code is typed.
alter table login_request
  add column purpose text not null default 'login' check (purpose in ('login', 'register', 'reset')),
  add column password_hash text;               -- argon2id; of 'register' alone
