/** Why a second factor was not taken, or not changed. */
export const FACTOR_REFUSALS = {
  second_code_wrong:
    'That code is not right, or was used before. Type the one that your app shows now, or a recovery code.',
  app_code_wrong:
    'That code is not right. Type the one that your app shows now; the clock of your phone must be right, too.',
  authenticator_is_on: 'An app is set up already. Take it away first, then set up another.',
  authenticator_not_begun: 'This set-up is over. Please begin again.',
  authenticator_is_off: 'No app is set up. Nothing has been changed.',
  email_is_yours: 'This is the address that you log in with already.',
} as const;
