/** Books flights that their visitors were to book, and have not (FLT-16). */
import type { Pence } from '#domain/money.ts';
import { CERTIFICATE_HOURS, holidayStart, hoursUntil } from '#domain/order/changing.ts';
import type { OrderDocument } from '#domain/order/order-document.ts';
import { lockCheckout } from '#server/checkout/checkout-record.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { SupplierUnavailable, type BookedFlights } from '#server/suppliers/ports.ts';
import { crashpoint } from '#server/workflow/crashpoint.ts';
import type { Accepted } from '../../accepted.ts';
import { putMail } from '../../mail-outbox.ts';
import { postFare } from '../../paying/ledger.ts';
import type { PlacementContext } from '../../placement-context.ts';
import { bookPart } from '../../placing/book-part.ts';
import { flightPart } from '../../placing/parts.ts';
import { cancelByUs } from '../../request-cancellation.ts';
import { addVersion, loadOrderDocument, loadVersion } from '../../versions.ts';
import { moveOn, type SelfBooking } from './self-booking-record.ts';

type Context = Omit<PlacementContext, 'steps'>;

/** So often an airline may ask for another fare while we book. */
const FARES = 3;

/**
 * Books them at what the airline asks now: what it asks more is ours to pay. Flights that are sold
 * no more end the order, and all that was paid goes back. Throws while nobody knows.
 */
export async function bookForgotten(context: Context, booking: SelfBooking): Promise<void> {
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
  for (let nth = 1; nth <= FARES; nth++) {
    const key = `${booking.placementId}:flight${nth === 1 ? '' : `:${nth}`}`;
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

/** The papers get the airlines' references; the order costs what it did. */
const saveBooked = (
  context: Context,
  { orderId, checkoutId, limit }: SelfBooking,
  flights: Bought,
): Promise<void> =>
  inTransaction(context.database, async (tx) => {
    await lockCheckout(tx, checkoutId);
    if (!(await moveOn(tx, { orderId, from: 'BOOKING' }, { state: 'BOOKED' }))) return;
    await postFare(tx, { orderId, checkoutId }, flights.fare - limit);
    const { number, accepted, document: was } = await loadVersion(tx, orderId);
    const { payments } = await loadOrderDocument(tx, orderId);
    const document = { ...withReferences(was, flights), payments };
    await addVersion(
      tx,
      { orderId, number },
      { accepted, document, reason: 'CHANGED', madeBy: 'OPERATOR' },
    );
    const order = { ...document, version: number + 1 };
    await putMail(tx, context.market, accepted.contact.emailAddress, {
      template: 'their-change-note',
      order,
      id: `${orderId}:flights`,
      title: 'We’ve booked your flights',
      lines: order.flights.map(({ from, to, airlineReference = '' }) => ({
        what: `${from.airport} to ${to.airport}`,
        was: 'for you to book',
        now: `booked by us, airline reference ${airlineReference}`,
      })),
      hasCertificate: hoursUntil(holidayStart(order), context.clock()) > CERTIFICATE_HOURS,
    });
    crashpoint('self-booked:written');
  });

function withReferences(
  document: OrderDocument,
  { reference, airlineReferences }: BookedFlights,
): OrderDocument {
  const references = [airlineReferences?.outbound, airlineReferences?.inbound];
  return {
    ...document,
    flights: document.flights.map((flight, i) => ({
      ...flight,
      airlineReference: references[i] ?? reference,
    })),
  };
}

/** Nothing of it is lost: it is us who cannot keep it. */
async function endOrder(context: Context, { orderId }: SelfBooking): Promise<void> {
  const { database, market, clock } = context;
  const { document } = await loadVersion(database, orderId);
  const canceller = { database, now: clock(), timeZoneOf: () => market.timeZone };
  const ended = await cancelByUs(canceller, document.orderCode);
  if (ended !== 'asked' && ended !== 'cancelled_already')
    throw new Error(`order ${document.orderCode} has no flights and cannot be ended: ${ended}`);
  await moveOn(database, { orderId, from: 'BOOKING' }, { state: 'CANCELLED' });
}
