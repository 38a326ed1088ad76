/** Why a payment of a booking is not paid early or moved. */
export const PAYMENT_CHANGE_REFUSALS = {
  booking_not_found: 'We can’t find that booking among yours.',
  pay_amount_invalid: 'Type an amount, such as 200 or 57.50',
  pay_amount_too_high: 'There is only {most} left to pay early. Type that or less',
  payments_changed:
    'Your payments have changed since you opened this page. Nothing was taken: please look again, then choose.',
  payments_paused:
    'We take no payment for this booking just now. Nothing was taken: your payments page says what we’re waiting for.',
  no_card_kept:
    'We keep no card for this booking, so we can’t take a payment here. Please call us.',
  payment_not_movable: 'This payment can’t be moved any more',
  payment_moved_too_often: 'You have moved payments {most} times in 12 months, the most we can do',
  payment_day_too_early: 'Choose a day after today',
  payment_day_too_late: 'Choose a day up to {day}',
  booking_changing:
    'We’re making a change to this booking, which may change its payments. Nothing was taken or moved: please try again in a minute.',
  booking_ending: 'This booking is being cancelled, so no more is paid for it here.',
  payments_out_of_reach:
    'Something didn’t work, and nothing was changed. Please try again in a minute.',
} as const;

/** Why the card that is kept for a booking is not replaced. */
export const CARD_CHANGE_REFUSALS = {
  card_booking_ended:
    'This holiday is cancelled or being cancelled, so no card is needed for it any more.',
  card_not_confirmed: 'This booking waits to be confirmed, so its card can’t be changed yet.',
  card_nothing_open: 'Nothing is left to pay for this booking, so no card is needed for it.',
  card_payments_changed:
    'Your payments have changed since you opened this page. Your card stays as it was: please look again, then choose.',
  card_page_closed:
    'The page to change the card was opened again after this one, so only the later page counts.',
  card_access_ended: 'This booking wasn’t yours to change any more.',
  card_refused:
    'Your bank has not agreed, or you left the page. Nothing was changed: please try again, with another card if you like.',
  card_unknown:
    'We don’t know yet whether your bank has agreed. If it has, we change the card and write to you; there’s nothing more to do.',
  card_tries_used_up:
    'There were too many tries to change a card within an hour. Your card stays as it was: please try again later.',
  card_page_unreachable:
    'The page for your card can’t be opened at the moment. Your card stays as it was: please try again in a minute.',
  card_change_out_of_reach:
    'Something didn’t work, and your card stays as it was. Please try again in a minute.',
} as const;
export type CardChangeRefusal = keyof typeof CARD_CHANGE_REFUSALS;

export const isCardChangeRefusal = (code: string | null): code is CardChangeRefusal =>
  code !== null && Object.hasOwn(CARD_CHANGE_REFUSALS, code);
