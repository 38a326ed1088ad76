/** Why what somebody has heard from an airline was not taken. */
export const INFORMED_CHANGE_REFUSALS = {
  no_flight_to_check: 'There’s no flight in this booking for us to check.',
  flight_has_left: 'This flight has left, so there’s nothing left for us to check.',
  flight_day_unreadable: 'Please give the day as on a calendar, such as 24 July 2027.',
  flight_day_far:
    'That’s more than {most} days from your flight. Please check the day, or write to us.',
  flight_time_unreadable: 'Please give the time as the airline does, such as 06:15 or 18:40.',
  flight_time_same: 'That’s when your flight leaves by your booking already.',
  informed_change_out_of_reach:
    'Something didn’t work, and we don’t have what you typed yet. Please try again in a minute.',
} as const;
export type InformedChangeRefusal = keyof typeof INFORMED_CHANGE_REFUSALS;
