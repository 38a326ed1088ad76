/** Why credits are not used. */
export const CREDIT_REFUSALS = {
  /** MSG-38. */
  credit_exceeds_cost:
    'This credit is worth {amount} more than you have left to pay. If you use it, you’ll lose that.',
  /** MSG-38. */
  credit_not_redeemable: 'You can’t use this credit for this holiday: {condition}.',
  /** MSG-38. */
  credit_not_stackable: 'You can’t use this credit together with another.',
  /** MSG-38. */
  credit_failed: 'We couldn’t use this credit. Nothing has changed: please try again.',
  credit_nothing_left: 'There’s nothing left to pay with this credit: you’d lose all of it.',
  credit_gives_too_much:
    'A promo code and campaign credits can take off half at most between them. Remove one of them.',
  credit_unknown: 'Please choose one of your own credits.',
} as const;
