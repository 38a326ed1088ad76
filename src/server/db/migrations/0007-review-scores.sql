-- A hotel's score and number of reviews are those of its spread, which the feed now tells so that the two agree: the next start takes them whole.
delete from feed_import;
