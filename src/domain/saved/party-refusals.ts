/** Why something in a party room was not done. */
export const PARTY_REFUSALS = {
  party_room_not_found:
    'This party room is over, or its link has been renewed. Ask whoever sent you the link for the new one.',
  party_people_out_of_range: 'Choose {least} to {most} people.',
  party_full: '{most} people are in this room, which is as many as can choose together.',
  party_without_holidays: 'Choose at least one holiday that is still on sale.',
  party_holidays_full:
    'There are {most} holidays in this room, which is as many as it holds. Take one out to add another.',
  party_holiday_gone: 'This holiday can no longer be booked, so it was not added.',
  party_holiday_other_people:
    'This hotel has no room for the people of your party room on these days, so it was not added.',
  party_budget_not_an_amount: 'Enter an amount, such as 750 or 1,250.50.',
  party_day_not_a_date: 'Enter a date, such as 24/07/2027.',
  party_dates_reversed: 'Enter a day that is not before the day you could leave.',
  party_airport_unknown: 'Choose airports from the list.',
  party_limits_missing: 'You have not set any limits yet. Set them, then lock them.',
  party_round_over: 'All limits are in, so they can be changed in the next round only.',
  party_no_round_left: 'There were {most} rounds, which is as many as there are.',
  party_too_many_acts:
    'A great deal has been asked for in a short time. Nothing has been changed: please try again in {minutes} minutes.',
  party_out_of_reach:
    'We could not reach our own records, so nothing in the room has been changed. Please try again in a moment.',
} as const;
