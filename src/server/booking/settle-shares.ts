/**
 * What becomes of shares that money is reserved for: each takes the place of open payments under
 * the order's lock, is captured, and stands among what was paid; one that there is no room for any
 * more is released whole, and its payer told. While an order is changed or cancelled they wait.
 */
import { sql } from 'kysely';
import { SHARE_REFUSALS, type ShareRefusal } from '#domain/booking/share-refusals.ts';
import { findShareStop, passes, placeOfShare } from '#domain/booking/share.ts';
import { money } from '#domain/money.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { putAccountMail } from '#server/account/account-mail.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { todayOf } from '#server/market/market.ts';
import { notePaid } from '#server/order/instalments.ts';
import { putMail } from '#server/order/mail-outbox.ts';
import {
  loadOrderDocument,
  loadVersion,
  lockOrder,
  wordsForOthers,
} from '#server/order/versions.ts';
import { isPaymentOutage, PaymentProviderUnavailable } from '#server/payments/port.ts';
import { shareReference } from '#server/payments/share-reference.ts';
import { inMarket, type PurchaseContext, type Tx } from '#server/purchase-context.ts';
import { crashpoint } from '#server/workflow/crashpoint.ts';
import { isDue, type Queue, type WorkProgress } from '#server/workflow/retries.ts';
import { workThrough, type LookEnd } from '#server/workflow/work-through.ts';
import { lockOpen, saveForward } from './paying/open-payments.ts';
import { findShare, lockShare, moveShare, type ShareRecord } from './paying/share-record.ts';

const QUEUE: Queue = {
  name: 'share',
  tries: 6,
  firstPauseMs: 1_000,
  isOutage: isPaymentOutage,
};
const AT_ONCE = 50;
/** While the order is changed or cancelled, it is looked at again after so long. */
const LOOK_AGAIN_MS = 2_000;

/** A periodic job. Throws the first failure after all others were tried. */
export async function settleShares(site: PurchaseContext): Promise<LookEnd> {
  const rows = await site.database
    .selectFrom('share_payment')
    .select('id')
    .where('state', 'in', ['RESERVED', 'CLAIMED', 'RELEASING'])
    .where(isDue(QUEUE.name, 'share_payment.id'))
    .orderBy('created_at')
    .limit(AT_ONCE)
    .execute();
  return workThrough(site.database, QUEUE, rows, {
    idOf: ({ id }) => id,
    work: ({ id }) => settle(site, id),
  });
}

async function settle(site: PurchaseContext, id: string): Promise<WorkProgress> {
  const found = await findShare(site.database, id);
  if (!found) return 'done';
  const context = inMarket(site, found.market);
  if (found.state === 'RESERVED' && (await claim(context, found)) === 'wait')
    return { laterMs: LOOK_AGAIN_MS };
  crashpoint('share:claimed');
  const share = await findShare(site.database, id);
  if (share?.state === 'CLAIMED') {
    if (await capture(context, share)) {
      crashpoint('share:captured');
      await savePaid(context, share);
      return 'done';
    }
    await saveUncharged(context, share);
  }
  // Never by what was known before: what another has captured meanwhile is not released.
  const ending = await findShare(site.database, id);
  if (ending?.state === 'RELEASING') await release(context, ending);
  return 'done';
}

/** Room for it among the open payments, or why there is none; `wait`: it may come yet. */
const claim = (context: PurchaseContext, { id, orderId }: ShareRecord) =>
  inTransaction(context.database, async (tx): Promise<'decided' | 'wait'> => {
    await lockOrder(tx, orderId);
    const share = await lockShare(tx, id);
    if (share.state !== 'RESERVED') return 'decided';
    const stop = await findStop(tx, share);
    if (stop && passes(stop)) return 'wait';
    const today = todayOf(context);
    const { amount } = share;
    const place = placeOfShare(await lockOpen(tx, orderId), amount, today);
    if (stop || !place) {
      await moveShare(tx, share, { state: 'RELEASING', refusal: stop ?? 'share_paid_meanwhile' });
      return 'decided';
    }
    await saveForward(tx, { orderId, place, amount, today, shareId: id, newId: context.newId });
    await moveShare(tx, share, { state: 'CLAIMED', due_again: place.dueAgain });
    return 'decided';
  });

async function findStop(
  tx: Tx,
  { orderId, customerId }: ShareRecord,
): Promise<ShareRefusal | null> {
  const { rows } = await sql<{ stop: string | null; isOneOfThem: boolean }>`
    select share_stop(${orderId}) as stop, exists (
      select from order_person
      where order_id = ${orderId} and customer_id = ${customerId} and role <> 'VIEWER'
    ) as "isOneOfThem"`.execute(tx);
  const { stop = null, isOneOfThem = false } = rows[0] ?? {};
  if (!isOneOfThem) return 'share_access_ended';
  return findShareStop(stop);
}

