/** Why a basket stays as it is, and what is wrong with a passenger list. */
export const BASKET_REFUSALS = {
  basket_does_not_exist: 'There is no such basket',
  basket_expired: 'The deal has expired. Continue, and we check its price again.',
  basket_changed: 'The basket was changed in another window. Look at it again',
  already_ordered: 'This holiday is already booked.',
  order_being_placed: 'The order is being placed. Nothing can be changed now',
  price_changed: 'The price has changed. Please look at it before you go on.',
  extra_unavailable: 'This is not on offer any more. Choose another one',
  /** MSG-40: the shop did not answer, so the choice stands as it was. */
  transfer_update_failed: 'Your transfer was not changed. Please choose again, or call {phone}.',
  bags_update_failed: 'Your bags were not changed. Please choose again, or call {phone}.',
  parking_update_failed: 'Your parking was not changed. Please choose again, or call {phone}.',
  insurance_update_failed: 'Your insurance was not changed. Please choose again, or call {phone}.',

  passenger_count: 'Give the details of all {people} people',
  name_too_long: 'Use {most} letters or fewer',
  name_letters: 'Use the Latin letters of the passport, with spaces, hyphens and apostrophes only',
  passenger_dob_invalid: 'Date of birth must be a real date, such as 27/03/1988',
  passenger_dob_day: 'Date of birth must include a day that the month has',
  passenger_dob_month: 'Date of birth must include a month from 1 to 12',
  passenger_dob_year: 'Date of birth must include a year of four figures',
  passenger_dob_too_early: 'Date of birth must be 01/01/1900 or later',
  /** PAX-09. */
  passenger_dob_in_future: 'Date of birth must be today or in the past',
  /** PAX-10, PAX-12 to PAX-16. */
  passenger_type_age: '{who} must be {ages} on the day you return',
  /** PAX-11. */
  passenger_dob_mismatch:
    'You searched for a child aged {stated} on the day you return. This date of birth makes the child {age}',
  /** PAX-23. */
  too_many_authorised: 'Two people can be authorised: the lead passenger and one other',
} as const;
