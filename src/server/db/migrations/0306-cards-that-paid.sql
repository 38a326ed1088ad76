-- By which card a payment was made, so far as its provider has told: what goes back of it goes there.
-- Of a share nothing is written: that card is no business of whoever leads the booking.
alter table instalment
  add column card_brand text,
  add column card_last_four text;
