-- Scores are reckoned from the spread of reviews: with its imports forgotten, a start takes both feeds whole.
delete from feed_import;
