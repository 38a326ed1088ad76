/** Why something in a party room was not done. */
export const PARTY_REFUSALS = {
  party_room_not_found:
    'This party room has closed, or it has a new link. Ask whoever sent you this one.',
  party_people_out_of_range: 'Choose {least} to {most} people.',
  party_full: 'There are already {most} people in this room, and that’s the most it can take.',
  party_without_holidays: 'Choose at least one holiday that is still on sale.',
  party_holidays_full:
    'There are already {most} holidays in this room, and that’s the most it can take. Remove one to add another.',
  party_holiday_gone: 'This holiday is no longer available, so it wasn’t added.',
  party_holiday_other_people:
    'This hotel has no rooms for your party on these dates, so it wasn’t added.',
  party_budget_not_an_amount: 'Enter an amount, such as 750 or 1,250.50.',
  party_day_not_a_date: 'Enter a date, such as 24/07/2027.',
  party_dates_reversed: 'Enter a day on or after the day you could leave.',
  party_airport_unknown: 'Choose airports from the list.',
  party_limits_missing: 'You haven’t set any limits yet. Set them, then lock them.',
  party_round_over: 'Everyone’s limits are in, so you can only change yours in the next round.',
  party_no_round_left: 'You’ve had all {most} rounds.',
  party_too_many_acts:
    'That was a lot in a short time. Nothing has changed: please try again in {minutes} minutes.',
  party_out_of_reach:
    'We couldn’t reach our records, so nothing in the room has changed. Please try again in a moment.',
} as const;
