/**
 * Changing an order: what it would come to, written down as a quote, and the press that accepts its
 * total. The worker brings it about (`afterwards/changes/change-order.ts`).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { IsoDate } from '#domain/dates.ts';
import type { FieldError } from '#domain/field-error.ts';
import type { Currency, Pence } from '#domain/money.ts';
import { changedWords } from '#domain/order/changed-words.ts';
import { CHANGING_REFUSALS, type ChangeRefusal } from '#domain/order/changing-refusals.ts';
import {
  compareLines,
  QUOTE_MINUTES,
  settleDifference,
  holidayStart,
  whyNotChangeable,
  type ComparedLine,
} from '#domain/order/changing.ts';
import type { ChangedLine } from '#domain/order/contact-change.ts';
import { refuse } from '#domain/refuse.ts';
import { receiptOf } from '#server/basket/basket-record.ts';
import type { VisitorContext } from '#server/purchase-context.ts';
import type { TransferQuote } from '#server/suppliers/ports.ts';
import {
  findChange,
  listOpenPayments,
  type ChangeKind,
  type ChangeRecord,
} from './afterwards/changes/change-record.ts';
import { changedDocument } from './afterwards/changes/changed-document.ts';
import { loadChangeable } from './afterwards/changes/claim-change.ts';
import { offerTransfers, wantTransfer } from './afterwards/changes/wanted-transfer.ts';
import type { Wanted } from './afterwards/changes/wanted.ts';
import { findActedOrder } from './lead.ts';
import { loadVersion, type OrderVersion } from './versions.ts';

/** What is asked for; a transfer by its quote, null to have none. */
export type AskedChange = { readonly kind: 'TRANSFER'; readonly quoteId: string | null };

export type OrderChange = {
  readonly kind: 'OrderChange';
  readonly id: string;
  readonly orderCode: string;
  readonly change: ChangeKind;
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
  /** Open payments that get another amount; once it is done, none are named. */
  readonly payments: readonly {
    readonly dueDate: IsoDate;
    readonly was: Pence;
    readonly now: Pence;
  }[];
  /** Goes back to the card, or has been asked to. */
  readonly refund: Pence;
};

export type QuotedChange =
  | OrderChange
  | { readonly kind: 'absent' }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] };

/** Quotes a change for the lead and authorised people of the order; nothing is changed by it. */
export async function quoteOrderChange(
  context: VisitorContext,
  orderCode: string,
  asked: AskedChange,
): Promise<QuotedChange> {
  const { database, clock, newId } = context;
  const order = await findActedOrder(context, orderCode);
  if (!order) return { kind: 'absent' };
  const version = await loadVersion(database, order.id);
  const refusal = whyNotChangeable(
    { ...(await loadChangeable(database, order.id)), startsAt: holidayStart(version.document) },
    clock(),
  );
  if (refusal) return refused(refusal);
  const wanted = await want(context, version, asked);
  if (wanted.kind === 'refused') return refused(wanted.refusal);
  const difference = payableOf(wanted.accepted) - payableOf(version.accepted);
  const open = await listOpenPayments(database, order.id);
  if (!settleDifference(open, difference)) return refused('paid_in_full');
  const id = newId();
  await database
    .insertInto('order_change')
    .values({
      id,
      order_id: order.id,
      version: version.number,
      kind: asked.kind,
      accepted: JSON.stringify(wanted.accepted),
      difference,
      expires_at: new Date(clock().getTime() + QUOTE_MINUTES * 60_000).toISOString(),
    })
    .execute();
  return (await findOrderChange(context, id)) ?? { kind: 'absent' };
}

/** The transfers that a booking may have instead of its own, or why none is to be had here. */
export async function offerTransferChange(
  context: VisitorContext,
  booking: Pick<OrderVersion, 'accepted' | 'document'> & { readonly id: string },
): Promise<
  | { readonly kind: 'offers'; readonly offers: readonly TransferQuote[] }
  | { readonly kind: 'refused'; readonly refusal: ChangeRefusal }
