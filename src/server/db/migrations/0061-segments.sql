-- The flights of a series with stops, each with its number, airports and minutes after the first
-- departure; null without a stop. With its imports forgotten, a start takes both feeds whole.
alter table flight_series add column segments jsonb;
delete from feed_import;
