/**
 * Paying a share of a booking: its amount is asked for on a page of the card provider, which
 * reserves it; what becomes of it the worker decides (`settle-shares.ts`).
 */
import { sql } from 'kysely';
import { mayDo } from '#domain/booking/booking-roles.ts';
import { payableEarly, sumOf } from '#domain/booking/payment-changes.ts';
import { SHARE_REFUSALS, type ShareRefusal } from '#domain/booking/share-refusals.ts';
import { checkShare, findShareStop } from '#domain/booking/share.ts';
import type { FieldError } from '#domain/field-error.ts';
import { formatMoney, money, type Pence } from '#domain/money.ts';
import { refuse } from '#domain/refuse.ts';
import { spendCardTry } from '#server/account/caller-quota.ts';
import { customerOf } from '#server/account/visitor.ts';
import type { Database } from '#server/db/kysely.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { todayOf } from '#server/market/market.ts';
import { listOrderRefunds, type OrderRefund } from '#server/order/refunds.ts';
import { isReturnedResult } from '#server/payments/returned-result.ts';
import { shareReference } from '#server/payments/share-reference.ts';
import { unlessUnavailable } from '#server/payments/unless-unavailable.ts';
import { lookUntil } from '#server/platform/look-until.ts';
import type { CallerContext, Tx, VisitorContext } from '#server/purchase-context.ts';
import { loadBooking, type OwnBooking } from './own-booking.ts';
import { findPressed, findShare, listShares, type ShareRecord } from './paying/share-record.ts';

/** What whoever asks may pay of a booking, and what was paid of it so. */
export type BookingShares = {
  /** What can be paid now; 0 where nothing can. */
  readonly payable: Pence;
  /** Why nothing can be paid though something is open. */
  readonly stop: ShareRefusal | null;
  /** Of everybody for whom the booking is theirs to change; else their own. */
  readonly shares: readonly PaidBack[];
};

/** With what of it went back once it was taken, or is to. */
type PaidBack = ShareRecord & { readonly refunds: readonly OrderRefund[] };

/** Null for whoever may not pay a share. */
export async function loadShares(
  context: Pick<VisitorContext, 'database' | 'clock' | 'market'>,
  booking: OwnBooking,
): Promise<BookingShares | null> {
  if (!mayDo(booking.role, 'pay a share')) return null;
  const [stop, shares, refunds] = await Promise.all([
    findStop(context.database, booking.id),
    listShares(context.database, booking.id),
    listOrderRefunds(context, booking.id),
  ]);
  const payable = payableOf(context, booking);
  return {
    payable: stop ? 0 : payable,
    stop: payable > 0 ? stop : null,
    shares: shares.map((share) => ({
      ...share,
      refunds: refunds.filter(({ shareId }) => shareId === share.id),
    })),
  };
}

const payableOf = (
  context: Pick<VisitorContext, 'clock' | 'market'>,
  { payments }: OwnBooking,
): Pence => {
  const open = payments
    .filter(({ number, state }) => number > 1 && (state === 'DUE' || state === 'DECLINED'))
    .map(({ state, ...payment }) => ({ ...payment, isDeclined: state === 'DECLINED' }));
  return sumOf(payableEarly(open, todayOf(context)));
};

/** Why nothing is paid towards the order at the moment, for its people. */
async function findStop(database: Database | Tx, orderId: string): Promise<ShareRefusal | null> {
  const { rows } = await sql<{ stop: string | null }>`
    select visitor_share_stop(${orderId}) as stop`.execute(database);
  return findShareStop(rows[0]?.stop);
}

export type PaidShare =
  | { readonly kind: 'PaymentPage'; readonly url: string }
  | { readonly kind: 'share'; readonly share: ShareRecord; readonly booking: OwnBooking }
  | { readonly kind: 'absent' }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] };

type ToPay = {
  readonly orderCode: string;
  /** In minor units. */
  readonly amount: number;
  /** What could be paid when the page was opened: of two tabs one is told that it has changed. */
  readonly payableWas: number;
  /** Of the press: repeated, it leads to the same page. */
  readonly idempotencyKey: string;
  /** Of the site, where the card provider leads back to the booking. */
  readonly origin: string;
};

/** What our pages name a press by, and longer. */
const PRESS = /^[\w-]{1,64}$/;

