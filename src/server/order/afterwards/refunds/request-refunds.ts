import type { IsoDate } from '#domain/dates.ts';
import type { RefundPart } from '#domain/order/cancelling.ts';
import type { Tx } from '#server/purchase-context.ts';

/**
 * Writes down what is to go back of which payment, in the transaction that decides it, because the
 * order is cancelled or by the change with this id; it is sent afterwards. The database lets no
 * payment give back more than was taken.
 */
export async function requestRefunds(
  tx: Tx,
  {
    orderId,
    dueBy,
    changeId,
  }: { readonly orderId: string; readonly dueBy: IsoDate; readonly changeId?: string },
  parts: readonly RefundPart[],
): Promise<void> {
  const { last } = await tx
    .selectFrom('refund')
    .select((eb) => eb.fn.coalesce(eb.fn.max('number'), eb.val(0)).as('last'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  for (const [i, { id: paymentId, amount }] of parts.entries()) {
    await tx
      .updateTable('instalment')
      .set((eb) => ({ refunded: eb('refunded', '+', amount) }))
      .where('id', '=', paymentId)
      .execute();
    const number = last + i + 1;
    await tx
      .insertInto('refund')
      .values({
        id: `${orderId}:refund-${number}`,
        order_id: orderId,
        number,
        instalment_id: paymentId,
        amount,
        due_by: dueBy,
        change_id: changeId ?? null,
      })
      .execute();
  }
}
