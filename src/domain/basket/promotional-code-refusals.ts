/** Why a promotional code was not taken. */
export const PROMOTIONAL_CODE_REFUSALS = {
  /** MSG-14. */
  promo_code_unknown: 'Please enter a valid promo code.',
  promo_code_ended: 'This promo code has ended.',
  promo_code_used_up: 'This promo code has been used as often as it can be.',
  promo_code_used_already: 'You have used this promo code already.',
  promo_code_least_spend: 'This promo code is for bookings of {least} or more.',
  /** PROMO-02. */
  promo_code_second: 'One promo code can be used for each booking. Take {code} out first.',
} as const;
