/**
 * Sends what is to go back to the cards it came from, each under a key of its own, however often it
 * is asked; the provider tells later what became of it (`afterwards/refunds/refund-notices.ts`).
 * What a bank does not accept is for a person to settle.
 */
import { sql } from 'kysely';
import type { IsoDate } from '#domain/dates.ts';
import { money, readCurrency, type Pence } from '#domain/money.ts';
import {
  REFUND_STATES,
  refundParts,
  settledBy,
  type RefundState,
} from '#domain/order/cancelling.ts';
import type { OrderChangeTable } from '#server/db/generated.ts';
import type { Database } from '#server/db/kysely.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { isPaymentOutage, type CardSummary } from '#server/payments/port.ts';
import { inMarket, type PurchaseContext, type Tx } from '#server/purchase-context.ts';
import { crashpoint } from '#server/workflow/crashpoint.ts';
import { dueSince, isDue, type Queue, type WorkProgress } from '#server/workflow/retries.ts';
import { workThrough, type LookEnd } from '#server/workflow/work-through.ts';
import { listTaken } from './afterwards/cancelling/cancellation-record.ts';
import { lockRefund, moveRefund } from './afterwards/refunds/refund-record.ts';
import { refundReference } from './afterwards/refunds/refund-reference.ts';
import { requestRefunds } from './afterwards/refunds/request-refunds.ts';
import { putMail } from './mail-outbox.ts';
import { cardNamed } from './paying/card-that-paid.ts';
import { post, postLateCharge } from './paying/ledger.ts';
import { loadOrderDocument, lockOrder } from './versions.ts';

const QUEUE: Queue = {
  name: 'refund',
  tries: 6,
  firstPauseMs: 10_000,
  isOutage: isPaymentOutage,
};
const AT_ONCE = 50;

/**
 * A periodic job. What the provider refuses is put aside for a person after its tries. Throws the
 * first failure after all others were tried.
 */
export async function sendRefunds(context: PurchaseContext): Promise<LookEnd> {
  const rows = await context.database
    .selectFrom('refund')
    .select('id')
    .where('state', '=', 'REQUESTED')
    .where(isDue(QUEUE.name, 'refund.id'))
    .orderBy((eb) => eb.fn.coalesce(dueSince(QUEUE.name, 'refund.id'), 'requested_at'))
    .limit(AT_ONCE)
    .execute();
  return workThrough(context.database, QUEUE, rows, {
    idOf: ({ id }) => id,
    work: ({ id }) => send(context, id),
  });
}

async function send(context: PurchaseContext, id: string): Promise<WorkProgress> {
  const refund = await inTransaction(context.database, (tx) => lockRefund(tx, { id }));
  if (refund?.state !== 'REQUESTED') return 'done';
  if (refund.pspReference === null) throw new Error(`refund ${id} is of no charge`);
  crashpoint('refund:before');
  await inMarket(context, refund.market).payments.refund({
    amount: money(refund.amount, refund.currency),
    pspReference: refund.pspReference,
    reference: refundReference(refund),
    idempotencyKey: `${id}.${refund.tries}`,
  });
  crashpoint('refund:after');
  await inTransaction(context.database, async (tx) => {
    const now = await lockRefund(tx, { id });
    if (now && now.tries === refund.tries) await moveRefund(tx, now, 'SENT');
  });
  return 'done';
}

/**
 * Sends a failed refund once more (`REQUESTED`), or notes that it was paid another way (`SETTLED`).
 * False when this order has no such refund that has failed. `number` is counted from 1.
 */
export const settleRefund = (
  database: Database,
  orderCode: string,
  number: number,
  to: Extract<RefundState, 'REQUESTED' | 'SETTLED'>,
): Promise<boolean> =>
  inTransaction(database, async (tx) => {
    const order = await tx
      .selectFrom('customer_order')
      .select('checkout_id')
      .where('code', '=', orderCode)
      .executeTakeFirst();
    const refund = order && (await lockRefund(tx, { checkoutId: order.checkout_id, number }));
    return refund !== undefined && moveRefund(tx, refund, to);
  });

/** Money that goes back of an order, or has gone back, and what for. */
export type OrderRefund = {
  readonly id: string;
  readonly amount: Pence;
  readonly state: RefundState;
  /** The last day on which it goes back. */
  readonly dueBy: IsoDate;
  /** When the payment was taken that it is of. */
  readonly paidOn: IsoDate;
  /** That paid it, so far as it may be named. */
  readonly card: CardSummary | null;
  /** Of the payment, where somebody has paid it as a share. */
  readonly shareId: string | null;
  /** By which it costs less; of what goes back as the order was cancelled there is none. */
  readonly change: { readonly id: string; readonly kind: OrderChangeTable['kind'] } | null;
};

/** All of an order, the newest first. */
export async function listOrderRefunds(
  { database, market }: Pick<PurchaseContext, 'database' | 'market'>,
  orderId: string,
): Promise<readonly OrderRefund[]> {
  const rows = await database
    .selectFrom('refund as r')
    .innerJoin('instalment as i', 'i.id', 'r.instalment_id')
    .leftJoin('order_change as c', 'c.id', 'r.change_id')
    .select(['r.id', 'r.amount', 'r.state', 'r.due_by as dueBy', 'c.id as changeId', 'c.kind'])
    .select([takenOn(market.timeZone), 'i.card_brand', 'i.card_last_four'])
    .select('i.share_id as shareId')
    .where('r.order_id', '=', orderId)
    .orderBy('r.number', 'desc')
    .execute();
  return rows.map(({ changeId, kind, state, card_brand, card_last_four, ...refund }) => ({
    ...refund,
    state: REFUND_STATES.find((known) => known === state)!,
    card: cardNamed({ card_brand, card_last_four }),
    change: changeId === null || kind === null ? null : { id: changeId, kind },
  }));
}

