-- What flights ask for hold bags: pence a bag one way (0 = the fare holds one each), and whether they are sold for every seat or none.

alter table flight_series add column bag_price integer not null default 0 check (bag_price >= 0);
alter table flight_series add column bags_for_all boolean not null default false;

-- The feeds say more than what was taken in from them: the next start takes them whole.
delete from feed_import;
