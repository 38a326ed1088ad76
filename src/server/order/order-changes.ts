/**
 * Changing an order: what it would come to, written down as a quote, and the press that accepts its
 * total. The worker brings it about (`afterwards/changes/change-order.ts`).
 */
import { QUOTA_REFUSALS, waitInWords } from '#domain/basket/quota-refusals.ts';
import type { FieldError } from '#domain/field-error.ts';
import type { Currency, Pence } from '#domain/money.ts';
import { areItsNights, arePaidInTime } from '#domain/order/changes/moving-dates.ts';
import { CHANGING_REFUSALS, type ChangeRefusal } from '#domain/order/changing-refusals.ts';
import {
  compareLines,
  QUOTE_MINUTES,
  settleDifference,
  type ComparedLine,
} from '#domain/order/changing.ts';
import type { ChangedLine } from '#domain/order/contact-change.ts';
import { refuse } from '#domain/refuse.ts';
import { spendChangeQuote } from '#server/account/caller-quota.ts';
import { customerOf } from '#server/account/visitor.ts';
import { receiptOf } from '#server/basket/basket-record.ts';
import { isReturnedResult } from '#server/payments/returned-result.ts';
import { lookUntil } from '#server/platform/look-until.ts';
import type { CallerContext, VisitorContext } from '#server/purchase-context.ts';
import type { Accepted } from './accepted.ts';
import {
  acceptChange,
  findChange,
  listOpenPayments,
  type ChangeKind,
  type ChangeRecord,
} from './afterwards/changes/change-record.ts';
import { changeWords } from './afterwards/changes/changed-document.ts';
import { changedParts, joinedKey } from './afterwards/changes/changed-parts.ts';
import { openChangePage, takeReturned } from './afterwards/changes/charge.ts';
import { findLessByEnding } from './afterwards/changes/ending-instead.ts';
import { countDrops } from './afterwards/changes/given-before.ts';
import { settledPayments, type SettledPayments } from './afterwards/changes/settled-payments.ts';
import { want, type AskedChange } from './afterwards/changes/wanted/asked-change.ts';
import { whyKindStays } from './afterwards/changes/why-kind-stays.ts';
import { findActedOrder } from './lead.ts';
import { loadVersion, type OrderVersion } from './versions.ts';

export type OrderChange = SettledPayments & {
  readonly kind: 'OrderChange';
  readonly id: string;
  readonly orderCode: string;
  readonly change: ChangeKind;
  /** Something is booked anew, of one that answers others. */
  readonly isInstead: boolean;
  /** EXPIRED: it was quoted, and its price has run out. */
  readonly state: ChangeRecord['state'] | 'EXPIRED';
  readonly place: string;
  readonly currency: Currency;
  readonly expiresAt: string;
  readonly refusal: ChangeRefusal | undefined;
  readonly words: readonly ChangedLine[];
  readonly lines: readonly ComparedLine[];
  /** Of the whole receipt, what is paid at the hotel included. */
  readonly totalWas: Pence;
  readonly totalNow: Pence;
  readonly difference: Pence;
  /** Paid by card at once, and taken when all of it is booked. */
  readonly charge: Pence;
  /** What cancelling loses now, where booking anew after it costs less than this. */
  readonly lessByEnding: Pence | null;
};

export type QuotedChange =
  | OrderChange
  | { readonly kind: 'absent' }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] };

/** Quotes a change for the lead and authorised people of the order; nothing is changed by it. */
export async function quoteOrderChange(
  context: CallerContext,
  orderCode: string,
  asked: AskedChange,
): Promise<QuotedChange> {
  const { database, clock, newId } = context;
  const order = await findActedOrder(context, orderCode);
  if (!order) return { kind: 'absent' };
  const version = await loadVersion(database, order.id);
  const booked = { ...version, id: order.id };
  const kind = kindOf(asked, version);
  const refusal = await whyKindStays(context, booked, kind);
  if (refusal) return refused(refusal);
  const usedUp = await spendQuoteOfChange(context);
  if (usedUp) return usedUp;
  const wanted = await want(context, booked, asked);
  if (wanted.kind === 'refused') return refused(wanted.refusal);
  if (wanted.kind === 'wrong') return { kind: 'refused', errors: wanted.errors };
  const id = newId();
  const accepted = await countDrops(database, {
    orderId: order.id,
    was: version.accepted,
    accepted: withJoinedKey(wanted.accepted, {
      orderCode: order.code,
      version: version.number,
      id,
    }),
  });
  const difference = payableOf(accepted) - payableOf(version.accepted);
  const open = await listOpenPayments(database, order.id);
  if (asked.kind === 'DATES' && !arePaidInTime(open, accepted.holiday.departureDate))
    return refused('dates_payments');
  const settled = settleDifference(open, difference);
  await database
    .insertInto('order_change')
    .values({
      id,
      order_id: order.id,
      version: version.number,
      kind,
      accepted: JSON.stringify(accepted),
      difference,
      charge: settled ? 0 : difference,
      expires_at: new Date(clock().getTime() + QUOTE_MINUTES * 60_000).toISOString(),
    })
    .execute();
  return (await findOrderChange(context, id)) ?? { kind: 'absent' };
}

/** One quote of the customer who asks for it; refused once they have used them up. */
export async function spendQuoteOfChange(
  context: CallerContext,
): Promise<Extract<QuotedChange, { kind: 'refused' }> | undefined> {
  const spending = await spendChangeQuote(context, customerOf(context.visitor)!.id);
  if (spending.kind === 'spent') return undefined;
  const wait = waitInWords(spending.waitSeconds);
  const error = refuse(QUOTA_REFUSALS, 'too_many_change_quotes', '', { wait });
  return { kind: 'refused', errors: [error] };
}

