-- How far each flag is rolled out, as operators have set it: the last row of a key holds, the rows
-- before it are its history. A flag without a row stands as the program has it
-- (domain/market/flags.ts); a row of a flag that the program no longer has is left alone.
create table feature_flag (
  sequence bigint generated always as identity primary key,
  key text not null,
  percent smallint not null check (percent between 0 and 100), -- of visitors: 0 = off, 100 = on
  changed_at timestamptz not null default now()
);
create index feature_flag_of_key on feature_flag (key, sequence desc);