> {
  const facts = await loadChangeable(context.database, booking.id);
  const refusal = whyNotChangeable(
    { ...facts, startsAt: holidayStart(booking.document) },
    context.clock(),
  );
  return refusal ? { kind: 'refused', refusal } : offerTransfers(context, booking);
}

const want = (
  context: VisitorContext,
  version: OrderVersion,
  asked: AskedChange,
): Promise<Wanted> => wantTransfer(context, version, asked.quoteId);

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
  const was = { accepted: change.was, document };
  const paper = (accepted: OrderVersion['accepted']) =>
    changedDocument(context, {
      checkoutId: change.checkoutId,
      was,
      accepted,
      payments: document.payments,
      booked: [],
    });
  const before = receiptOf(change.was, change.was.currency);
  const after = receiptOf(change.accepted, change.accepted.currency);
  return {
    kind: 'OrderChange',
    id,
    orderCode: change.orderCode,
    change: change.kind,
    state: stateOf(change, context.clock()),
    place: document.place,
    currency: change.accepted.currency,
    expiresAt: change.expiresAt,
    refusal: change.refusal,
    words: changedWords(paper(change.was), paper(change.accepted)),
    lines: compareLines(before.lines, after.lines),
    totalWas: before.total,
    totalNow: after.total,
    difference: change.difference,
    ...(await moneyOf(context, change)),
  };
}

const stateOf = ({ state, expiresAt }: ChangeRecord, now: Date): OrderChange['state'] =>
  state === 'QUOTED' && Date.parse(expiresAt) <= now.getTime() ? 'EXPIRED' : state;

/** Where the difference goes, as payments stand now; once it is done, where it went. */
async function moneyOf(
  { database }: VisitorContext,
  { orderId, difference, done }: ChangeRecord,
): Promise<Pick<OrderChange, 'payments' | 'refund'>> {
  if (done) return { payments: [], refund: done.refunded };
  const open = await listOpenPayments(database, orderId);
  const settled = settleDifference(open, difference);
  const payments = (settled?.payments ?? []).flatMap(({ number, amount }) =>
    open
      .filter((payment) => payment.number === number)
      .map((payment) => ({ dueDate: payment.dueDate, was: payment.amount, now: amount })),
  );
  return { payments, refund: settled?.refund ?? 0 };
}

/** Longest wait for the end of it. */
const ANSWER_WITHIN_MS = 10_000;
const LOOK_EVERY_MS = 100;

/**
 * Accepts a quoted change at the total in minor units that was shown, and waits a little for its
 * end; still under way it goes on by itself. Presses that meet, and one that is repeated, accept it
 * once: its id is the key of all that it does.
 */
export async function acceptOrderChange(
  context: VisitorContext,
  { changeId, acceptedTotal }: { readonly changeId: string; readonly acceptedTotal: Pence },
  timeoutMs = ANSWER_WITHIN_MS,
): Promise<QuotedChange> {
  const change = await findOrderChange(context, changeId);
  if (!change) return { kind: 'absent' };
  if (change.state === 'EXPIRED') return refused('change_expired');
  if (change.state !== 'QUOTED') return waitForEnd(context, changeId, timeoutMs);
  if (change.totalNow !== acceptedTotal) return refused('change_total_moved');
  const isAccepted = await accept(context, changeId);
  return isAccepted ? waitForEnd(context, changeId, timeoutMs) : refused('change_open');
}

/** False while another change of the order is being made. Accepted already, it stays so. */
async function accept({ database, clock }: VisitorContext, id: string): Promise<boolean> {
  try {
    await database
      .updateTable('order_change')
      .set({ state: 'ACCEPTED', accepted_at: clock().toISOString() })
      .where('id', '=', id)
      .where('state', '=', 'QUOTED')
      .execute();
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';

async function waitForEnd(
  context: VisitorContext,
  id: string,
  timeoutMs: number,
): Promise<QuotedChange> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const change = await findChange(context.database, id);
    if (!change || change.state !== 'ACCEPTED' || performance.now() > end)
      return (await findOrderChange(context, id)) ?? { kind: 'absent' };
    await sleep(LOOK_EVERY_MS);
  }
}