/** A payment that was tried again was taken later than it was due; by the days of its market. */
const takenOn = (timeZone: string) =>
  sql<IsoDate>`to_char(case
  when i.tries > 1 and i.share_id is null then (i.taking_since at time zone ${timeZone})::date else i.due_date
end, 'YYYY-MM-DD')`.as('paidOn');

/** Those that wait for a person, those that are due first at the top; amounts in minor units. */
export async function listFailedRefunds(database: Database) {
  const rows = await database
    .selectFrom('refund as r')
    .innerJoin('customer_order as o', 'o.id', 'r.order_id')
    .select(['o.code as orderCode', 'r.number', 'r.amount', 'o.currency', 'r.due_by as dueBy'])
    .where('r.state', '=', 'FAILED')
    .orderBy('r.due_by')
    .orderBy('r.id')
    .execute();
  return rows.map((row) => ({ ...row, currency: readCurrency(row.currency) }));
}

/**
 * Of an order that has ended although its people lose nothing: whether they gave their tickets
 * back, so that their price goes back too so far as it was paid, or fly on them, so that it stays.
 * False where nothing was put aside for them.
 */
export const settleTickets = (
  database: Database,
  orderCode: string,
  found: 'RETURNED' | 'KEPT',
  todayOf: (market: string) => IsoDate,
): Promise<boolean> =>
  inTransaction(database, async (tx) => {
    const order = await tx
      .selectFrom('customer_order')
      .select(['id', 'checkout_id as checkoutId', 'currency', 'market'])
      .where('code', '=', orderCode)
      .executeTakeFirst();
    if (!order) return false;
    await lockOrder(tx, order.id);
    const settled = await settleAside(tx, order, found, todayOf(order.market));
    if (!settled) return false;
    const document = await loadOrderDocument(tx, order.id);
    await putMail(tx, order, document.contact.email, {
      template: 'tickets-settled',
      order: document,
      ...settled,
      found,
    });
    await tx
      .deleteFrom('retry')
      .where('queue', '=', 'self-booking')
      .where('id', '=', order.id)
      .execute();
    return true;
  });

type Ended = { readonly id: string; readonly checkoutId: string; readonly currency: string };

/** Undefined where nothing was put aside for them, or a person has found it out already. */
async function settleAside(
  tx: Tx,
  { id: orderId, checkoutId, currency }: Ended,
  found: 'RETURNED' | 'KEPT',
  today: IsoDate,
) {
  const cancellation = await tx
    .selectFrom('order_cancellation')
    .select(['aside', 'owed', 'refunded', 'refund_by'])
    .where('order_id', '=', orderId)
    .where('aside', 'is not', null)
    .where('tickets', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!cancellation) return undefined;
  const isBack = found === 'RETURNED';
  const aside = cancellation.aside!;
  const owed = cancellation.owed!;
  // What of their price was never paid is owed no more, and does not go back.
  const unpaid = Math.min(aside, owed);
  const back = isBack ? aside - unpaid : 0;
  const again = settledBy(today);
  const dueBy = back > 0 && again > cancellation.refund_by ? again : cancellation.refund_by;
  await tx
    .updateTable('order_cancellation')
    .set({
      tickets: found,
      tickets_settled_at: sql<string>`now()`,
      refunded: cancellation.refunded! + back,
      owed: isBack ? owed - unpaid : owed,
      refund_by: dueBy,
    })
    .where('order_id', '=', orderId)
    .execute();
  if (isBack) {
    await requestRefunds(tx, { orderId, dueBy }, refundParts(await listTaken(tx, orderId), back));
    await post(
      tx,
      { key: `${orderId}:tickets-returned`, checkoutId, currency },
      { customer: 0 - aside, cancelled: aside },
    );
  }
  return { aside, unpaid, settledBy: dueBy };
}

/**
 * A card has paid after it was closed, of an order that has ended or whose flights we have booked
 * ourselves, and the airline gives it back no more: so many pence in all stay paid by us. False
 * where nobody is asked about such a charge, or no more was paid than is known.
 */
export const settleLateCharge = (
  database: Database,
  orderCode: string,
  spent: Pence,
): Promise<boolean> =>
  inTransaction(database, async (tx) => {
    const order = await tx
      .selectFrom('customer_order')
      .select(['id', 'checkout_id as checkoutId'])
      .where('code', '=', orderCode)
      .executeTakeFirst();
    if (!order) return false;
    await lockOrder(tx, order.id);
    const row = await tx
      .selectFrom('self_booking')
      .select(['spent', 'card_limit'])
      .where('order_id', '=', order.id)
      .where('state', 'in', ['BOOKED', 'CANCELLED'])
      .executeTakeFirst();
    const known = row?.spent ?? 0;
    if (!row || spent <= known || spent > row.card_limit) return false;
    const { numDeletedRows } = await tx
      .deleteFrom('retry')
      .where('queue', '=', 'self-booking')
      .where('id', '=', order.id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await tx.updateTable('self_booking').set({ spent }).where('order_id', '=', order.id).execute();
    await postLateCharge(tx, { orderId: order.id, checkoutId: order.checkoutId }, { known, spent });
    return true;
  });
