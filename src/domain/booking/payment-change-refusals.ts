/** Why a payment of a booking is not paid early or moved. */
export const PAYMENT_CHANGE_REFUSALS = {
  booking_not_found: 'We can’t find that booking among yours.',
  pay_amount_invalid: 'Type an amount, such as 200 or 57.50',
  pay_amount_too_high: 'There is only {most} left to pay early. Type that or less',
  payments_changed:
    'Your payments have changed since you opened this page. Nothing was taken: please look again, then choose.',
  no_card_kept:
    'We keep no card for this booking, so we can’t take a payment here. Please call us.',
  payment_not_movable: 'This payment can’t be moved any more',
  payment_moved_too_often: 'You have moved payments {most} times in 12 months, the most we can do',
  payment_day_too_early: 'Choose a day after today',
  payment_day_too_late: 'Choose a day up to {day}',
  booking_changing:
    'A change of this booking is being made at the moment, which may change its payments. Nothing was taken or moved: please try again in a minute.',
  booking_ending: 'This booking is being cancelled, so no more is paid for it here.',
  payments_out_of_reach:
    'Something didn’t work, and nothing was changed. Please try again in a minute.',
} as const;
