-- Reviews stand apart from what cards show of a hotel: they are read when somebody opens it, and each
-- has who was there, when, and what it speaks of. With its imports forgotten, a start takes both
-- feeds whole.
alter table hotel add column reviews jsonb not null default '[]';
delete from feed_import;
