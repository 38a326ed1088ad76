/** What is wrong with a passenger list. */
export const PASSENGER_REFUSALS = {
  passenger_count: 'Give the details of all {people} people',
  name_too_long: 'Use {most} letters or fewer',
  name_letters: 'Use only the Latin letters in the passport, spaces, hyphens and apostrophes',
  /** ACCT-02. */
  name_letters_many:
    'We correct up to {most} letters of a name here. If somebody else is to travel, please call us',
  passenger_dob_invalid: 'Date of birth must be a real date, such as 27/03/1988',
  passenger_dob_day: 'That month doesn’t have that day. Check the date of birth',
  passenger_dob_month: 'Date of birth must include a month from 1 to 12',
  passenger_dob_year: 'Date of birth must include a year of four digits',
  passenger_dob_too_early: 'Date of birth must be 01/01/1900 or later',
  /** PAX-09. */
  passenger_dob_in_future: 'Date of birth must be today or in the past',
  /** PAX-10, PAX-12 to PAX-16. */
  passenger_type_age: '{who} must be {ages} on the day you return',
  /** PAX-11. */
  passenger_dob_mismatch:
    'You searched for a child aged {stated} on the day you return. With this date of birth they’ll be {age}',
  /** PAX-17 to PAX-19. */
  passenger_age_mismatch:
    'With this date of birth, the passenger will be {age} on the day you return. Please check both',
  /** PAX-23. */
  too_many_authorised: 'Only two people can make changes: the lead passenger and one other',
} as const;