/**
 * False when the provider refuses it, or has told that it failed; throws while nobody knows. Where
 * it was asked for before, it may have been taken, whatever is answered now: that is for a person
 * (`operator-payments.ts`), or for what the provider tells.
 */
async function capture(
  { database, payments }: PurchaseContext,
  share: ShareRecord,
): Promise<boolean> {
  if (share.capturedAt !== null) return true;
  if (hasFailed(share)) return false;
  const { numUpdatedRows } = await database
    .updateTable('share_payment')
    .set({ capture_asked_at: sql<string>`now()` })
    .where('id', '=', share.id)
    .where('capture_asked_at', 'is', null)
    .executeTakeFirst();
  const isFirst = numUpdatedRows > 0n;
  crashpoint('share:asked');
  try {
    await payments.capture({
      amount: money(share.amount, share.currency),
      reference: shareReference(share.checkoutId, share.id),
      pspReference: pspOf(share),
      idempotencyKey: `${share.id}:capture`,
    });
    return true;
  } catch (error) {
    if (error instanceof PaymentProviderUnavailable || !isFirst) throw error;
    return false;
  }
}

/** Told to be taken counts before it. */
const hasFailed = ({ capturedAt, captureFailedAt }: ShareRecord): boolean =>
  captureFailedAt !== null && capturedAt === null;

const savePaid = (
  context: PurchaseContext,
  { id, orderId, checkoutId }: ShareRecord,
): Promise<void> =>
  inTransaction(context.database, async (tx) => {
    await lockOrder(tx, orderId);
    const share = await lockShare(tx, id);
    // What was told to have failed since it was asked for goes back at the next look.
    if (share.state !== 'CLAIMED' || hasFailed(share)) return;
    const { amount, currency, paidBy } = share;
    const { id: paymentId } = await findPayment(tx, share);
    await notePaid(
      tx,
      { id: paymentId, checkoutId, amount, currency },
      { pspReference: pspOf(share) },
    );
    await moveShare(tx, share, { state: 'PAID' });
    const mail = { template: 'share-paid', ...(await wordsOf(tx, share)) } as const;
    await putAccountMail(tx, context, paidBy, mail);
    const order = await loadOrderDocument(tx, orderId);
    if (order.contact.email !== paidBy)
      await putMail(tx, context.market, order.contact.email, {
        template: 'share-received',
        order,
        id,
        amount,
        paidBy,
      });
  });

/** What it took the place of is due again, as the payment that it is. */
const saveUncharged = (context: PurchaseContext, { id, orderId }: ShareRecord): Promise<void> =>
  inTransaction(context.database, async (tx) => {
    await lockOrder(tx, orderId);
    const share = await lockShare(tx, id);
    if (share.state !== 'CLAIMED' || share.capturedAt !== null) return;
    const { id: paymentId } = await findPayment(tx, share);
    const today = todayOf(context);
    const day = share.dueAgain !== null && share.dueAgain > today ? share.dueAgain : today;
    await tx
      .updateTable('instalment')
      .set({ state: 'DUE', share_id: null, due_date: day })
      .where('id', '=', paymentId)
      .execute();
    await moveShare(tx, share, { state: 'RELEASING', refusal: 'share_card_refused' });
  });

/** Gives what is reserved back to its card, and tells whose it is. */
async function release(context: PurchaseContext, found: ShareRecord): Promise<void> {
  await context.payments.cancel({
    pspReference: pspOf(found),
    reference: shareReference(found.checkoutId, found.id),
    idempotencyKey: `release:${pspOf(found)}`,
  });
  crashpoint('share:released');
  await inTransaction(context.database, async (tx) => {
    const share = await lockShare(tx, found.id);
    if (share.state !== 'RELEASING' || share.refusal === null) return;
    await moveShare(tx, share, { state: 'GIVEN_BACK' });
    await putAccountMail(tx, context, share.paidBy, {
      template: 'share-given-back',
      ...(await wordsOf(tx, share)),
      reason: sentenceOf(SHARE_REFUSALS, share.refusal),
    });
  });
}

/** The payment of the plan that a claimed share is. */
const findPayment = (tx: Tx, { id }: ShareRecord) =>
  tx.selectFrom('instalment').select('id').where('share_id', '=', id).executeTakeFirstOrThrow();

/** All that its payer is told of the order. */
async function wordsOf(tx: Tx, { id, orderId, amount, currency }: ShareRecord) {
  return { shareId: id, ...wordsForOthers(await loadVersion(tx, orderId)), amount, currency };
}

function pspOf({ id, pspReference }: ShareRecord): string {
  if (pspReference === null) throw new Error(`nothing is reserved for share ${id}`);
  return pspReference;
}
