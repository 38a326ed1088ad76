/**
 * Charges that a bank has taken when we knew nothing of them any more: a payment that was called
 * declined is paid by it; where nothing is to be paid, all of it goes back.
 */
import type { MarketName } from '#domain/market/market-name.ts';
import type { Money } from '#domain/money.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { LateChargeFacts } from '#server/mail/payment-letter.ts';
import type { PaymentNotification } from '#server/payments/port.ts';
import { inMarket, type PurchaseContext, type Tx } from '#server/purchase-context.ts';
import type { WorkProgress } from '#server/workflow/retries.ts';
import { notePaid } from '../instalments.ts';
import { putMail } from '../mail-outbox.ts';
import { loadOrderDocument, lockOrder } from '../versions.ts';
import { postGivenUp } from './ledger.ts';

/** What the provider calls the charge that a notification is of. */
export const chargeOf = ({
  pspReference,
  originalReference = pspReference,
}: PaymentNotification): string => originalReference;

type Charge = { readonly checkoutId: string; readonly amount: Money };

/** Gives a charge back, once, however often it is told. The key of what the ledger says of it. */
export async function refundCharge(
  { database, payments }: PurchaseContext,
  { checkoutId, amount }: Charge,
  notification: PaymentNotification,
): Promise<string> {
  const { reference } = notification;
  const pspReference = chargeOf(notification);
  const idempotencyKey = `given-up:${pspReference}`;
  await payments.refund({ amount, pspReference, reference, idempotencyKey });
  const key = `${checkoutId}:${idempotencyKey}`;
  const posting = { key, checkoutId, currency: amount.currencyCode };
  await inTransaction(database, (tx) => postGivenUp(tx, posting, amount.amount));
  return key;
}

/**
 * Gives back what was taken for a payment that is not to be made any more, and writes of it: the
 * statement has both. That it was not taken needs nothing.
 */
export async function refundLateCharge(
  context: PurchaseContext,
  { orderId, ...charge }: Charge & { readonly orderId: string },
  notification: PaymentNotification,
): Promise<WorkProgress> {
  if (!notification.success) return 'done';
  const id = await refundCharge(context, charge, notification);
  const letter = { id, amount: charge.amount.amount, countedFor: null };
  await inTransaction(context.database, (tx) => putLetter(tx, context.market, orderId, letter));
  return 'done';
}

type LaterPayment = Charge & {
  readonly orderId: string;
  readonly number: number;
  readonly market: MarketName;
};

/** While it is at the bank, a later payment is looked at again after so long. */
const AT_BANK_MS = 10_000;

/**
 * One that its bank had declined, and that may be due again since, stands as paid once the provider
 * tells that it was taken: nobody is charged for it again, and its customer learns so. Where it was
 * paid since by another charge, the one told of goes back.
 */
export async function followLater(
  site: PurchaseContext,
  { orderId, checkoutId, number, market, amount }: LaterPayment,
  notification: PaymentNotification,
): Promise<WorkProgress> {
  if (!notification.success) throw new Error(`${notification.reference} was not captured`);
  const pspReference = chargeOf(notification);
  const progress = await inTransaction(site.database, async (tx) => {
    await lockOrder(tx, orderId);
    const { id, state, dueDate, paidBy } = await tx
      .selectFrom('instalment')
      .select(['id', 'state', 'due_date as dueDate', 'psp_reference as paidBy'])
      .where('order_id', '=', orderId)
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    if (state === 'TAKING') return { laterMs: AT_BANK_MS };
    // It was given up since it was read: looked at again, it goes back.
    if (state === 'CANCELLED') return { laterMs: 0 };
    if (state === 'PAID') return paidBy === pspReference ? 'done' : 'paid twice';
    const { amount: paid, currencyCode: currency } = amount;
    await notePaid(tx, { id, checkoutId, amount: paid, currency }, { pspReference });
    const letter = { id: `${checkoutId}:late:${pspReference}`, amount: paid, countedFor: dueDate };
    await putLetter(tx, { market }, orderId, letter);
    return 'done';
  });
  if (progress !== 'paid twice') return progress;
  return refundLateCharge(inMarket(site, market), { orderId, checkoutId, amount }, notification);
}

async function putLetter(
  tx: Tx,
  site: { readonly market: MarketName },
  orderId: string,
  letter: LateChargeFacts & { readonly id: string },
): Promise<void> {
  const order = await loadOrderDocument(tx, orderId);
  await putMail(tx, site, order.contact.email, { template: 'late-charge', order, ...letter });
}
