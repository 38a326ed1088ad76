import type { Tx } from '#server/purchase-context.ts';

/** Holds a checkout's row until the transaction ends: whoever changes an order waits here. */
export async function lockCheckout(tx: Tx, checkoutId: string): Promise<void> {
  await tx
    .selectFrom('checkout')
    .select('id')
    .where('id', '=', checkoutId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
