/** Flights that visitors were to book are booked: their papers say so, and a mail. */
import { CERTIFICATE_HOURS, holidayStart, hoursUntil } from '#domain/order/changing.ts';
import type { OrderDocument } from '#domain/order/order-document.ts';
import type { Tx } from '#server/purchase-context.ts';
import type { BookedFlights } from '#server/suppliers/ports.ts';
import { putMail } from '../../mail-outbox.ts';
import type { PlacementContext } from '../../placement-context.ts';
import { addVersion, loadPaid, loadVersion } from '../../versions.ts';
import { termsBy, withOwnFlights } from '../cancelling/own-flights.ts';

type Booked = {
  readonly orderId: string;
  readonly flights: Pick<BookedFlights, 'reference' | 'airlineReferences'>;
  readonly by: 'us' | 'them';
};

/** Writes the next version of the order; its checkout is locked. */
export async function writeBooked(
  { market, clock }: Pick<PlacementContext, 'market' | 'clock'>,
  tx: Tx,
  { orderId, flights, by }: Booked,
): Promise<void> {
  const { number, accepted, document: was } = await loadVersion(tx, orderId);
  const paid = await loadPaid(tx, orderId);
  const { cancelling } = was;
  const own = { kind: 'theirs' } as const;
  const document = {
    ...withReferences(was, flights, by),
    ...paid,
    ...(by === 'them' && { receipt: withOwnFlights(was.receipt, accepted) }),
    // What they have booked stays theirs: the papers say what that makes of cancelling.
    ...(by === 'them' &&
      cancelling && { cancelling: termsBy(cancelling, own, { accepted, today: was.bookedOn }) }),
  };
  const isFirst = await addVersion(
    tx,
    { orderId, number },
    { accepted, document, reason: 'CHANGED', madeBy: by === 'us' ? 'OPERATOR' : 'CUSTOMER' },
  );
  if (!isFirst) throw new Error(`order ${orderId} got a version while its flights were booked`);
  const order = { ...document, version: number + 1 };
  await putMail(tx, market, accepted.contact.emailAddress, {
    template: 'their-change-note',
    order,
    id: `${orderId}:flights`,
    title: by === 'us' ? 'We’ve booked your flights' : 'Your flights are booked',
    lines: order.flights.map(({ from, to, airlineReference = '' }) => ({
      what: `${from.airport} to ${to.airport}`,
      was: 'for you to book',
      now: `booked by ${by === 'us' ? 'us' : 'you'}, airline reference ${airlineReference}`,
    })),
    hasCertificate: hoursUntil(holidayStart(order), clock()) > CERTIFICATE_HOURS,
  });
}

function withReferences(
  document: OrderDocument,
  { reference, airlineReferences }: Booked['flights'],
  by: Booked['by'],
): OrderDocument {
  const references = [airlineReferences?.outbound, airlineReferences?.inbound];
  return {
    ...document,
    flights: document.flights.map(({ isToBook: _, ...flight }, i) => ({
      ...flight,
      ...(by === 'them' && { isOwn: true as const }),
      airlineReference: references[i] ?? reference,
    })),
  };
}
