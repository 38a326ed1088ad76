/**
 * What those who have sold a part of an order change of it: in the words of its papers, written
 * into its next version, or quoted for its people to accept.
 */
import { totalOf, type PriceLine } from '#domain/holiday/price.ts';
import type { Pence } from '#domain/money.ts';
import { changedWords } from '#domain/order/changed-words.ts';
import { QUOTE_MINUTES } from '#domain/order/changing.ts';
import type { ChangedLine } from '#domain/order/contact-change.ts';
import type { OrderDocument } from '#domain/order/order-document.ts';
import { receiptOf } from '#server/basket/basket-record.ts';
import type { Database } from '#server/db/kysely.ts';
import type { PurchaseContext, Tx, VisitorContext } from '#server/purchase-context.ts';
import type { InsteadOnSale } from '#server/search/deal-choices.ts';
import type { Accepted } from './accepted.ts';
import { isBeingChanged } from './afterwards/changes/change-record.ts';
import { changedDocument, listBooked } from './afterwards/changes/changed-document.ts';
import { countDrops } from './afterwards/changes/given-before.ts';
import { listLowered } from './afterwards/changes/lowered-instead.ts';
import {
  findHolidayInstead,
  offerHolidaysInstead,
  type HolidayInstead,
  type Replaced,
} from './afterwards/changes/wanted/wanted-instead.ts';
import { findOrderChange, type QuotedChange } from './order-changes.ts';
import { addVersion, loadPaid, loadVersion, type OrderVersion } from './versions.ts';

export type OrderOfTheirs = { readonly orderId: string; readonly checkoutId: string };

type TheirVersion = {
  readonly was: OrderVersion;
  readonly accepted: Accepted;
};

/** The papers that there would be, and each thing that is another one in them. */
export async function wordTheirChange(
  context: PurchaseContext,
  database: Database | Tx,
  { orderId, checkoutId }: OrderOfTheirs,
  { was, accepted }: TheirVersion,
): Promise<{ readonly document: OrderDocument; readonly words: readonly ChangedLine[] }> {
  const paid = await loadPaid(database, orderId);
  const document = changedDocument(context, {
    checkoutId,
    was,
    accepted,
    paid,
    booked: await listBooked(database, checkoutId),
  });
  return { document, words: changedWords(was.document, document) };
}

/** Whether its people are changing the order at this moment: theirs comes first. */
export const isChangedByPeople = (tx: Tx, orderId: string): Promise<boolean> =>
  isBeingChanged(tx, orderId);

/**
 * Writes what nobody is asked about into the next version of the order, whose checkout is locked
 * and which nobody is changing.
 */
export async function writeTheirVersion(
  tx: Tx,
  { orderId }: OrderOfTheirs,
  { was, accepted, document }: TheirVersion & { readonly document: OrderDocument },
): Promise<OrderDocument> {
  const isFirst = await addVersion(
    tx,
    { orderId, number: was.number },
    { accepted, document, reason: 'CHANGED', madeBy: 'SUPPLIER' },
  );
  if (!isFirst) throw new Error(`order ${orderId} got a version while its supplier changed it`);
  return { ...document, version: was.number + 1 };
}

/** What was agreed to, with this much less to pay. */
export const withReduction = (accepted: Accepted, line: PriceLine): Accepted => ({
  ...accepted,
  reductions: [...(accepted.reductions ?? []), line],
});

/**
 * What an order costs less than its lines of flights, hotel and extras, as it was taken in place of
 * a changed one: nobody pays it.
 */
export const loweredInstead = async (
  database: Database | Tx,
  order: Parameters<typeof listLowered>[1],
): Promise<Pence> => 0 - totalOf(await listLowered(database, order));

type TheirReplaced = {
  readonly orderId: string;
  readonly was: Accepted;
  /** As others have changed it. */
  readonly now: Accepted;
  readonly replaced: Replaced;
};

/** What comes off another holiday in place of the changed one, and how that line is called. */
type TakenOff = (accepted: Accepted, totals: InsteadTotals) => PriceLine | undefined;
export type InsteadTotals = {
  readonly totalWas: Pence;
  readonly totalNow: Pence;
  readonly payableWas: Pence;
  readonly payableNow: Pence;
};

/** What could be had instead, each with what comes off it. */
export async function listInstead(
  context: VisitorContext,
  theirs: TheirReplaced,
  onSale: InsteadOnSale,
  takenOff: TakenOff,
): Promise<readonly HolidayInstead[]> {
  const found = await offerHolidaysInstead(context, theirs, onSale);
  return Promise.all(
    found.map(async ({ id, accepted }) => ({
      id,
      accepted: await asCharged(context, theirs, accepted, takenOff),
    })),
  );
}

/** One of them; undefined once it cannot be had. */
export async function takeInstead(
  context: VisitorContext,
  theirs: TheirReplaced,
  onSale: InsteadOnSale,
  { id, takenOff }: { readonly id: string; readonly takenOff: TakenOff },
): Promise<Accepted | undefined> {
  const found = await findHolidayInstead(context, theirs, onSale, id);
  return found && asCharged(context, theirs, found, takenOff);
}

/** With what a drop of the price has given before, which is not given again. */
async function asCharged(
  { database }: VisitorContext,
  { orderId, was }: TheirReplaced,
  found: Accepted,
  takenOff: TakenOff,
): Promise<Accepted> {
  const accepted = await countDrops(database, { orderId, was, accepted: found });
  const { total: totalWas, payable: payableWas } = receiptOf(was, was.currency);
  const { total: totalNow, payable: payableNow } = receiptOf(accepted, accepted.currency);
  const line = takenOff(accepted, { totalWas, totalNow, payableWas, payableNow });
  return line ? withReduction(accepted, line) : accepted;
}

/**
 * Quotes what the people of an order accept by keeping it, for a quarter of an hour; who asks acts
 * on the order. Its total is accepted as that of every change is.
 */
export async function quoteTheirChange(
  context: VisitorContext,
  orderId: string,
  { noticeId, accepted }: { readonly noticeId: string; readonly accepted: Accepted },
): Promise<QuotedChange> {
  const { database, clock, newId } = context;
  const was = await loadVersion(database, orderId);
  const payable = (of: Accepted) => receiptOf(of, of.currency).payable;
  const id = newId();
  await database
    .insertInto('order_change')
    .values({
      id,
      order_id: orderId,
      version: was.number,
      kind: 'NOTICE',
      notice_id: noticeId,
      accepted: JSON.stringify(accepted),
      difference: payable(accepted) - payable(was.accepted),
      expires_at: new Date(clock().getTime() + QUOTE_MINUTES * 60_000).toISOString(),
    })
    .execute();
  return (await findOrderChange(context, id)) ?? { kind: 'absent' };
}
