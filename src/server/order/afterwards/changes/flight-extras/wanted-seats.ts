/** Seats for everybody on booked flights that have none chosen yet. */
import type { FieldError } from '#domain/field-error.ts';
import { byBooking } from '#domain/order/changes/joined-flights.ts';
import { CHANGING_REFUSALS } from '#domain/order/changing-refusals.ts';
import { refuse } from '#domain/refuse.ts';
import { SEAT_REFUSALS } from '#domain/seats/refusals.ts';
import { seatTravellers } from '#domain/seats/seat-traveller.ts';
import { travellerNames } from '#domain/seats/traveller-names.ts';
import type { ChosenSeat } from '#server/basket/basket-record.ts';
import {
  FLIGHT_WAYS,
  isErrors,
  lookAtCabin,
  seatEverybody,
  withWay,
  type FlightWay,
} from '#server/basket/flight-seats.ts';
import type { VisitorContext } from '#server/purchase-context.ts';
import type { Wanted } from '../wanted/wanted.ts';
import { flightReferencesOf, joinedOn, type BookedVersion } from './flights-held.ts';

/** By way, in the order of the passenger list; none on a way that is left as it is. */
export type AskedSeats = Readonly<Record<FlightWay, readonly string[]>> & {
  /** By the operator: seats are on sale. */
  readonly isSold: boolean;
};

/** The cabin of a booked flight, for those whom it seats. */
export async function askCabin(
  context: VisitorContext,
  { accepted, document }: BookedVersion,
  { way, isSold }: { readonly way: FlightWay } & Pick<AskedSeats, 'isSold'>,
): ReturnType<typeof lookAtCabin> {
  const { holiday } = accepted;
  const sessionId = flightReferencesOf(document)?.[way];
  return sessionId === undefined || !isSold || holiday.flights?.[way].stops !== 0
    ? 'not sold'
    : lookAtCabin(context, holiday, { way, sessionId });
}

/** What everybody who has a seat is called. */
const seatedNames = ({ holiday, passengers }: BookedVersion['accepted']): string[] =>
  travellerNames(seatTravellers(holiday.party), passengers);

/** The order with these seats, which the airline holds for a while at its prices of now. */
export async function wantSeats(
  context: VisitorContext,
  booking: BookedVersion,
  asked: AskedSeats,
): Promise<Wanted> {
  const { document } = booking;
  const joined = joinedOn(booking);
  if (!joined)
    return { kind: 'wrong', errors: [refuse(SEAT_REFUSALS, 'seats_unavailable', SEATS)] };
  const accepted = { ...booking.accepted, ...(joined.length > 0 && { joined }) };
  const ways = FLIGHT_WAYS.filter((way) => asked[way].length > 0);
  if (ways.length === 0) return { kind: 'refused', refusal: 'nothing_changes' };
  let { seats } = accepted.choices;
  const errors: FieldError[] = [];
  for (const way of ways) {
    const taken = await take(
      context,
      { ...booking, accepted },
      { way, seats: asked[way], isSold: asked.isSold },
    );
    if (isErrors(taken)) errors.push(...taken.map((error) => ofWay(error, way)));
    else seats = withWay(seats, way, taken);
  }
  if (errors.length > 0) return { kind: 'wrong', errors };
  const flightReferences = flightReferencesOf(document);
  return {
    kind: 'wanted',
    accepted: { ...accepted, flightReferences, choices: { ...accepted.choices, seats } },
  };
}

type Wish = {
  readonly way: FlightWay;
  readonly seats: readonly string[];
  readonly isSold: boolean;
};

async function take(
  context: VisitorContext,
  booking: BookedVersion,
  { way, seats, isSold }: Wish,
): Promise<ChosenSeat[] | FieldError[]> {
  const { accepted, document } = booking;
  if (accepted.choices.seats?.[way].length) return [refuse(CHANGING_REFUSALS, 'seats_kept', SEATS)];
  const map = await askCabin(context, booking, { way, isSold });
  if (map === 'not sold') return [refuse(CHANGING_REFUSALS, 'seats_not_sold', SEATS)];
  if (map === 'silent') return [refuse(SEAT_REFUSALS, 'seats_unavailable', SEATS)];
  const sessionId = flightReferencesOf(document)![way];
  const names = async () => seatedNames(accepted);
  const held = byBooking(seats, accepted.joined).map(({ of, things }) => ({
    sessionId: of?.references?.[way] ?? sessionId,
    seats: things,
  }));
  const apart = (accepted.joined ?? []).map(({ traveller }) => traveller);
  return seatEverybody(context, accepted.holiday, { way, held, map, seats, names, apart });
}

/** What a flight's seats are called among fields: `seats`, and `seats[1]` of one of its people. */
const SEATS = 'seats';

const ofWay = (error: FieldError, way: FlightWay): FieldError => ({
  ...error,
  field: `${way}${error.field.slice(SEATS.length)}`,
});
