/** Why a holiday was not saved, compared or watched. */
export const SAVED_REFUSALS = {
  too_many_saved:
    'You have saved {most} holidays, which is as many as we keep. Take one away to save another.',
  bookmark_not_found: 'This holiday is no longer among those you have saved.',
  too_many_compared: 'Choose up to {most} holidays to compare.',
  target_not_an_amount: 'Enter an amount, such as 2700 or 2,700.50.',
  target_not_below:
    'Enter less than {now}: that is what this holiday costs now, and we write when it costs less.',
  saved_out_of_reach:
    'We could not reach our own records, so nothing has been changed. Please try again in a moment.',
} as const;
