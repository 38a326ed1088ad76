/** Why a password was not taken, chosen anew or typed to log in. */
export const PASSWORD_REFUSALS = {
  /** MSG-13. */
  password_required: 'Required field',
  /** ACCT-04. */
  password_short: 'Use at least {least} characters',
  /** MSG-11, ACCT-05. */
  password_mismatch: "Your password and confirmation don't match",
  password_guessable:
    'This is too easy to guess. Three or four words that have nothing to do with you work well.',
  password_common:
    'This password is on lists that thieves try first. Three or four words of your own work well.',
  /** MSG-16. */
  login_wrong:
    'Either the email address or password provided is incorrect. Please try again or reset with forgotten password.',
  /** MSG-18. */
  login_incomplete: 'Please fill in your email and password to log in',
  /** MSG-20. */
  account_locked:
    'Your account is locked, please click the forgot your password link to reset your password and unlock your account.',
  /** MSG-22. */
  password_wrong: 'That password seems wrong - try again',
  /** MSG-19, told in the mail alone. */
  email_in_use: 'This email address is already in use, please reset your password or login',
  /** MSG-30, told in the mail alone. */
  email_unconfirmed: 'Please confirm your email address first. We’ve sent you a new code.',
  /** MSG-31. */
  reset_expired: 'This link has expired. Ask for another email.',
} as const;
