/** Books flights that their visitors were to book, and have not (FLT-16). */
import type { Pence } from '#domain/money.ts';
import { lockCheckout } from '#server/checkout/checkout-record.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { SupplierUnavailable, type BookedFlights } from '#server/suppliers/ports.ts';
import { crashpoint } from '#server/workflow/crashpoint.ts';
import type { Accepted } from '../../accepted.ts';
import { postFare } from '../../paying/ledger.ts';
import type { PlacementContext } from '../../placement-context.ts';
import { bookPart } from '../../placing/book-part.ts';
import { flightPart } from '../../placing/parts.ts';
import { cancelByUs } from '../../request-cancellation.ts';
import { loadVersion } from '../../versions.ts';
import { endFares, fareKey, lookLaterAt, MOST_FARES } from './late-flights.ts';
import { isOrderOver } from './own-card.ts';
import { moveOn, type SelfBooking } from './self-booking-record.ts';
import { writeBooked } from './write-booked.ts';

type Context = Omit<PlacementContext, 'steps'>;

/**
 * Books them at what the airline asks now: what it asks more is ours to pay. Flights that are sold
 * no more end the order, and all that was paid goes back; of an order that has ended nothing is
 * booked, nor stays so. Throws while nobody knows.
 */
export async function bookForgotten(context: Context, booking: SelfBooking): Promise<void> {
  if (await isOrderOver(context.database, booking.orderId)) return giveUp(context, booking);
  const { accepted } = await loadVersion(context.database, booking.orderId);
  const flights = await bookAtAnyFare(context, booking, accepted);
  crashpoint('self-book flights:after');
  if (flights) await saveBooked(context, booking, flights);
  else await endOrder(context, booking);
}

type Bought = BookedFlights & { readonly fare: Pence };

/** Each fare under a key of its own, the same ones however often it is asked. */
async function bookAtAnyFare(
  context: Context,
  booking: SelfBooking,
  accepted: Accepted,
): Promise<Bought | undefined> {
  let fare = booking.limit;
  for (let nth = 1; nth <= MOST_FARES; nth++) {
    const key = fareKey(booking, nth);
    const part = flightPart(context.suppliers, accepted, key, fare);
    if (!part) throw new Error(`order ${booking.orderId} has no flights`);
    const { answer } = await bookPart(context, part, booking);
    if (answer.kind === 'unknown') throw new SupplierUnavailable(`${key} is not known yet`);
    if (answer.kind === 'booked') return { ...answer, fare };
    if (answer.kind !== 'price_changed') return undefined;
    fare = answer.price;
  }
  return undefined;
}

/** The papers get the airlines’ references; the order costs what it did. */
const saveBooked = (
  context: Context,
  { orderId, checkoutId, limit }: SelfBooking,
  flights: Bought,
): Promise<void> =>
  inTransaction(context.database, async (tx) => {
    await lockCheckout(tx, checkoutId);
    // Ended meanwhile: the next look gives them up.
    if (await isOrderOver(tx, orderId)) return;
    const next = { state: 'BOOKED', late_look_at: lookLaterAt(context, 0)! } as const;
    if (!(await moveOn(tx, { orderId, from: 'BOOKING' }, next))) return;
    await postFare(tx, { orderId, checkoutId }, flights.fare - limit);
    await writeBooked(context, tx, { orderId, flights, by: 'us' });
    crashpoint('self-booked:written');
  });

/** What a killed run has booked is ended; what comes later is looked for. */
async function giveUp(context: Context, booking: SelfBooking): Promise<void> {
  await endFares(context, booking, ['TRYING', 'BOOKED']);
  await moveOn(
    context.database,
    { orderId: booking.orderId, from: 'BOOKING' },
    { state: 'CANCELLED', late_look_at: lookLaterAt(context, 0)! },
  );
}

/** Nothing of it is lost: it is us who cannot keep it. */
async function endOrder(context: Context, { orderId }: SelfBooking): Promise<void> {
  const { database, market, clock } = context;
  const { document } = await loadVersion(database, orderId);
  const canceller = { database, now: clock(), timeZoneOf: () => market.timeZone };
  const ended = await cancelByUs(canceller, document.orderCode);
  if (ended !== 'asked' && ended !== 'cancelled_already')
    throw new Error(`order ${document.orderCode} has no flights and cannot be ended: ${ended}`);
  await moveOn(
    database,
    { orderId, from: 'BOOKING' },
    { state: 'CANCELLED', late_look_at: lookLaterAt(context, 0)! },
  );
}
