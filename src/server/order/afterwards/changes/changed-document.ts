/** The papers of an order that was changed. */
import * as v from 'valibot';
import { transferFlightWords } from '#domain/basket/extras.ts';
import { carWords } from '#domain/checkout/car.ts';
import { changedWords, termsWords } from '#domain/order/changed-words.ts';
import type { ChangedLine } from '#domain/order/contact-change.ts';
import type { DocumentFlight, OrderDocument } from '#domain/order/order-document.ts';
import type { Database } from '#server/db/kysely.ts';
import type { PurchaseContext, Tx } from '#server/purchase-context.ts';
import type { Accepted } from '../../accepted.ts';
import type { BookedPart } from '../../placing/book-part.ts';
import { makeOrderDocument } from '../../placing/make-order-document.ts';
import { PARTS } from '../../placing/parts.ts';
import type { OrderVersion } from '../../versions.ts';
import { termsBy, withOwnFlights } from '../cancelling/own-flights.ts';
import type { ChangeRecord } from './change-record.ts';

type Changed = {
  readonly checkoutId: string;
  readonly was: Pick<OrderVersion, 'accepted' | 'document'>;
  readonly accepted: Accepted;
  readonly paid: Pick<OrderDocument, 'payments' | 'refunds'>;
  /** What stands at the suppliers. */
  readonly booked: readonly BookedPart[];
};

/**
 * What was agreed to anew in the words of its papers, with the references of what stands now. The
 * day it was booked, its link, its protection and the airlines' references stay as they were.
 */
export function changedDocument(
  context: PurchaseContext,
  { checkoutId, was, accepted, paid, booked }: Changed,
): OrderDocument {
  const { document } = was;
  const made = makeOrderDocument(
    context,
    { checkoutId, accepted },
    { code: document.orderCode, booked, isPaid: true },
  );
  const isOwn = document.flights.some((flight) => flight.isOwn);
  const keepsFlights = was.accepted.holiday.flightQuoteId === accepted.holiday.flightQuoteId;
  return {
    ...made,
    brand: document.brand,
    bookedOn: document.bookedOn,
    protection: document.protection,
    ...paid,
    // What they have booked stays theirs, whatever else is changed.
    ...(isOwn && { receipt: withOwnFlights(made.receipt, accepted) }),
    ...(isOwn &&
      made.cancelling && {
        cancelling: termsBy(
          made.cancelling,
          { kind: 'theirs' },
          { accepted, today: made.bookedOn },
        ),
      }),
    flights: made.flights.map((flight, i) =>
      keepsFlights ? withBookingOf(flight, document.flights[i]) : flight,
    ),
  };
}

/** Whether and how a flight is booked stays with it. */
function withBookingOf(
  { airlineReference: _, isToBook: __, ...flight }: DocumentFlight,
  {
    airlineReference,
    isToBook,
    isOwn,
  }: Pick<DocumentFlight, 'airlineReference' | 'isToBook' | 'isOwn'> = {},
): DocumentFlight {
  return {
    ...flight,
    ...(isToBook && { isToBook }),
    ...(isOwn && { isOwn }),
    ...(airlineReference !== undefined && { airlineReference }),
  };
}

/** What a change makes another thing, was and now, in the words of the papers of `document`. */
export function changeWords(
  context: PurchaseContext,
  { checkoutId, was, accepted }: Pick<ChangeRecord, 'checkoutId' | 'was' | 'accepted'>,
  document: OrderDocument,
): readonly ChangedLine[] {
  const paper = (of: Accepted) =>
    changedDocument(context, {
      checkoutId,
      was: { accepted: was, document },
      accepted: of,
      paid: { payments: document.payments },
      booked: [],
    });
  const [carWas = '', carNow = ''] = [was, accepted].map(({ car }) => car && carWords(car));
  return [
    ...changedWords(paper(was), paper(accepted)),
    ...(carWas !== '' && carNow !== '' && carWas !== carNow
      ? [{ what: 'Car', was: carWas, now: carNow }]
      : []),
    ...flightMetWords(was, accepted),
    ...termsWords(was.holiday, accepted.holiday),
  ];
}

/** Which flight a transfer meets, was and now; none where it is the same. */
function flightMetWords(was: Accepted, now: Accepted): readonly ChangedLine[] {
  const [before, after] = [was, now].map(({ choices: { transfer, transferFlight } }) =>
    transfer && transferFlight ? transferFlightWords(transferFlight) : 'not known yet',
  );
  return before === after || !now.choices.transfer
    ? []
    : [{ what: 'Flight that it meets', was: before!, now: after! }];
}

const ReferencesSchema = v.nullable(v.object({ outbound: v.string(), inbound: v.string() }));

/** What stands at the suppliers, each with its reference. */
export async function listBooked(
  database: Database | Tx,
  checkoutId: string,
): Promise<BookedPart[]> {
  const rows = await database
    .selectFrom('supplier_booking')
    .select(['key', 'part', 'reference', 'airline_references as airline'])
    .where('checkout_id', '=', checkoutId)
    .where('state', '=', 'BOOKED')
    .execute();
  return rows.flatMap(({ key, part: name, reference, airline }) => {
    const part = PARTS.find((known) => known === name);
    const airlineReferences = v.parse(ReferencesSchema, airline);
    return part && reference !== null
      ? [{ key, part, reference, kind: 'booked', ...(airlineReferences && { airlineReferences }) }]
      : [];
  });
}
