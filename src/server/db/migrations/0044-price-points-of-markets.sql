-- One holiday costs another sum in another market: its prices are kept by their currency. What there
-- is comes from the one market there was. A program of the release before notes no price meanwhile.
alter table price_point
  add column currency text not null default 'GBP',
  drop constraint price_point_pkey,
  add primary key (hotel_quote_id, flight_quote_id, currency, day);
