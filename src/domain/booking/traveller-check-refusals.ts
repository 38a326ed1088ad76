/** Why the dates of a passport are not kept. */
export const TRAVELLER_CHECK_REFUSALS = {
  traveller_not_found: 'We can’t find that traveller',
  travellers_changed:
    'The people on this booking have changed since you opened this page, so nothing was saved. What you typed is still here: please look at whose passport it is',
  passport_of_cancelled:
    'This holiday is cancelled, so there’s no passport to check and nothing was saved.',
  passport_day_invalid: 'Type a date, such as 05/02/2031',
  passport_issued_in_future: 'This must be a day in the past',
  passport_dates_swapped: 'This must be after the day it was issued',
  passport_kind_required: 'Choose which passport it is',
  travellers_out_of_reach:
    'Something didn’t work, and nothing was saved. Please try again in a minute.',
} as const;