/** Opens the page on which the share is paid; nothing is taken yet. */
export async function payShare(context: CallerContext, asked: ToPay): Promise<PaidShare> {
  const booking = await loadBooking(context, asked.orderCode);
  const customer = customerOf(context.visitor);
  if (!booking || !customer || !mayDo(booking.role, 'pay a share')) return { kind: 'absent' };
  if (!PRESS.test(asked.idempotencyKey)) return refusedAs('share_payments_changed');
  const press = { customerId: customer.id, press: asked.idempotencyKey };
  const known = await findPressed(context.database, press);
  if (known && !isOf(known, booking, asked)) return refusedAs('share_payments_changed');
  if (known && known.state !== 'OPEN') return { kind: 'share', share: known, booking };
  if (known) return openPage(context, booking, known, asked.origin);
  const stop = await findStop(context.database, booking.id);
  if (stop) return refusedAs(stop);
  const payable = payableOf(context, booking);
  if (payable !== asked.payableWas) return refusedAs('share_payments_changed');
  const most = formatMoney(money(payable, context.market.currency), 'always');
  const errors = checkShare(payable, asked.amount, most);
  if (errors.length > 0) return { kind: 'refused', errors };
  const id = context.newId();
  const isSpent = await inTransaction(context.database, async (tx) => {
    // Counted by whose card it is: nobody uses up what another may try.
    const card = { id: `share:${booking.id}:${customer.id}`, owner: customer.id };
    if ((await spendCardTry(context, tx, card)).kind === 'used up') return false;
    await tx
      .insertInto('share_payment')
      .values({
        id,
        order_id: booking.id,
        customer_id: press.customerId,
        paid_by: customer.emailAddress,
        press: press.press,
        amount: asked.amount,
      })
      .onConflict((conflict) => conflict.columns(['customer_id', 'press']).doNothing())
      .execute();
    return true;
  });
  if (!isSpent) return refusedAs('share_tries_used_up');
  const share = await findPressed(context.database, press);
  if (!share) return { kind: 'absent' };
  // Of two presses under one name at once, the other may have come first.
  if (!isOf(share, booking, asked)) return refusedAs('share_payments_changed');
  return openPage(context, booking, share, asked.origin);
}

/** Whether a press that is known asked for the same. */
const isOf = (share: ShareRecord, { id }: OwnBooking, { amount }: ToPay): boolean =>
  share.orderId === id && share.amount === amount;

async function openPage(
  { database, payments }: CallerContext,
  { code }: OwnBooking,
  share: ShareRecord,
  origin: string,
): Promise<PaidShare> {
  const page = await unlessUnavailable(() =>
    payments.createPage({
      amount: money(share.amount, share.currency),
      reference: shareReference(share.checkoutId, share.id),
      idempotencyKey: `${share.id}:page`,
      returnUrl: `${origin}/account/bookings/${code}/shared?share=${share.id}`,
      shopperReference: share.customerId,
      storeMandate: false,
    }),
  );
  if (!page) return refusedAs('share_page_unreachable');
  await database
    .updateTable('share_payment')
    .set({ page_session: page.sessionId })
    .where('id', '=', share.id)
    .where('state', '=', 'OPEN')
    .execute();
  return { kind: 'PaymentPage', url: page.url };
}

type Returned = {
  readonly orderCode: string;
  readonly shareId: string;
  readonly sessionId: string;
  readonly sessionResult: string;
};

/** Longest wait for the end of it. */
const ANSWER_WITHIN_MS = 10_000;

/**
 * Its payer is back from the card provider; waits a little for what becomes of it, which goes on by
 * itself. Safe to repeat.
 */
export async function finishShare(
  context: VisitorContext,
  { orderCode, shareId, ...returned }: Returned,
  timeoutMs = ANSWER_WITHIN_MS,
): Promise<PaidShare> {
  const { database, visitor } = context;
  const booking = await loadBooking(context, orderCode);
  const share = booking && (await findShare(database, shareId));
  if (!share || share.orderId !== booking.id || share.customerId !== customerOf(visitor)?.id)
    return { kind: 'absent' };
  if (share.state === 'OPEN') {
    const refusal = await takeReturned(context, share, returned);
    if (refusal) return refusedAs(refusal);
  }
  const now = await lookUntil(
    () => findShare(database, shareId),
    (found) => found?.endedAt !== null,
    timeoutMs,
  );
  return now ? { kind: 'share', share: now, booking } : { kind: 'absent' };
}

/** Notes what is reserved on its page; else why nothing is, as far as anybody knows. */
async function takeReturned(
  { database, payments }: VisitorContext,
  { id, pageSession }: ShareRecord,
  returned: { readonly sessionId: string; readonly sessionResult: string },
): Promise<ShareRefusal | null> {
  if (pageSession !== returned.sessionId || !isReturnedResult(returned.sessionResult))
    return 'share_payment_unknown';
  const result = await unlessUnavailable(() => payments.findPageResult(returned));
  if (result?.kind === 'refused') return 'share_card_refused';
  if (result?.kind !== 'authorised') return 'share_payment_unknown';
  await database
    .updateTable('share_payment')
    .set({ state: 'RESERVED', psp_reference: result.pspReference })
    .where('id', '=', id)
    .where('state', '=', 'OPEN')
    .execute();
  return null;
}

const refusedAs = (code: ShareRefusal): PaidShare => ({
  kind: 'refused',
  errors: [refuse(SHARE_REFUSALS, code, '')],
});
