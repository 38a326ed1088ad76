/** Why somebody was not logged in, or an account not changed. */
export const ACCOUNT_REFUSALS = {
  /** MSG-17. */
  too_many_tries: 'Too many failed attempts. Please try again later.',
  /** MSG-21. */
  login_code_wrong: 'That code seems wrong - try again',
  login_code_expired: 'That code has run out. Ask for another one below.',
  /** MSG-29, told in the mail alone: nobody else learns who has an account. */
  no_account: 'There is no account for this email address yet. Make one now: it takes a minute.',
  login_does_not_exist: 'This login was not finished in time. Please begin again with your email.',
  login_code_just_sent: 'A code has just been sent. You can ask for another in {seconds} seconds.',
  customer_account_exists: 'You have an account, and are logged in to it.',
  /** REDIR-10. */
  app_code_refused:
    'The app could not be opened with this login. Please log in from the app again.',
  account_out_of_reach:
    'We could not reach our own records, so nothing has been changed. All you typed is still here. Please try again in a moment.',
  fresh_proof_needed:
    'Please show once more that it is you. Nothing has been changed, and nothing is lost.',
  companion_not_agreed: 'Tick this box, and we keep these details for you',
  companion_does_not_exist: 'You have removed this person already. Nothing has been changed.',
  too_many_companions: 'You have {most} people here. Remove one first, then add another.',
  not_logged_in: 'Please log in first. Nothing has been changed.',
} as const;
