/**
 * What cancelling an order comes to now, and the press that asks for it: written down here with
 * what is lost at that moment, brought about by the worker.
 */
import type { IsoDate } from '#domain/dates.ts';
import type { FieldError } from '#domain/field-error.ts';
import {
  cancellationFacts,
  cancellationSpans,
  type LostPart,
} from '#domain/holiday/cancellation.ts';
import type { MarketName } from '#domain/market/market-name.ts';
import type { Currency, Pence } from '#domain/money.ts';
import { CANCELLING_REFUSALS } from '#domain/order/cancelling-refusals.ts';
import { lossNow, settledBy, undoEndsAt, whyNotCancellable } from '#domain/order/cancelling.ts';
import { holidayStart } from '#domain/order/changing.ts';
import type { DocumentCancelling } from '#domain/order/order-document.ts';
import type { OrderState } from '#domain/order/order-states.ts';
import { refuse } from '#domain/refuse.ts';
import { askFreshProof, type Unproven } from '#server/account/fresh-proof.ts';
import { receiptOf } from '#server/basket/basket-record.ts';
import type { Database } from '#server/db/kysely.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { todayIn, todayOf } from '#server/market/market.ts';
import { lookUntil } from '#server/platform/look-until.ts';
import type { VisitorContext } from '#server/purchase-context.ts';
import {
  findCancellation,
  type Cancellation,
  type Refund,
} from './afterwards/cancelling/cancellation-record.ts';
import {
  findDropCredits,
  findKeptDrops,
  type DropCredits,
} from './afterwards/cancelling/kept-drops.ts';
import { lostParts } from './afterwards/cancelling/lost-parts.ts';
import { moneyBack, type PaidPart } from './afterwards/cancelling/money-back.ts';
import { findOpenNotice } from './afterwards/cancelling/open-notice.ts';
import { asideNow, readOrderToEnd } from './afterwards/cancelling/order-to-end.ts';
import {
  areFlightsUnpaid,
  termsBy,
  type FlightsToEnd,
} from './afterwards/cancelling/own-flights.ts';
import { areFlightsBookedSoon } from './afterwards/self-booking/self-booking-record.ts';
import { findActedOrder, findLedOrder } from './lead.ts';
import { loadVersion, lockOrder, type OrderVersion } from './versions.ts';

export type CancelQuote = {
  readonly kind: 'OrderCancellation';
  readonly orderId: string;
  readonly orderCode: string;
  /** Of the order, whose terms these are. */
  readonly version: number;
  readonly status: OrderState;
  readonly currency: Currency;
  readonly place: string;
  readonly holidayName: string;
  readonly departureDate: IsoDate;
  readonly today: IsoDate;
  /** Why it cannot be cancelled now; null when it can. */
  readonly refusal: ReturnType<typeof whyNotCancellable> | 'card_out_of_reach';
  /** Of flights that its people book themselves. */
  readonly ownFlights: FlightsToEnd | undefined;
  /** What others have changed, and nobody has answered to: ending it loses nothing. */
  readonly noticeId: string | undefined;
  /** Until then nothing is lost, in ISO with Z; null once that is over. */
  readonly freeUntil: string | null;
  /** What is lost when, earliest first. */
  readonly terms: readonly DocumentCancelling[];
  readonly paid: Pence;
  readonly lost: Pence;
  /** Of it, what was given before as a credit that is used; null where the terms do not hold. */
  readonly dropKept: Pence | null;
  readonly dropCredits: DropCredits;
  /** The price of tickets of theirs that are not lost: a person asks before it goes back. */
  readonly aside: Pence;
  /** What of the price is lost; none where that is not what its terms come to. */
  readonly parts: readonly LostPart[];
  readonly refund: Pence;
  readonly owed: Pence;
  readonly settledBy: IsoDate;
  /** The newest first. */
  readonly payments: readonly PaidPart[];
  readonly hasCredits: boolean;
  /** Once somebody has asked for it. */
  readonly cancellation: Cancellation | undefined;
  readonly refunds: readonly Refund[];
};

/**
 * For the lead of the order with this code, and once it is cancelled for its authorised people;
 * undefined for everybody else (S-05).
 */
