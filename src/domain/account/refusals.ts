/** Why somebody was not logged in, or an account not changed. */
export const ACCOUNT_REFUSALS = {
  /** MSG-17. */
  too_many_tries: 'Too many failed attempts. Please try again later.',
  /** MSG-21. */
  login_code_wrong: 'That code seems wrong - try again',
  login_code_expired: 'That code has expired. Ask for another one below.',
  /** MSG-29, told in the mail alone: nobody else learns who has an account. */
  no_account: 'There’s no account for this email address yet. Create one now: it takes a minute.',
  login_does_not_exist: 'You ran out of time to log in. Please start again with your email.',
  login_code_just_sent: 'We’ve just sent a code. You can ask for another in {seconds} seconds.',
  customer_account_exists: 'You already have an account, and you’re logged in to it.',
  /** REDIR-10. */
  app_code_refused: 'We couldn’t open the app with this login. Please log in from the app again.',
  account_out_of_reach:
    'We couldn’t reach our records, so nothing has changed. Everything you typed is still here. Please try again in a moment.',
  fresh_proof_needed:
    'Please confirm again that it’s you. Nothing has changed, and nothing is lost.',
  companion_not_agreed: 'Tick this box and we’ll keep these details for you',
  companion_does_not_exist: 'You’ve already removed this person. Nothing has changed.',
  too_many_companions: 'You have {most} people here. Remove one first, then add another.',
  not_logged_in: 'Please log in first. Nothing has changed.',
} as const;
