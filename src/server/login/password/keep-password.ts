import type { Tx } from '#server/purchase-context.ts';

/** From now on the customer may log in with the password of this hash. */
export async function keepPassword(tx: Tx, customerId: string, hash: string): Promise<void> {
  await tx
    .updateTable('customer')
    .set({ password_hash: hash })
    .where('id', '=', customerId)
    .execute();
}
