/** Flights that their visitors book, as they are kept: one row an order (FLT-16). */
import type { Selectable } from 'kysely';
import type { Pence } from '#domain/money.ts';
import type { SelfBookingTable } from '#server/db/generated.ts';
import type { Database } from '#server/db/kysely.ts';
import type { Tx } from '#server/purchase-context.ts';
import type { Accepted } from '../../accepted.ts';
import { partPrices } from '../../placing/parts.ts';

type SelfBookingState = Selectable<SelfBookingTable>['state'];

export type SelfBooking = {
  readonly orderId: string;
  readonly checkoutId: string;
  /** Of the placement that has made the order: the flights are booked under its key. */
  readonly placementId: string;
  readonly state: SelfBookingState;
  /** In pence, for the whole party both ways with its bags. */
  readonly limit: Pence;
  readonly cardId: string | null;
  /** ISO; null until the card is asked for. */
  readonly endsAt: string | null;
  /** In pence, once the card is closed. */
  readonly spent: Pence | null;
  /** As somebody typed it and the airline knows it. */
  readonly airlineReference: string | null;
  /** ISO; since when its card waits for a reference. */
  readonly usedAt: string | null;
  /** A person of ours has seen to what our card has not paid. */
  readonly isSettled: boolean;
  /** In minor units of its order: what that person paid back, of flights on a card of theirs. */
  readonly paidBack: number | null;
  readonly currency: string;
  /** ISO; whether they were told that their day is nearly over. */
  readonly remindedAt: string | null;
  /** How often flights were looked for that came late, and when next (ISO). */
  readonly lateLooks: number;
  readonly lateLookAt: string | null;
  /** In minor units: of an order that has ended, the price of tickets that a person asks for. */
  readonly aside: number | null;
};

/** With the order, in its transaction; nothing where we book the flights. */
export async function askSelfBooking(tx: Tx, accepted: Accepted, orderId: string): Promise<void> {
  if (accepted.choices.fulfilment !== 'SELF_BOOK' || !accepted.holiday.flights) return;
  await tx
    .insertInto('self_booking')
    .values({ order_id: orderId, card_limit: partPrices(accepted).flight })
    .execute();
}

export async function findSelfBooking(
  database: Database | Tx,
  orderId: string,
): Promise<SelfBooking> {
  const { settledAt, aside, tickets, ...row } = await database
    .selectFrom('self_booking as s')
    .innerJoin('customer_order as o', 'o.id', 's.order_id')
    .innerJoin('placement as p', 'p.checkout_id', 'o.checkout_id')
    .leftJoin('order_cancellation as c', 'c.order_id', 'o.id')
    .select([
      's.state',
      's.card_limit as limit',
      's.card_id as cardId',
      's.ends_at as endsAt',
      's.spent',
      's.airline_reference as airlineReference',
      's.used_at as usedAt',
      's.settled_at as settledAt',
      's.paid_back as paidBack',
      'o.currency',
      's.reminded_at as remindedAt',
      's.late_looks as lateLooks',
      's.late_look_at as lateLookAt',
      'o.checkout_id as checkoutId',
      'p.id as placementId',
      'c.aside',
      'c.tickets',
    ])
    .where('s.order_id', '=', orderId)
    .where('p.outcome', 'is not', null)
    .orderBy('p.attempt', 'desc')
    .executeTakeFirstOrThrow();
  return {
    orderId,
    ...row,
    isSettled: settledAt !== null,
    aside: tickets === null ? aside : null,
  };
}

/** Goes on from one state to the next. False when it has gone on already: nothing is written. */
export async function moveOn(
  database: Database | Tx,
  { orderId, from }: { readonly orderId: string; readonly from: SelfBookingState },
  change: {
    readonly state: SelfBookingState;
    readonly card_id?: string;
    readonly spent?: Pence;
    readonly used_at?: string;
    readonly late_look_at?: string | null;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('self_booking')
    .set(change)
    .where('order_id', '=', orderId)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether no supplier of ours has the flights: their people book them, or have. */
export const areFlightsTheirs = async (
  database: Database | Tx,
  orderId: string,
): Promise<boolean> =>
  (await database
    .selectFrom('self_booking')
    .select('order_id')
    .where('order_id', '=', orderId)
    .where('state', '<>', 'BOOKED')
    .executeTakeFirst()) !== undefined;

/** While we book them nobody changes the order. */
export const areFlightsBeingBooked = async (tx: Tx, orderId: string): Promise<boolean> =>
  (await tx
    .selectFrom('self_booking')
    .select('order_id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'BOOKING')
    .executeTakeFirst()) !== undefined;

/** So long after the day of their people is over somebody waits until we have booked them. */
const BOOKED_WITHIN_MS = 3_600_000;

/** Of flights that are being booked, whether that takes too long for anybody to wait for it. */
export const areUnbookedForLong = (
  { state, endsAt }: { readonly state: string; readonly endsAt: string | null },
  now: Date,
): boolean =>
  state === 'BOOKING' && endsAt !== null && Date.parse(endsAt) + BOOKED_WITHIN_MS <= now.getTime();

/** Whether they are being booked, and it is over in a moment. */
export async function areFlightsBookedSoon(tx: Tx, orderId: string, now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('self_booking')
    .select(['state', 'ends_at as endsAt'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'BOOKING')
    .executeTakeFirst();
  return row !== undefined && !areUnbookedForLong(row, now);
}
