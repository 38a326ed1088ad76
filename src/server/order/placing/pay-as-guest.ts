import { isAway, type Visitor } from '#server/account/visitor.ts';
import type { Tx } from '#server/purchase-context.ts';

/**
 * Makes the checkout of a customer who has been away one of this browser, as they pay for it: their
 * basket goes on without a login, and whoever has paid must see what came of it. The order is then
 * a guest's, and its customer's whose proven mailbox it is made with (decisions: ACCT-01).
 */
export async function payAsGuest(tx: Tx, visitor: Visitor, checkoutId: string): Promise<void> {
  if (visitor.kind === 'nobody' || !visitor.customer || !isAway(visitor)) return;
  await tx
    .updateTable('checkout')
    .set({ owner: visitor.owner })
    .where('id', '=', checkoutId)
    .where('owner', '=', visitor.customer.id)
    .where('status', 'not in', ['PLACING', 'PLACED'])
    .execute();
}
