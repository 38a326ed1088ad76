/** Why it is not kept who has checked in. */
export const CHECK_IN_REFUSALS = {
  check_in_unknown: 'We can’t find that booking.',
  check_in_changed:
    'The flights or the people on this booking have changed since you opened this page, so nothing was saved. Please look again.',
  check_in_out_of_reach:
    'Something didn’t work, so who has checked in was not saved. Please try again in a minute.',
} as const;
