/** Why a checkout takes nothing any more, under the contract's names (ERR-28). */
import { BASKET_REFUSALS } from '#domain/basket/refusals.ts';
import { CHECKOUT_REFUSALS } from '#domain/checkout/refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';

export const BASKET_EXPIRED = {
  kind: 'BasketExpired',
  message: sentenceOf(BASKET_REFUSALS, 'basket_expired'),
} as const;

export const CHECKOUT_DOES_NOT_EXIST = {
  kind: 'CheckoutDoesNotExist',
  message: sentenceOf(CHECKOUT_REFUSALS, 'checkout_does_not_exist'),
} as const;