export async function quoteCancellation(
  context: VisitorContext,
  orderCode: string,
): Promise<CancelQuote | undefined> {
  const { database } = context;
  const acted = await findActedOrder(context, orderCode);
  if (!acted) return undefined;
  const orderId = acted.id;
  const read = await readOrderToEnd(context, orderId);
  const { order, version, payments, cancellation, refunds, noticeId, own } = read;
  if (!cancellation && !(await findLedOrder(context, orderCode))) return undefined;
  const { accepted, document } = version;
  const now = context.clock();
  const today = todayOf(context);
  const bookedOn = todayIn(context.market.timeZone, new Date(order.placed_at));
  const kept = await findKeptDrops(database, { orderId, accepted });
  const terms = termsBy(termsOf(version, bookedOn), own, { accepted, today }).map(
    ({ until, lost: byTerm }) => ({ until, lost: byTerm + kept }),
  );
  // Flights of their own are kept by whoever cancels, however early.
  const undoEnds = own?.kind === 'theirs' ? new Date(0) : undoEndsAt(order.paidAt);
  const isByTerms = noticeId === undefined && now >= undoEnds;
  const byTerms = isByTerms ? lossBy(terms, kept, { now, today, undoEnds }) : NOTHING_LOST;
  const { lost, dropKept } = cancellation ?? byTerms;
  const aside = asideNow(read, isByTerms);
  return {
    kind: 'OrderCancellation',
    orderId,
    orderCode: order.code,
    version: version.number,
    status: order.status,
    currency: accepted.currency,
    place: document.place,
    holidayName: document.holidayName,
    departureDate: accepted.holiday.departureDate,
    today,
    refusal: whyNot(own, { status: order.status, payments, document }, now),
    ownFlights: own,
    noticeId,
    freeUntil: now < undoEnds ? undoEnds.toISOString() : null,
    terms,
    lost,
    dropKept,
    dropCredits: await findDropCredits(database, orderId, dropKept ?? 0),
    aside,
    parts: cancellation || aside > 0 ? [] : lostParts(accepted, { today, lost }),
    ...moneyBack({ payments, refunds, cancellation, lost: lost + aside }),
    settledBy: cancellation?.refundBy ?? settledBy(today),
    hasCredits: (accepted.chosenCredits?.credits.length ?? 0) > 0,
    cancellation,
    refunds,
  };
}

const NOTHING_LOST = { lost: 0, dropKept: null };

const lossBy = (terms: CancelQuote['terms'], kept: Pence, at: Parameters<typeof lossNow>[1]) => ({
  lost: lossNow(terms, at),
  dropKept: kept,
});

type Asked = {
  readonly status: OrderState;
  readonly payments: Awaited<ReturnType<typeof readOrderToEnd>>['payments'];
  readonly document: OrderVersion['document'];
};

const whyNot = (
  own: FlightsToEnd | undefined,
  { status, payments, document }: Asked,
  now: Date,
): CancelQuote['refusal'] =>
  whyNotCancellable(
    {
      status,
      isPaid: payments.some(({ number }) => number === 1),
      startsAt: holidayStart(document),
    },
    now,
  ) ?? (own?.kind === 'unknown' ? 'card_out_of_reach' : null);

/** Those stored with the order; of one from before they were, those of the day it was booked. */
const termsOf = (
  { accepted, document }: OrderVersion,
  bookedOn: IsoDate,
): readonly DocumentCancelling[] =>
  document.cancelling ??
  cancellationSpans(
    cancellationFacts({
      ...accepted.holiday,
      lines: receiptOf(accepted, accepted.currency).lines,
    }),
    bookedOn,
  );

export type RequestedCancellation =
  /** Still under way when its suppliers take long: it goes on by itself. */
  | CancelQuote
  | { readonly kind: 'absent' }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] }
  | Unproven;

type AcceptedCancelling = {
  readonly orderCode: string;
  readonly acceptedLoss: Pence;
  /** The price of tickets; 0 where nothing is put aside. */
  readonly acceptedAside?: Pence;
};

/** Longest wait for the end of it. */
const ANSWER_WITHIN_MS = 10_000;

/**
 * Cancels the order for its lead, who has shown a moment ago that it is them, at the two sums in
 * minor units that they were shown: what is lost, and what is put aside. Presses that meet, and one
 * that is repeated, ask for it once.
 */
