/** Writes what a change has made of an order in one transaction: all of it, or nothing. */
import { sql } from 'kysely';
import type { IsoDate } from '#domain/dates.ts';
import { settledBy, refundParts } from '#domain/order/cancelling.ts';
import { CHANGING_REFUSALS, type ChangeRefusal } from '#domain/order/changing-refusals.ts';
import {
  CERTIFICATE_HOURS,
  hoursUntil,
  settleDifference,
  holidayStart,
  type SettledDifference,
} from '#domain/order/changing.ts';
import type { OrderDocument } from '#domain/order/order-document.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { receiptOf } from '#server/basket/basket-record.ts';
import { lockCheckout } from '#server/checkout/checkout-record.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { todayOf } from '#server/market/market.ts';
import type { PurchaseContext, Tx } from '#server/purchase-context.ts';
import { crashpoint } from '#server/workflow/crashpoint.ts';
import type { Accepted } from '../../accepted.ts';
import { putMail } from '../../mail-outbox.ts';
import { post, postChange, takenFromCard } from '../../paying/ledger.ts';
import { addVersion, loadPaid, loadVersion, type OrderVersion } from '../../versions.ts';
import { listTaken } from '../cancelling/cancellation-record.ts';
import { requestRefunds } from '../refunds/request-refunds.ts';
import {
  findChange,
  listOpenPayments,
  type ChangeKind,
  type ChangeRecord,
} from './change-record.ts';
import { changedDocument, changeWords, listBooked } from './changed-document.ts';
import { changedParts } from './changed-parts.ts';
import { keepPassports } from './keep-passports.ts';
import { notifyPayerGone } from './payer.ts';

/** Done once: a second run finds the change done. */
export const saveChanged = (context: PurchaseContext, change: ChangeRecord): Promise<void> =>
  inTransaction(context.database, async (tx) => {
    await lockCheckout(tx, change.checkoutId);
    if ((await findChange(tx, change.id))?.state !== 'ACCEPTED') return;
    const { orderId, difference, charge } = change;
    const isAnew = changedParts(change).length > 0;
    const latest = await loadVersion(tx, orderId);
    // Whom we write to may have been changed meanwhile, and nothing else of the order.
    const accepted: Accepted = { ...change.accepted, contact: latest.accepted.contact };
    const settled =
      charge > 0 ? NOTHING_OPEN : settleDifference(await listOpenPayments(tx, orderId), difference);
    if (!settled) throw new Error(`no open payment takes the rise of change ${change.id}`);
    const refundBy = settledBy(todayOf(context));
    await settleMoney(tx, change, settled, refundBy);
    if (charge > 0) await addPayment(tx, change, todayOf(context));
    await tx
      .updateTable('customer_order')
      .set((eb) => ({
        total: receiptOf(accepted, accepted.currency).total,
        payable: eb('payable', '+', difference),
      }))
      .where('id', '=', orderId)
      .execute();
    if (OTHERS_TRAVEL.includes(change.kind)) await keepPassports(tx, change);
    await postChange(tx, change, { was: change.was, now: change.accepted });
    const order = await writeVersion(tx, context, change, { latest, accepted });
    await putMail(tx, change, accepted.contact.emailAddress, {
      template: 'changed',
      order,
      lines: [...changeWords(context, change, latest.document)],
      difference,
      spread: settled.spread,
      lowered: settled.lowered,
      refunded: settled.refund,
      charged: charge,
      refundBy,
      isTheirs: change.noticeId !== undefined && !isAnew,
      isPlace: change.kind === 'PLACE',
      hasCertificate: hoursUntil(holidayStart(order), context.clock()) > CERTIFICATE_HOURS,
    });
    if (change.noticeId !== undefined)
      await tx
        .updateTable('supplier_notice')
        .set({ answer: isAnew ? 'OTHER' : 'KEPT', answered_at: sql<string>`now()` })
        .where('id', '=', change.noticeId)
        .execute();
    await tx
      .updateTable('order_change')
      .set({
        state: 'DONE',
        spread: settled.spread,
        lowered: settled.lowered,
        refunded: settled.refund,
        ended_at: sql<string>`now()`,
      })
      .where('id', '=', change.id)
      .execute();
    crashpoint('changed:written');
  });

