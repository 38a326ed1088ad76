/**
 * An airline may book long after we gave up on it, and we have booked at another fare by then, or
 * ended the order: what comes late is cancelled (F-15).
 */
import type { PlacementContext } from '../../placement-context.ts';
import { cancelPart } from '../../placing/book-part.ts';
import { knownAtOnce } from '../../placing/retry-uncertain.ts';
import { standingBooking } from '../cancelling/standing-bookings.ts';
import type { SelfBooking } from './self-booking-record.ts';

/** So often an airline may ask for another fare while we book. */
export const MOST_FARES = 3;

/** Each fare is asked for under a key of its own, counted from 1. */
export const fareKey = ({ placementId }: Pick<SelfBooking, 'placementId'>, nth: number): string =>
  `${placementId}:flight${nth === 1 ? '' : `:${nth}`}`;

type Context = Pick<PlacementContext, 'database' | 'suppliers' | 'payments' | 'clock' | 'timeouts'>;

/** When the look with this number is made, from 0; null after the last. */
export function lookLaterAt({ clock, timeouts }: Context, look: number): string | null {
  const after = timeouts.lateLooksMs[look];
  if (after === undefined) return null;
  const before = look === 0 ? 0 : timeouts.lateLooksMs[look - 1]!;
  return new Date(clock().getTime() + after - before).toISOString();
}

/** Ends what stands under the key of a fare that we gave up, and notes when to look again. */
export async function lookForLateFlights(context: Context, booking: SelfBooking): Promise<void> {
  const { database } = context;
  const { orderId, lateLooks } = booking;
  await endFares(context, booking, ['REFUSED']);
  await askIfCardHasPaid(context, booking);
  await database
    .updateTable('self_booking')
    .set({ late_looks: lateLooks + 1, late_look_at: lookLaterAt(context, lateLooks + 1) })
    .where('order_id', '=', orderId)
    .where('late_looks', '=', lateLooks)
    .execute();
}

/** Ends whatever stands under the keys of those fares that are in these states. */
export async function endFares(
  { database, suppliers }: Context,
  booking: SelfBooking,
  states: readonly ('TRYING' | 'BOOKED' | 'REFUSED')[],
): Promise<void> {
  const { checkoutId } = booking;
  const rows = await database
    .selectFrom('supplier_booking')
    .select(['key', 'price'])
    .where('checkout_id', '=', checkoutId)
    .where('part', '=', 'flight')
    .where('state', 'in', states)
    .execute();
  const given = Array.from({ length: MOST_FARES }, (_, i) => fareKey(booking, i + 1));
  for (const row of rows.filter(({ key }) => given.includes(key)))
    await cancelPart(
      database,
      standingBooking(suppliers, { ...row, part: 'flight' }),
      { checkoutId },
      knownAtOnce,
    );
}

/** A charge can reach a card that was closed: then they have flights, beside ours or ended ones. */
async function askIfCardHasPaid(
  { payments }: Context,
  { cardId, state, spent: known }: SelfBooking,
): Promise<void> {
  if (cardId === null || (state !== 'BOOKED' && state !== 'CANCELLED')) return;
  const { spent } = await payments.issuing.look({ cardId });
  if (spent <= (known ?? 0)) return;
  const beside = state === 'BOOKED' ? 'we have booked as well' : 'its order has ended';
  throw new Error(`its card has paid ${spent} after it was closed, and ${beside}`);
}
