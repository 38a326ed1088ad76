/** What the card provider says of a refund: it has gone through, or somebody has to see to it. */
import { formatMoney } from '#domain/money.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { PaymentNotification } from '#server/payments/port.ts';
import type { PurchaseContext } from '#server/purchase-context.ts';
import type { WorkProgress } from '#server/workflow/retries.ts';
import { putMail } from '../../mail-outbox.ts';
import { loadOrderDocument } from '../../versions.ts';
import { lockRefund, moveRefund } from './refund-record.ts';
import { parseRefundReference } from './refund-reference.ts';

/**
 * Follows a refund and tells its customer, once; `undefined` for one that no order has asked for.
 * Throws for another sum than was asked. What is told of a try before the last changes nothing.
 */
export function handleRefund(
  { database }: PurchaseContext,
  { event, success, reference, amount }: PaymentNotification,
): Promise<WorkProgress | undefined> {
  return inTransaction(database, async (tx) => {
    const asked = parseRefundReference(reference);
    const refund = asked && (await lockRefund(tx, asked));
    if (!asked || !refund) return undefined;
    if (asked.tries !== refund.tries) return 'done';
    if (amount.amount !== refund.amount || amount.currencyCode !== refund.currency)
      throw new Error(`${formatMoney(amount, 'always')} went back for ${reference}: another sum`);
    const isDone = event === 'REFUND' && success;
    if (!(await moveRefund(tx, refund, isDone ? 'DONE' : 'FAILED'))) return 'done';
    const order = await loadOrderDocument(tx, refund.orderId);
    await putMail(tx, refund, order.contact.email, {
      template: isDone ? 'refund-done' : 'refund-failed',
      order,
      number: refund.number,
      tries: refund.tries,
      amount: refund.amount,
      dueBy: await dueDayOf(tx, refund.id),
    });
    return 'done';
  });
}

const dueDayOf = async (tx: Parameters<typeof lockRefund>[0], id: string): Promise<string> =>
  (await tx.selectFrom('refund').select('due_by').where('id', '=', id).executeTakeFirstOrThrow())
    .due_by;
