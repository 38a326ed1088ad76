-- What else the suppliers' stock says: days closed to arrival or departure, adapted rooms, bands of children, return savings.

alter table rate_chunk rename column min_stay to terms;
comment on column rate_chunk.terms is '32 × uint8: bits of domain/catalogue/stay-terms.ts, by day';

alter table rate_plan add column adapted boolean not null default false;
update rate_plan set adapted = coalesce((room_facts ->> 'adapted')::boolean, false);
update rate_plan set occupancy = occupancy - 'childFactor'
  || jsonb_build_object('childBands', jsonb_build_array(jsonb_build_object('toAge', 15, 'factor', occupancy -> 'childFactor')))
  where occupancy ? 'childFactor';

-- Pence a seat that come off a fare when the same carrier flies both ways.
alter table flight_series add column return_saving integer not null default 0 check (return_saving >= 0);

-- The feeds say more than what was taken in from them: the next start takes them whole.
delete from feed_import;
