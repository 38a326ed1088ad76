/** What no longer changes once an order is made of it. */
import { BASKET_REFUSALS } from '#domain/basket/refusals.ts';
import type { FieldError } from '#domain/field-error.ts';
import { refuse } from '#domain/refuse.ts';
import type { CheckoutRecord } from './checkout-record.ts';

/** Why a checkout stays as it is while its order is being placed and after it (F-21). */
export function refuseOrdered({ status }: CheckoutRecord): FieldError | undefined {
  if (status === 'PLACED') return refuse(BASKET_REFUSALS, 'already_ordered', 'checkoutId');
  if (status === 'PLACING') return refuse(BASKET_REFUSALS, 'order_being_placed', 'checkoutId');
  return undefined;
}
