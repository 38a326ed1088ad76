/** Flights that we have booked, as far as something can be added to them. */
import { whyTooLate } from '#domain/order/changes/adding-extras.ts';
import type { ChangeRefusal } from '#domain/order/changing-refusals.ts';
import { holidayStart } from '#domain/order/changing.ts';
import type { OrderDocument } from '#domain/order/order-document.ts';
import { findCarrier } from '#server/catalogue/reference.ts';
import type { Database } from '#server/db/kysely.ts';
import type { PurchaseContext, Tx } from '#server/purchase-context.ts';
import type { Accepted } from '../../../accepted.ts';
import type { OrderVersion } from '../../../versions.ts';
import { areFlightsTheirs } from '../../self-booking/self-booking-record.ts';

/** A version of an order, with the order's id. */
export type BookedVersion = Pick<OrderVersion, 'accepted' | 'document'> & { readonly id: string };

/** What the airline knows each flight by; undefined while they are not booked. */
export function flightReferencesOf({
  flights: [outbound, inbound],
}: OrderDocument): Accepted['flightReferences'] {
  return outbound?.airlineReference === undefined || inbound?.airlineReference === undefined
    ? undefined
    : { outbound: outbound.airlineReference, inbound: inbound.airlineReference };
}

/** Who has joined, with what the airline knows their flights by; undefined of one who has none. */
export function joinedOn({
  accepted: { joined = [] },
  document: { flights },
}: Pick<BookedVersion, 'accepted' | 'document'>): Accepted['joined'] {
  const [outbound, inbound] = [0, 1].map((way) => flights[way]?.joined ?? []);
  const known = joined.flatMap((one, i) => {
    const [out, home] = [outbound![i], inbound![i]];
    return out && home
      ? [{ ...one, references: { outbound: out.reference, inbound: home.reference } }]
      : [];
  });
  return known.length === joined.length ? known : undefined;
}

/**
 * Why nothing is added to the flights of an order here; null while it can be. Flights that their
 * people have booked themselves are the airline's to add to.
 */
export async function whyFlightsStay(
  { clock }: Pick<PurchaseContext, 'clock'>,
  database: Database | Tx,
  { id, accepted, document }: BookedVersion,
): Promise<ChangeRefusal | null> {
  const { flights } = accepted.holiday;
  if (!flights) return 'extras_no_flights';
  if (!flightReferencesOf(document) || (await areFlightsTheirs(database, id)))
    return 'extras_own_flights';
  const closesHours = findCarrier(flights.outbound.carrier)?.checkIn?.closesHours ?? null;
  return whyTooLate({ startsAt: holidayStart(document), closesHours }, clock());
}
