/** What no longer changes once an order is made of it. */
import type { CheckoutState } from '#domain/basket/checkout-state.ts';
import { BASKET_REFUSALS } from '#domain/basket/refusals.ts';
import type { FieldError } from '#domain/field-error.ts';
import { refuse } from '#domain/refuse.ts';

/** Why a checkout stays as it is while its order is being placed and after it (F-21). */
export function refuseOrdered({
  status,
}: {
  readonly status: CheckoutState;
}): FieldError | undefined {
  if (status === 'PLACED') return refuse(BASKET_REFUSALS, 'already_ordered', 'checkoutId');
  if (status === 'PLACING') return refuse(BASKET_REFUSALS, 'order_being_placed', 'checkoutId');
  return undefined;
}