export async function requestCancellation(
  context: VisitorContext,
  { orderCode, acceptedLoss, acceptedAside = 0 }: AcceptedCancelling,
  timeoutMs = ANSWER_WITHIN_MS,
): Promise<RequestedCancellation> {
  const quote = await quoteCancellation(context, orderCode);
  if (!quote) return { kind: 'absent' };
  if (!quote.cancellation) {
    const proof = askFreshProof(context.visitor);
    if (proof.kind !== 'proven') return proof;
    if (quote.refusal) return refused(quote.refusal);
    if (quote.lost !== acceptedLoss || quote.aside !== acceptedAside)
      return refused('loss_changed');
    const refusal = await writeDown(context, quote);
    if (refusal) return refused(refusal);
  }
  return waitForEnd(context, orderCode, quote, timeoutMs);
}

/**
 * Null when it is asked for, now or by another press. What is lost is that of the holiday as it
 * stands: while people change it, or once it is another, nothing is. A card for its flights is
 * closed afterwards: until then a refusal leaves all as it was.
 */
const writeDown = (context: VisitorContext, quote: CancelQuote): Promise<Refusal | null> =>
  inTransaction(context.database, async (tx) => {
    const { orderId, noticeId } = quote;
    const underWay = await lockOrder(tx, orderId);
    if (underWay !== 'standing') return underWay === 'changing' ? 'change_under_way' : null;
    const { number } = await loadVersion(tx, orderId);
    if (number !== quote.version || (await findOpenNotice(tx, orderId)) !== noticeId)
      return 'loss_changed';
    if (await areFlightsBookedSoon(tx, orderId, context.clock())) return 'flights_being_booked';
    const isUnpaid =
      quote.ownFlights?.kind === 'to book' || quote.ownFlights?.kind === 'paid by them';
    if (isUnpaid && !(await areFlightsUnpaid(tx, orderId, context.clock()))) return 'loss_changed';
    await tx
      .insertInto('order_cancellation')
      .values({
        order_id: orderId,
        asked_by: 'CUSTOMER',
        asked_at: context.clock().toISOString(),
        lost: quote.lost,
        drop_kept: quote.dropKept,
        keeps_tickets: quote.ownFlights?.kind === 'theirs' && quote.aside === 0,
        notice_id: noticeId ?? null,
        refund_by: quote.settledBy,
      })
      .execute();
    return null;
  });

type Refusal = keyof typeof CANCELLING_REFUSALS;

const refused = (code: Refusal): RequestedCancellation => ({
  kind: 'refused',
  errors: [refuse(CANCELLING_REFUSALS, code, 'acceptedLoss')],
});

async function waitForEnd(
  context: VisitorContext,
  orderCode: string,
  { orderId }: CancelQuote,
  timeoutMs: number,
): Promise<RequestedCancellation> {
  await lookUntil(
    () => findCancellation(context.database, orderId),
    (cancellation) => cancellation?.done !== undefined,
    timeoutMs,
  );
  return (await quoteCancellation(context, orderCode)) ?? { kind: 'absent' };
}

type Canceller = {
  readonly database: Database;
  readonly now: Date;
  readonly timeZoneOf: (market: MarketName) => string;
};

/**
 * We cancel an order: all that was paid goes back, whatever the terms say; the worker does it, once
 * a change of it that is under way is made. Says why not when it cannot be; undefined when no order
 * has this code.
 */
export async function cancelByUs(
  { database, now, timeZoneOf }: Canceller,
  orderCode: string,
): Promise<'asked' | NonNullable<ReturnType<typeof whyNotCancellable>> | undefined> {
  return inTransaction(database, async (tx) => {
    const order = await tx
      .selectFrom('customer_order')
      .select(['id', 'market'])
      .where('code', '=', orderCode)
      .executeTakeFirst();
    if (!order) return undefined;
    if ((await lockOrder(tx, order.id)) === 'ending') return 'cancelled_already';
    const { status, state } = await tx
      .selectFrom('customer_order as o')
      .innerJoin('instalment as i', 'i.order_id', 'o.id')
      .select(['o.status', 'i.state'])
      .where('o.id', '=', order.id)
      .where('i.number', '=', 1)
      .executeTakeFirstOrThrow();
    // We may have to cancel while they travel, too.
    const startsAt = new Date(now.getTime() + 1);
    const refusal = whyNotCancellable({ status, isPaid: state === 'PAID', startsAt }, now);
    if (refusal) return refusal;
    await tx
      .insertInto('order_cancellation')
      .values({
        order_id: order.id,
        asked_by: 'OPERATOR',
        asked_at: now.toISOString(),
        lost: 0,
        refund_by: settledBy(todayIn(timeZoneOf(order.market), now)),
      })
      .execute();
    return 'asked';
  });
}
