/** Why a promotional code was not taken. */
export const PROMOTIONAL_CODE_REFUSALS = {
  /** MSG-14. */
  promo_code_unknown: 'Please enter a valid promo code.',
  promo_code_ended: 'This promo code has ended.',
  promo_code_used_up: 'This promo code has run out.',
  promo_code_used_already: 'You’ve already used this promo code.',
  promo_code_least_spend: 'This promo code is for bookings of {least} or more.',
  /** PROMO-02. */
  promo_code_second: 'You can use one promo code per booking. Remove {code} first.',
} as const;
