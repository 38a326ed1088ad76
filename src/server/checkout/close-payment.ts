/** Giving up a payment that nobody knows the result of yet. */
import { mayOpen } from '#server/account/access.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { VisitorContext } from '#server/purchase-context.ts';
import { closePages } from './awaited-payment.ts';
import { findCheckout } from './checkout-record.ts';
import { loadCheckout, type CheckoutOutcome } from './checkout.ts';

/**
 * Closes the awaited payment, for its owner; one whose order is being placed stays as it is. The
 * checkout afterwards.
 */
export async function closePayment(
  context: VisitorContext,
  checkoutId: string,
): Promise<CheckoutOutcome> {
  const isClosed = await inTransaction(context.database, async (tx) => {
    const checkout = await findCheckout(tx, checkoutId, 'lock');
    if (!checkout || mayOpen(context.visitor, checkout) !== 'yes') return false;
    await closePages(tx, checkoutId);
    return true;
  });
  const checkout = isClosed ? await loadCheckout(context, checkoutId) : undefined;
  return checkout ? { kind: 'checkout', checkout } : { kind: 'absent' };
}
