/** Why a share of a booking is not paid, or has gone back whole. */
export const SHARE_REFUSALS = {
  share_cancelled: 'This holiday is cancelled, so there’s nothing to pay.',
  share_not_confirmed: 'This booking waits to be confirmed, so nothing can be paid yet.',
  share_being_cancelled: 'This holiday is being cancelled, so there’s nothing to pay.',
  share_being_changed:
    'This holiday is being changed at the moment. Nothing was taken: please try again in a minute.',
  share_paused:
    'No payments are taken for this holiday at the moment: a question about it is still open.',
  share_payments_changed:
    'What’s left to pay has changed since you opened this page. Nothing was taken: please look again, then choose.',
  share_paid_meanwhile: 'Somebody else has paid meanwhile, and less was left than your share.',
  share_access_ended: 'Your access to this booking had ended.',
  share_card_refused:
    'Your bank has not agreed to the payment. Nothing was taken: please try again, with another card if you like.',
  share_payment_unknown:
    'We don’t know yet whether your bank has agreed. If it has, we write to you; there’s nothing more to do.',
  share_tries_used_up:
    'There were too many tries to pay within an hour. Nothing was taken: please try again later.',
  share_page_unreachable:
    'The card payment can’t be opened at the moment. Nothing was taken: please try again in a minute.',
  shares_out_of_reach:
    'Something didn’t work, and nothing was taken. Please try again in a minute.',
} as const;

/** What is wrong with the amount of one. */
export const SHARE_AMOUNT_REFUSALS = {
  share_amount_invalid: 'Type how much you’d like to pay, such as 200 or 57.50',
  share_amount_too_high: 'There is only {most} left to pay. Type that or less',
} as const;

export type ShareRefusal = keyof typeof SHARE_REFUSALS;

export const isShareRefusal = (code: string | null): code is ShareRefusal =>
  code !== null && Object.hasOwn(SHARE_REFUSALS, code);
