/** Why a claim of price-drop protection gives nothing back. */
export const PRICE_DROP_REFUSALS = {
  claim_not_found: 'We can’t find that claim.',
  no_order_of_yours: 'We can’t find that order among yours.',
  not_protected:
    'This holiday is no longer covered by price-drop protection, so there’s nothing to claim.',
  price_not_cheaper: 'We’ve just checked: this holiday doesn’t cost less than you paid for it.',
  price_sold_out:
    'We’ve just checked: this holiday is no longer on sale as you booked it, so there’s no price to compare.',
  price_unknown:
    'A supplier didn’t answer, so we couldn’t see what this holiday costs now. Please try again in a few minutes.',
} as const;