/** Other flights on the nights that are booked are a change of their own. */
const kindOf = (asked: AskedChange, { accepted }: OrderVersion): ChangeKind =>
  asked.kind === 'DATES' && asked.to.flightQuoteId && areItsNights(asked.to, accepted.holiday)
    ? 'FLIGHTS'
    : asked.kind;

/** Who joins by it has flights under a key of the change. */
const withJoinedKey = (accepted: Accepted, change: Parameters<typeof joinedKey>[0]): Accepted =>
  accepted.joined
    ? {
        ...accepted,
        joined: accepted.joined.map((one) => ({ key: joinedKey(change), ...one })),
      }
    : accepted;

const payableOf = (accepted: OrderVersion['accepted']): Pence =>
  receiptOf(accepted, accepted.currency).payable;

const refused = (code: ChangeRefusal): QuotedChange => ({
  kind: 'refused',
  errors: [refuse(CHANGING_REFUSALS, code, '')],
});

/** A change for those who act on its order; undefined for everybody else (S-05). */
export async function findOrderChange(
  context: VisitorContext,
  id: string,
): Promise<OrderChange | undefined> {
  const { database } = context;
  const change = await findChange(database, id);
  if (!change || !(await findActedOrder(context, change.orderCode))) return undefined;
  const { document } = await loadVersion(database, change.orderId);
  const state = stateOf(change, context.clock());
  const before = receiptOf(change.was, change.was.currency);
  const after = receiptOf(change.accepted, change.accepted.currency);
  return {
    kind: 'OrderChange',
    id,
    orderCode: change.orderCode,
    change: change.kind,
    isInstead: change.kind === 'NOTICE' && changedParts(change).length > 0,
    state,
    lessByEnding: state === 'QUOTED' ? await findLessByEnding(context, change) : null,
    place: document.place,
    currency: change.accepted.currency,
    expiresAt: change.expiresAt,
    refusal: change.refusal,
    words: changeWords(context, change, document),
    lines: compareLines(before.lines, after.lines),
    totalWas: before.total,
    totalNow: after.total,
    difference: change.difference,
    charge: change.charge,
    ...(await settledPayments(database, change)),
  };
}

const stateOf = ({ state, expiresAt }: ChangeRecord, now: Date): OrderChange['state'] =>
  state === 'QUOTED' && Date.parse(expiresAt) <= now.getTime() ? 'EXPIRED' : state;

/** Longest wait for the end of it. */
const ANSWER_WITHIN_MS = 10_000;

export type AcceptedChange = QuotedChange | { readonly kind: 'PaymentPage'; readonly url: string };

type Acceptance = {
  readonly changeId: string;
  readonly acceptedTotal: Pence;
  /** Of the site, where the card provider leads back to the change. */
  readonly origin: string;
};

/**
 * Accepts a quoted change at the total in minor units that was shown, and waits a little for its
 * end; still under way it goes on by itself. Presses that meet, and one that is repeated, accept it
 * once: its id is the key of all that it does. One that is paid by card at once is accepted by
 * paying: its answer is the page for that.
 */
export async function acceptOrderChange(
  context: CallerContext,
  { changeId, acceptedTotal, origin }: Acceptance,
  timeoutMs = ANSWER_WITHIN_MS,
): Promise<AcceptedChange> {
  const shown = await findOrderChange(context, changeId);
  const change = shown && (await findChange(context.database, changeId));
  if (!change) return { kind: 'absent' };
  if (shown.state === 'EXPIRED') return refused('change_expired');
  if (shown.state !== 'QUOTED') return waitForEnd(context, changeId, timeoutMs);
  if (shown.totalNow !== acceptedTotal) return refused('change_total_moved');
  if (change.charge > 0) {
    const back = `${origin}/account/bookings/${change.orderCode}/change_requests/${changeId}`;
    const page = await openChangePage(context, change, back);
    return page.kind === 'refused' ? refused(page.refusal) : page;
  }
  const end = await acceptChange(context, changeId);
  return end === 'open' ? refused('change_open') : waitForEnd(context, changeId, timeoutMs);
}

/** Whoever paid for a change is back from the card provider; safe to repeat. */
export async function finishChangePayment(
  context: VisitorContext,
  { changeId, ...returned }: Returned,
  timeoutMs = ANSWER_WITHIN_MS,
): Promise<QuotedChange> {
  const shown = await findOrderChange(context, changeId);
  const change = shown && (await findChange(context.database, changeId));
  if (!change) return { kind: 'absent' };
  if (change.state !== 'QUOTED') return waitForEnd(context, changeId, timeoutMs);
  const refusal = isReturnedResult(returned.sessionResult)
    ? await takeReturned(context, change, returned)
    : 'change_payment_unknown';
  return refusal ? refused(refusal) : waitForEnd(context, changeId, timeoutMs);
}

type Returned = Parameters<typeof takeReturned>[2] & { readonly changeId: string };

async function waitForEnd(
  context: VisitorContext,
  id: string,
  timeoutMs: number,
): Promise<QuotedChange> {
  await lookUntil(
    () => findChange(context.database, id),
    (change) => change?.state !== 'ACCEPTED',
    timeoutMs,
  );
  return (await findOrderChange(context, id)) ?? { kind: 'absent' };
}
