/** What is wrong with a passenger list. */
export const PASSENGER_REFUSALS = {
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
  /** PAX-17 to PAX-19. */
  passenger_age_mismatch:
    'The date of birth makes this passenger {age} on the day you return. Please check both',
  /** PAX-23. */
  too_many_authorised: 'Two people can be authorised: the lead passenger and one other',
} as const;
