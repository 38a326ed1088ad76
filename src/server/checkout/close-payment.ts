/** Giving up a payment that nobody knows the result of yet. */
import { refuseOrdered } from '#domain/checkout/refuse-ordered.ts';
import { mayOpen } from '#server/account/access.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { VisitorContext } from '#server/purchase-context.ts';
import { closeAttempts } from './awaited-payment.ts';
import { findCheckout } from './checkout-record.ts';
import { loadCheckout, type CheckoutOutcome } from './checkout.ts';

/**
 * Closes the awaited payment, for its owner: the checkout afterwards. Refused while its order is
 * being placed and once it stands: that payment stays as it is.
 */
export async function closePayment(
  context: VisitorContext,
  checkoutId: string,
): Promise<CheckoutOutcome> {
  const closed = await inTransaction(context.database, async (tx) => {
    const checkout = await findCheckout(tx, checkoutId, 'lock');
    if (!checkout || mayOpen(context, checkout) !== 'yes') return 'absent';
    const refused = refuseOrdered(checkout);
    if (refused) return refused;
    await closeAttempts(tx, checkoutId);
    return 'closed';
  });
  if (closed === 'absent') return { kind: 'absent' };
  if (closed !== 'closed') return { kind: 'refused', errors: [closed] };
  const checkout = await loadCheckout(context, checkoutId);
  return checkout ? { kind: 'checkout', checkout } : { kind: 'absent' };
}
