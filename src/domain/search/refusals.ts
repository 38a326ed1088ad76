/** Why a search cannot run. */
export const SEARCH_REFUSALS = {
  too_many_airports: '{most} is the maximum number of airports you can select. Remove one first',
  /** MSG-07. */
  too_many_destinations:
    '{most} is the maximum number of destinations you can select. Remove one first',
  unknown_place: 'We can’t find that place. Please choose where you want to go',
  unknown_hotel: 'We can’t find that hotel. Please choose where you want to go',
  unknown_airport: 'We can’t find that departure airport. Please choose where you’re leaving from',
  /** MSG-01: one was typed and none chosen. */
  airport_required: 'Please select at least one airport',
  unknown_airline: 'We can’t find that airline',
  /** MSG-04: typed text that no place has for a name. */
  destination_unrecognised: "Sorry, we don't recognise that",
  destination_ambiguous: 'Please choose which of these places you mean',

  date_unknown: 'Please choose a date that exists',
  date_in_past: '{date} has passed. Please choose {earliest} or later',
  /** DATE-11, MSG-47. */
  late_booking:
    'We can’t confirm departures within {within} days. Please search at least {least} days ahead',
  /** MSG-05: beside a search that found nothing. */
  out_of_season: 'This destination operates between {startDate} and {endDate}',
  date_too_late: 'Please choose a date within {most} days',
  end_before_start: 'Please choose an end date after the start date',
  range_too_long: 'Please choose at most {most} days',
  nights_out_of_range: 'Please choose {least} to {most} nights',
  too_many_stays: 'Please choose fewer nights or a shorter range of dates',
  search_too_wide:
    'That’s too much to price at once. Please choose fewer nights, a shorter range of dates, or no price range',

  /** SRCH-19..21, CHK-18: a larger party is priced by the group team. */
  large_party:
    'We book up to {most} people online. For a larger party, please ask our group team for a quote',
  adult_per_room: 'Each room needs an adult',
  too_many_rooms: 'Please choose at most {most} rooms',
  too_many_infants: 'Please choose at most {most} infants',
  infant_per_adult:
    'Each infant flies on an adult’s lap. Please choose no more infants than adults',
  too_many_cots: 'Each room has space for {most} cots. Please choose more rooms or fewer infants',
  /** SRCH-13, SRCH-14, MSG-02. */
  child_ages_missing: 'Please add all child ages',
  child_too_old:
    'A child is {most} or under on the day you return. Please count anyone older as an adult',
  rooming_unreadable: 'We couldn’t tell who’s travelling. Please choose again',
  rooming_mismatch: 'The rooms don’t match the number of people. Please check who’s travelling',

  /** FLT-03. */
  too_many_bags: 'Please choose at most one hold bag for each seat',
  stars_unknown: 'Please choose ratings of 1 to {most} stars',
  price_out_of_range: 'Please choose a realistic price',
  price_range_empty: 'The highest price can’t be below the lowest',

  days_out_of_range: 'Please choose 1 to {most} days',
  too_many_nights: 'Please choose at most {most} lengths of stay',
  calendar_too_wide:
    'That’s too much to price at once. Please choose fewer nights or days, no lowest price, or rooms for the same people',
} as const;
