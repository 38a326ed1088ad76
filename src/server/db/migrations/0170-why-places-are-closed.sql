-- What travellers are told of a place that official advice closes, and where the advice stands: as
-- the operator gave them. Without them pages name the office whose advice counts in their market.
alter table advice_block
  add column reason text check (length(reason) between 1 and 300),
  add column source text check (source ~ '^https://' and length(source) <= 500);
