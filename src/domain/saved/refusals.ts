/** Why a holiday was not saved, compared or watched. */
export const SAVED_REFUSALS = {
  too_many_saved:
    'You’ve saved {most} holidays, the most we can keep for you. Remove one to save another.',
  bookmark_not_found: 'This holiday is no longer one of your saved holidays.',
  too_many_compared: 'Choose up to {most} holidays to compare.',
  target_not_an_amount: 'Enter an amount, such as 2700 or 2,700.50.',
  target_not_below:
    'Enter less than {now}: that’s what this holiday costs now, and we’ll write when it costs less.',
  saved_out_of_reach:
    'We couldn’t reach our records, so nothing has changed. Please try again in a moment.',
} as const;