const OTHERS_TRAVEL: readonly ChangeKind[] = ['PLACE', 'FEWER', 'JOIN'];

const NOTHING_OPEN: SettledDifference = { payments: [], spread: 0, lowered: 0, refund: 0 };

/** What was taken for the change is a payment of the order like those of its plan. */
async function addPayment(
  tx: Tx,
  { orderId, checkoutId, charge, pspReference, accepted }: ChangeRecord,
  today: IsoDate,
): Promise<void> {
  const { last } = await tx
    .selectFrom('instalment')
    .select((eb) => eb.fn.max('number').as('last'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const id = `${orderId}:${last + 1}`;
  await tx
    .insertInto('instalment')
    .values({
      id,
      order_id: orderId,
      number: last + 1,
      due_date: today,
      amount: charge,
      state: 'PAID',
      psp_reference: pspReference ?? null,
    })
    .execute();
  const posting = { key: `instalment:${id}`, checkoutId, currency: accepted.currency };
  await post(tx, posting, takenFromCard(charge));
}

/** Open payments get their new amounts; what they do not hold goes back, newest payment first. */
async function settleMoney(
  tx: Tx,
  { id: changeId, orderId }: ChangeRecord,
  { payments, refund }: SettledDifference,
  dueBy: IsoDate,
): Promise<void> {
  for (const { number, amount } of payments) {
    if (amount > 0)
      await tx
        .updateTable('instalment')
        .set({ amount })
        .where('order_id', '=', orderId)
        .where('number', '=', number)
        .execute();
    else
      await tx
        .deleteFrom('instalment')
        .where('order_id', '=', orderId)
        .where('number', '=', number)
        .execute();
  }
  if (refund > 0)
    await requestRefunds(
      tx,
      { orderId, dueBy, changeId },
      refundParts(await listTaken(tx, orderId), refund),
    );
}

/** The papers of the new version, with its payments. */
async function writeVersion(
  tx: Tx,
  context: PurchaseContext,
  { orderId, checkoutId }: ChangeRecord,
  { latest, accepted }: { readonly latest: OrderVersion; readonly accepted: Accepted },
): Promise<OrderDocument> {
  const paid = await loadPaid(tx, orderId);
  const document = changedDocument(context, {
    checkoutId,
    was: latest,
    accepted,
    paid,
    booked: await listBooked(tx, checkoutId),
  });
  const isFirst = await addVersion(
    tx,
    { orderId, number: latest.number },
    { accepted, document, reason: 'CHANGED', madeBy: 'CUSTOMER' },
  );
  if (!isFirst) throw new Error(`order ${orderId} got a version while it was changed`);
  return { ...document, version: latest.number + 1 };
}

/** The holiday stays as it was; who asked reads why where they asked, and in a mail, once. */
export const saveRefused = (
  context: PurchaseContext,
  change: ChangeRecord,
  refusal: ChangeRefusal,
): Promise<void> =>
  inTransaction(context.database, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('order_change')
      .set({ state: 'REFUSED', refusal, ended_at: sql<string>`now()` })
      .where('id', '=', change.id)
      .where('state', 'in', ['QUOTED', 'ACCEPTED'])
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    const { accepted, document } = await loadVersion(tx, change.orderId);
    await putMail(tx, change, accepted.contact.emailAddress, {
      template: 'change-refused',
      order: document,
      id: change.id,
      reason: sentenceOf(CHANGING_REFUSALS, refusal),
      lines: [...changeWords(context, change, document)],
    });
    await notifyPayerGone(tx, change);
  });
