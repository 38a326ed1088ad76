-- How often somebody may still do what costs others (server/account/quota.ts). A row whose
-- moment has passed says what no row says: all of it is there.
create table quota (
  key text primary key,                        -- what, and of whom; no address stands here as it is
  spent_until timestamptz not null             -- when all of it is there again
);
