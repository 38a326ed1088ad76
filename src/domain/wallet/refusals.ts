/** Why credits are not used. */
export const CREDIT_REFUSALS = {
  /** MSG-38. */
  credit_exceeds_cost:
    'This credit is worth {amount} more than is left to pay. Using it would lose that.',
  /** MSG-38. */
  credit_not_redeemable: 'This credit cannot be used for this holiday: {condition}.',
  /** MSG-38. */
  credit_not_stackable: 'This credit cannot be used together with another.',
  /** MSG-38. */
  credit_failed: 'We could not use this credit. Nothing has changed: please try again.',
  credit_nothing_left: 'Nothing is left to pay with this credit: all of it would be lost.',
  credit_gives_too_much:
    'A promo code and campaign credits together take half off at most. Take one of them out.',
  credit_unknown: 'Please choose a credit of your wallet.',
} as const;
