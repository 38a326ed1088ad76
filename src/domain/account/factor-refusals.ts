/** Why a second factor was not taken, or not changed. */
export const FACTOR_REFUSALS = {
  second_code_wrong:
    'That code isn’t right, or has been used before. Type the one your app shows now, or a recovery code.',
  app_code_wrong:
    'That code isn’t right. Type the one your app shows now, and check that your phone’s clock is right.',
  authenticator_is_on: 'You’ve already set up an app. Remove it first, then set up another.',
  authenticator_not_begun: 'That took too long. Please start again.',
  authenticator_is_off: 'You haven’t set up an app. Nothing has changed.',
  email_is_yours: 'You already log in with this address.',
} as const;
