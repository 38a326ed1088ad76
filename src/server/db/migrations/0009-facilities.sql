-- Suppliers say of more facilities whether a hotel has them: with its imports forgotten, a start takes both feeds whole.
delete from feed_import;
