/** The one way in which the status of a checkout changes: along the declared transitions (I8). */
import { canCheckoutBecome, type CheckoutState } from '#domain/basket/checkout-state.ts';
import type { Tx } from '#server/purchase-context.ts';

/**
 * Sets the status while `tx` locks the checkout's row, and the number of the payment attempt with
 * it where one is claimed. Throws on a step that the table does not allow, to the same status too.
 */
export async function setCheckoutStatus(
  tx: Tx,
  checkoutId: string,
  status: CheckoutState,
  claimed: { readonly attempt?: number } = {},
): Promise<void> {
  const checkout = await tx
    .selectFrom('checkout')
    .select('status')
    .where('id', '=', checkoutId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (!canCheckoutBecome(checkout.status, status))
    throw new Error(`checkout ${checkoutId}: ${status} may not follow ${checkout.status}`);
  await tx
    .updateTable('checkout')
    .set({ status, ...claimed })
    .where('id', '=', checkoutId)
    .execute();
}
