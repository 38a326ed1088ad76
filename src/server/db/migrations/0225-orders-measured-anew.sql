-- Price-drop protection measures what an order is by now: what was given for it before counts as
-- given back when a part of it is changed for a cheaper one.
alter table price_drop_claim
  add column version integer not null default 1, -- of the order, whose price it was measured by
  add column found jsonb;                        -- what was found, by kinds of lines; of older claims unknown
drop index price_drop_claim_price;
create unique index price_drop_claim_price on price_drop_claim (order_id, version, now) where state = 'GRANTED';

-- The order that was looked at: one that is another by now is looked at anew.
alter table price_drop_look add column version integer not null default 1;
alter table travel_reminder add column version integer not null default 1;
