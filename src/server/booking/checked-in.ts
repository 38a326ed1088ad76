/**
 * Who of a booking has checked in for which flight: told by themselves, seen by everybody whom the
 * booking names. No airline tells us.
 */
import { CHECK_IN_REFUSALS } from '#domain/booking/check-in-refusals.ts';
import type { FieldError } from '#domain/field-error.ts';
import type { DocumentFlight } from '#domain/order/order-document.ts';
import { refuse } from '#domain/refuse.ts';
import type { FlightWay } from '#server/basket/flight-seats.ts';
import type { Database } from '#server/db/kysely.ts';
import type { VisitorContext } from '#server/purchase-context.ts';
import { loadBooking, type OwnBooking } from './own-booking.ts';

/**
 * For each flight of the booking the numbers of the travellers who have, while flight and name are
 * those that it was told of.
 */
export async function listCheckedIn(
  database: Database,
  booking: Pick<OwnBooking, 'id' | 'accepted' | 'document'>,
): Promise<number[][]> {
  const { flights } = booking.document;
  if (flights.length === 0) return [];
  const rows = await database
    .selectFrom('checked_in')
    .select(['flight', 'number', 'name'])
    .where('order_id', '=', booking.id)
    .orderBy('number')
    .execute();
  return flights.map((flight) =>
    rows
      .filter((row) => row.flight === keyOf(flight) && row.name === nameOf(booking, row.number))
      .map(({ number }) => number),
  );
}

type Mark = {
  readonly orderCode: string;
  readonly way: FlightWay;
  readonly traveller: number;
  /** As it was shown to whoever tells. */
  readonly name: string;
  readonly isDone: boolean;
};

export type CheckInEnd =
  | { readonly kind: 'saved'; readonly booking: OwnBooking }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] };

/** Keeps that a traveller has checked in, or has not; told twice it is the same. */
export async function saveCheckedIn(
  context: VisitorContext,
  { orderCode, way, traveller, name, isDone }: Mark,
): Promise<CheckInEnd> {
  const booking = await loadBooking(context, orderCode);
  if (!booking) return refused('check_in_unknown');
  const flight = flightOf(booking, way);
  if (booking.status === 'CANCELLED' || !flight || nameOf(booking, traveller) !== name)
    return refused('check_in_changed');
  const key = { order_id: booking.id, flight: keyOf(flight), number: traveller };
  if (isDone)
    await context.database
      .insertInto('checked_in')
      .values({ ...key, name })
      .onConflict((conflict) =>
        conflict.columns(['order_id', 'flight', 'number']).doUpdateSet({ name }),
      )
      .execute();
  else
    await context.database
      .deleteFrom('checked_in')
      .where('order_id', '=', key.order_id)
      .where('flight', '=', key.flight)
      .where('number', '=', key.number)
      .execute();
  return { kind: 'saved', booking };
}

const refused = (code: 'check_in_unknown' | 'check_in_changed'): CheckInEnd => ({
  kind: 'refused',
  errors: [refuse(CHECK_IN_REFUSALS, code, '')],
});

/** Undefined where there is none, or its people have not booked it yet. */
function flightOf(
  { document }: Pick<OwnBooking, 'document'>,
  way: FlightWay,
): DocumentFlight | undefined {
  const flight = document.flights[way === 'outbound' ? 0 : 1];
  return flight?.isToBook ? undefined : flight;
}

const keyOf = ({ flightNumber, from }: DocumentFlight): string =>
  `${flightNumber} ${from.localTime}`;

const nameOf = ({ accepted }: Pick<OwnBooking, 'accepted'>, number: number): string | undefined => {
  const who = accepted.passengers[number - 1];
  return who && `${who.firstName} ${who.lastName}`;
};
