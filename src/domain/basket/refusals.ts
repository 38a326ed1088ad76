/** Why a basket stays as it is. */
export const BASKET_REFUSALS = {
  basket_does_not_exist: 'We can’t find that basket',
  basket_expired: 'The deal has expired. Continue and we’ll check its price again.',
  basket_changed: 'Your basket was changed in another window. Please look at it again',
  already_ordered: 'This holiday is already booked.',
  order_being_placed: 'Your order is being placed, so you can’t change anything now',
  price_changed: 'The price has changed. Please look at it before you continue.',
} as const;
