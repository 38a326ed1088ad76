/** What flights that visitors book themselves make of cancelling (FLT-16). */
import { cancellationFacts, cancellationSpans, lossOn } from '#domain/holiday/cancellation.ts';
import { FLIGHT_LINES, type PriceLine } from '#domain/holiday/price.ts';
import { certified } from '#domain/holiday/protection.ts';
import type { Pence } from '#domain/money.ts';
import type { OrderDocument } from '#domain/order/order-document.ts';
import { receiptOf } from '#server/basket/basket-record.ts';
import { unlessUnavailable } from '#server/payments/unless-unavailable.ts';
import type { PurchaseContext, Tx } from '#server/purchase-context.ts';
import type { Accepted } from '../../accepted.ts';
import { areUnbookedForLong } from '../self-booking/self-booking-record.ts';

/**
 * `to book`: nobody has, and their card has paid nothing. `theirs`: the card has paid for them, or
 * they were paid back. `paid by them`: the airline knows them, and our card has not paid.
 * `unknown`: the card provider does not answer.
 */
export type FlightsToEnd = {
  readonly kind: 'to book' | 'theirs' | 'paid by them' | 'unknown';
};

type Context = Pick<PurchaseContext, 'database' | 'payments' | 'clock'>;

/** Undefined where the flights are ours to book, or were never any. */
export async function findOwnFlights(
  { database, payments, clock }: Context,
  orderId: string,
): Promise<FlightsToEnd | undefined> {
  const row = await database
    .selectFrom('self_booking')
    .select([
      'state',
      'card_id as cardId',
      'airline_reference as reference',
      'spent',
      'settled_at as settledAt',
      'ends_at as endsAt',
    ])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  switch (row?.state) {
    case 'ASKED':
      return { kind: 'to book' };
    case 'BOOKING':
      return areUnbookedForLong(row, clock()) ? { kind: 'to book' } : undefined;
    case 'USED':
      return { kind: row.spent === 0 && row.settledAt === null ? 'paid by them' : 'theirs' };
    case 'CONFIRMED':
      return { kind: 'theirs' };
    case 'CANCELLED':
      return (row.spent ?? 0) > 0 || row.settledAt !== null ? { kind: 'theirs' } : undefined;
    case 'OPEN': {
      const spent = await spentOf(payments, row.cardId!);
      if (spent === undefined) return { kind: 'unknown' };
      if (spent > 0) return { kind: 'theirs' };
      return { kind: row.reference === null ? 'to book' : 'paid by them' };
    }
    default:
      return undefined;
  }
}

/**
 * Whether we neither book them, or only try to for long, nor have paid for them meanwhile; the
 * order is locked.
 */
export async function areFlightsUnpaid(tx: Tx, orderId: string, now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('self_booking')
    .select(['state', 'spent', 'settled_at', 'ends_at as endsAt'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (row?.state === 'BOOKING') return areUnbookedForLong(row, now);
  if (row?.state === 'USED') return row.spent === 0 && row.settled_at === null;
  return row?.state === 'ASKED' || row?.state === 'OPEN';
}

/**
 * Whether its people hold tickets that we have paid for, or paid back; their card is closed and the
 * order locked.
 */
export async function areTicketsTheirs(tx: Tx, orderId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('self_booking')
    .select(['state', 'spent', 'settled_at'])
    .where('order_id', '=', orderId)
    .where('state', 'in', ['USED', 'CONFIRMED', 'CANCELLED'])
    .executeTakeFirst();
  return row !== undefined && ((row.spent ?? 0) > 0 || row.settled_at !== null);
}

/** Undefined while the provider does not answer. */
async function spentOf(
  { issuing }: Context['payments'],
  cardId: string,
): Promise<Pence | undefined> {
  return (await unlessUnavailable(() => issuing.look({ cardId })))?.spent;
}

type Terms = readonly { readonly until: string | null; readonly lost: Pence }[];

/** The terms of the order as they are by what became of its flights. */
export function termsBy(
  terms: Terms,
  own: FlightsToEnd | undefined,
  { accepted, today }: { readonly accepted: Accepted; readonly today: string },
): Terms {
  if (own?.kind === 'theirs') {
    const price = flightsPriceOf(accepted);
    return terms.map(({ until, lost }) => ({ until, lost: Math.max(lost, price) }));
  }
  if (own?.kind !== 'to book' && own?.kind !== 'paid by them') return terms;
  const { lines } = receiptOf(accepted, accepted.currency);
  const rest = lines.filter((line) => !isFlight(line));
  const facts = cancellationFacts({ ...accepted.holiday, lines: rest });
  if (own.kind === 'paid by them') return cancellationSpans(facts, today);
  const lost = lossOn(facts, today);
  return [{ until: today, lost }, ...terms.filter(({ until }) => until === null || until > today)];
}

/**
 * What the flights and bags of an order were sold at, in its minor units: whole, whether or not so
 * much was paid.
 */
export const flightsPriceOf = (accepted: Accepted): number =>
  receiptOf(accepted, accepted.currency)
    .lines.filter(isFlight)
    .reduce((sum, { amount }) => sum + amount, 0);

/**
 * The receipt on the papers of an order whose people have booked the flights: these are a contract
 * of theirs with the airline, and no certificate of ours lists them.
 */
export function withOwnFlights(
  receipt: OrderDocument['receipt'],
  accepted: Accepted,
): OrderDocument['receipt'] {
  const listed = certified(receiptOf(accepted, accepted.currency).lines, true);
  return receipt.map((line, i) => ({ ...line, ...listed[i] }));
}

const isFlight = ({ kind }: Pick<PriceLine, 'kind'>) => FLIGHT_LINES.includes(kind);
