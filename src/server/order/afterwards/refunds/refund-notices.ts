/** What the card provider says of a refund: it has gone through, or somebody has to see to it. */
import { formatMoney } from '#domain/money.ts';
import { putAccountMail } from '#server/account/account-mail.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { PaymentNotification } from '#server/payments/port.ts';
import type { PurchaseContext, Tx } from '#server/purchase-context.ts';
import type { WorkProgress } from '#server/workflow/retries.ts';
import { putMail } from '../../mail-outbox.ts';
import { loadOrderDocument, loadVersion, wordsForOthers } from '../../versions.ts';
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
    const { shareId, number, tries, currency } = refund;
    const facts = { number, tries, amount: refund.amount, dueBy: await dueDayOf(tx, refund.id) };
    await putMail(tx, refund, order.contact.email, {
      template: isDone ? 'refund-done' : 'refund-failed',
      order,
      ...facts,
      isShare: shareId !== null,
    });
    const payer = shareId === null ? '' : await payerOf(tx, shareId);
    if (shareId !== null && payer !== '')
      await putAccountMail(tx, { market: refund }, payer, {
        template: 'share-refunded',
        ...facts,
        isAccepted: isDone,
        shareId,
        currency,
        ...wordsForOthers(await loadVersion(tx, refund.orderId)),
      });
    return 'done';
  });
}

/** Empty once they were erased: then nobody is left to write to. */
const payerOf = async (tx: Tx, shareId: string): Promise<string> =>
  (
    await tx
      .selectFrom('share_payment')
      .select('paid_by')
      .where('id', '=', shareId)
      .executeTakeFirstOrThrow()
  ).paid_by;

const dueDayOf = async (tx: Tx, id: string): Promise<string> =>
  (await tx.selectFrom('refund').select('due_by').where('id', '=', id).executeTakeFirstOrThrow())
    .due_by;
