/**
 * Seats of one flight, held in an airline's session or booked: seen, checked, and taken out of
 * sale. What they cost comes from the airline's map at that moment, never from the browser (S-06).
 */
import type { FieldError } from '#domain/field-error.ts';
import type { HolidayLeg, PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import { refuse } from '#domain/refuse.ts';
import { SEAT_REFUSALS } from '#domain/seats/refusals.ts';
import { findSeat, type SeatMap } from '#domain/seats/seat-map.ts';
import { isAccompanied, seatTravellers } from '#domain/seats/seat-traveller.ts';
import { checkSeating, type SeatingFault } from '#domain/seats/seating.ts';
import { reportError } from '#server/platform/report-error.ts';
import type { PurchaseContext } from '#server/purchase-context.ts';
import { SupplierUnavailable, type SeatsOfFlight } from '#server/suppliers/ports.ts';
import type { BasketChoices, ChosenSeat } from './basket-record.ts';

export const FLIGHT_WAYS = ['outbound', 'inbound'] as const;
export type FlightWay = (typeof FLIGHT_WAYS)[number];

type Asking = Pick<PurchaseContext, 'suppliers' | 'log'>;

/** `sessionId`: once the flight is booked, what the airline knows it by. */
type FlightKnown = { readonly way: FlightWay; readonly sessionId: string };

/** The cabin of one way now (ERR-22). */
export async function lookAtCabin(
  { suppliers, log }: Asking,
  holiday: PricedHoliday,
  { way, sessionId }: FlightKnown,
): Promise<SeatMap | 'not sold' | 'silent'> {
  try {
    const answer = await suppliers.seats.map(
      flightSeats(holiday.flights![way], holiday, { sessionId }),
    );
    return answer.kind === 'map' ? answer : 'not sold';
  } catch (error) {
    if (!(error instanceof SupplierUnavailable)) throw error;
    reportError(log, 'SeatMapError', { reason: error.message });
    return 'silent';
  }
}

type Seated = Pick<FlightKnown, 'way'> & {
  /** In which session, or booking, each of the seats is held. */
  readonly held: readonly (Pick<FlightKnown, 'sessionId'> & {
    readonly seats: readonly string[];
  })[];
  readonly map: SeatMap;
  /** In the order of the passenger list; an empty text = not chosen yet. */
  readonly seats: readonly string[];
  /** What everybody who has a seat is called. */
  readonly names: () => Promise<readonly string[]>;
  /** Who flies by a booking of their own, by their numbers. */
  readonly apart?: readonly number[];
};

/** Takes a seat for everybody, at the prices of the map; or why they may not sit so. */
export async function seatEverybody(
  context: Asking,
  holiday: PricedHoliday,
  { way, held, map, seats, names, apart }: Seated,
): Promise<ChosenSeat[] | FieldError[]> {
  const travellers = seatTravellers(holiday.party, apart);
  const seating = seats.map((seat) => (seat === '' ? undefined : seat));
  const faults = checkSeating(map, travellers, seating);
  if (faults.length > 0) {
    const known = await names();
    return faults.map((fault) => refusalOf(fault, known));
  }
  for (const one of held) {
    const gone = await holdSeats(context, holiday, { way, ...one });
    if (gone === 'silent') return [refuse(SEAT_REFUSALS, 'seats_unavailable', 'seats')];
    if (gone.length > 0) return [givenAway(gone)];
  }
  return priced(map, seats);
}

/** What a supplier of seats is asked about one flight. */
export const flightSeats = (
  { seriesId, date }: Pick<HolidayLeg, 'seriesId' | 'date'>,
  holiday: PricedHoliday,
  session: { readonly sessionId: string } | undefined,
): SeatsOfFlight => ({
  seriesId,
  date,
  hasChildren: hasChildUnder12(holiday),
  sessionId: session?.sessionId ?? '',
});

/** The seats that are gone; `silent` when the airline does not answer. */
export async function holdSeats(
  { suppliers, log }: Asking,
  holiday: PricedHoliday,
  { way, sessionId, seats }: FlightKnown & { readonly seats: readonly string[] },
): Promise<readonly string[] | 'silent'> {
  const flight = flightSeats(holiday.flights![way], holiday, { sessionId });
  try {
    const held = await suppliers.seats.hold({ ...flight, seats });
    return held.kind === 'gone' ? held.seats : [];
  } catch (error) {
    if (!(error instanceof SupplierUnavailable)) throw error;
    reportError(log, 'SeatMapError', { reason: error.message });
    return 'silent';
  }
}

function refusalOf(fault: SeatingFault, names: readonly string[]): FieldError {
  if (fault.kind === 'not_chosen') return refuse(SEAT_REFUSALS, 'seats_not_chosen', 'seats');
  if (fault.kind === 'given_away') return givenAway(fault.seats);
  const { kind, traveller } = fault;
  return refuse(SEAT_REFUSALS, kind, `seats[${traveller}]`, { name: names[traveller]! });
}

const givenAway = (seats: readonly string[]): FieldError =>
  refuse(SEAT_REFUSALS, 'seats_given_away', 'seats', { seats: inWords(seats) });

/** `13A, 13B and 13C` */
const inWords = (seats: readonly string[]): string =>
  [seats.slice(0, -1).join(', '), ...seats.slice(-1)].filter(Boolean).join(' and ');

/** The seats at the prices of the map. */
export const priced = (map: SeatMap, seats: readonly string[]): ChosenSeat[] =>
  seats.map((seat) => ({ seat, price: findSeat(map, seat)!.row.price }));

/** The seats with these on one way; null where nobody has any. */
export function withWay(
  seats: BasketChoices['seats'],
  way: FlightWay,
  chosen: readonly ChosenSeat[],
): BasketChoices['seats'] {
  const both = { outbound: [], inbound: [], ...seats, [way]: [...chosen] };
  return both.outbound.length + both.inbound.length > 0 ? both : null;
}

/** Who needs an adult beside them (FLT-08). */
export const hasChildUnder12 = ({ party }: PricedHoliday): boolean =>
  seatTravellers(party).some(isAccompanied);

/** Whether seats were refused. */
export const isErrors = (chosen: readonly (ChosenSeat | FieldError)[]): chosen is FieldError[] =>
  chosen.some((one) => 'code' in one);
