/** Why a claim of price-drop protection gives nothing back. */
export const PRICE_DROP_REFUSALS = {
  claim_not_found: 'We know no such claim.',
  no_order_of_yours: 'We know no such order of yours.',
  not_protected: 'This holiday is no longer protected, so there is nothing to claim.',
  price_not_cheaper:
    'We have just looked: this holiday does not cost less than you have paid for it.',
  price_sold_out:
    'We have just looked: this holiday can no longer be bought as you have booked it, so there is no price to compare.',
  price_unknown:
    'A supplier did not answer, so we could not see what this holiday costs now. Please try again in a few minutes.',
} as const;
