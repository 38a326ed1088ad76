/** Why a basket stays as it is. */
export const BASKET_REFUSALS = {
  basket_does_not_exist: 'There is no such basket',
  basket_expired: 'The deal has expired. Continue, and we check its price again.',
  basket_changed: 'The basket was changed in another window. Look at it again',
  already_ordered: 'This holiday is already booked.',
  order_being_placed: 'The order is being placed. Nothing can be changed now',
  price_changed: 'The price has changed. Please look at it before you go on.',
} as const;
