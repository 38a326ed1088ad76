-- Whether a hotel stands in lists; otherwise it is found by name alone. With its imports forgotten,
-- a start takes both feeds whole.
alter table hotel add column listed boolean not null default true;
delete from feed_import;
