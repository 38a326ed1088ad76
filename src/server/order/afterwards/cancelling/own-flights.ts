/** What flights that visitors book themselves make of cancelling (FLT-16). */
import { cancellationFacts, lossOn } from '#domain/holiday/cancellation.ts';
import { FLIGHT_LINES, type LineKind } from '#domain/holiday/price.ts';
import type { Pence } from '#domain/money.ts';
import { receiptOf } from '#server/basket/basket-record.ts';
import { PaymentProviderUnavailable } from '#server/payments/port.ts';
import type { PurchaseContext, Tx } from '#server/purchase-context.ts';
import type { Accepted } from '../../accepted.ts';

/**
 * `to book`: nobody has, and their card is open unless it has none yet. `theirs`: the card has paid
 * for them, or the airline knows them. `unknown`: the card provider does not answer.
 */
export type FlightsToEnd =
  | { readonly kind: 'to book'; readonly cardId: string | null }
  | { readonly kind: 'theirs' }
  | { readonly kind: 'unknown' };

type Context = Pick<PurchaseContext, 'database' | 'payments' | 'clock'>;

/** Undefined where the flights are ours to book, or were never any. */
export async function findOwnFlights(
  { database, payments, clock }: Context,
  orderId: string,
): Promise<FlightsToEnd | undefined> {
  const row = await database
    .selectFrom('self_booking')
    .select(['state', 'card_id as cardId', 'ends_at as endsAt', 'airline_reference as reference'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  switch (row?.state) {
    case 'ASKED':
      return { kind: 'to book', cardId: null };
    case 'USED':
    case 'CONFIRMED':
      return { kind: 'theirs' };
    case 'OPEN': {
      if (row.reference !== null) return { kind: 'theirs' };
      const spent = await spentOf(payments, row.cardId!);
      if (spent === undefined) return { kind: 'unknown' };
      if (spent > 0) return { kind: 'theirs' };
      const isOver = clock().getTime() >= Date.parse(row.endsAt!);
      return isOver ? undefined : { kind: 'to book', cardId: row.cardId };
    }
    default:
      return undefined;
  }
}

/** Whether nobody has taken them in hand meanwhile; the order is locked. */
export async function areFlightsToBook(tx: Tx, orderId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('self_booking')
    .select('state')
    .where('order_id', '=', orderId)
    .where('airline_reference', 'is', null)
    .executeTakeFirst();
  return row?.state === 'ASKED' || row?.state === 'OPEN';
}

/** Undefined while the provider does not answer. */
async function spentOf(
  { issuing }: Context['payments'],
  cardId: string,
): Promise<Pence | undefined> {
  try {
    return (await issuing.look({ cardId })).spent;
  } catch (error) {
    if (error instanceof PaymentProviderUnavailable) return undefined;
    throw error;
  }
}

/**
 * Nobody can pay with the card from now on. `used`: it has paid meanwhile; `unknown`: it may be
 * open yet, and asking again is safe.
 */
export async function closeUnused(
  { payments }: Pick<Context, 'payments'>,
  { orderId, cardId }: { readonly orderId: string; readonly cardId: string | null },
): Promise<'closed' | 'used' | 'unknown'> {
  if (cardId === null) return 'closed';
  try {
    const { spent } = await payments.issuing.close({ cardId, idempotencyKey: closingKey(orderId) });
    return spent > 0 ? 'used' : 'closed';
  } catch (error) {
    if (error instanceof PaymentProviderUnavailable) return 'unknown';
    throw error;
  }
}

/** Whoever closes the card of an order, it is closed once. */
export const closingKey = (orderId: string): string => `${orderId}:card-closed`;

type Terms = readonly { readonly until: string | null; readonly lost: Pence }[];

/** The terms of the order as they are by what became of its flights. */
export function termsBy(
  terms: Terms,
  own: FlightsToEnd | undefined,
  { accepted, today }: { readonly accepted: Accepted; readonly today: string },
): Terms {
  const { lines } = receiptOf(accepted, accepted.currency);
  const isFlight = ({ kind }: { readonly kind: LineKind }) => FLIGHT_LINES.includes(kind);
  if (own?.kind === 'theirs') {
    const price = lines.filter(isFlight).reduce((sum, { amount }) => sum + amount, 0);
    return terms.map(({ until, lost }) => ({ until, lost: Math.max(lost, price) }));
  }
  if (own?.kind !== 'to book') return terms;
  const rest = lines.filter((line) => !isFlight(line));
  const lost = lossOn(cancellationFacts({ ...accepted.holiday, lines: rest }), today);
  return [{ until: today, lost }, ...terms.filter(({ until }) => until === null || until > today)];
}
