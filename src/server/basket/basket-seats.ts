/**
 * Seats of a basket's flights: seen, held by the airline's session, and kept as a choice. What they
 * cost comes from the airline's map at that moment, never from the browser (S-06).
 */
import { isSessionLive, type SupplierSession } from '#domain/basket/expiry.ts';
import { EXTRA_REFUSALS } from '#domain/basket/extra-refusals.ts';
import type { Passenger } from '#domain/basket/passengers.ts';
import type { FieldError } from '#domain/field-error.ts';
import type { PricedHoliday } from '#domain/holiday/priced-holiday.ts';
import { refuse } from '#domain/refuse.ts';
import { SEAT_REFUSALS } from '#domain/seats/refusals.ts';
import type { SeatMap } from '#domain/seats/seat-map.ts';
import { seatMapStatus, type SeatMapStatus } from '#domain/seats/seat-status.ts';
import { seatTravellers } from '#domain/seats/seat-traveller.ts';
import { checkSeating } from '#domain/seats/seating.ts';
import { seatTogether } from '#domain/seats/together.ts';
import { travellerNames } from '#domain/seats/traveller-names.ts';
import { findCarrier } from '#server/catalogue/reference.ts';
import { reportError } from '#server/platform/report-error.ts';
import type { PurchaseContext, VisitorContext } from '#server/purchase-context.ts';
import type { Basket, BasketChoices, ChosenSeat } from './basket-record.ts';
import { changeBasket, loadBasket, type BasketOutcome } from './basket.ts';
import {
  FLIGHT_WAYS,
  hasChildUnder12,
  holdSeats,
  isErrors,
  lookAtCabin,
  priced,
  seatEverybody,
  withWay,
  type FlightWay,
} from './flight-seats.ts';
import { findPassengers } from './saved-passengers.ts';

/** What the operator switches (FLT-11, FLT-12). */
export type SeatSwitches = { readonly isSold: boolean; readonly isCompulsory: boolean };

type Asking = Pick<PurchaseContext, 'suppliers' | 'log'>;
type Seatable = Pick<Basket, 'holiday' | 'supplierSession'>;
type Choosing = Seatable & Pick<Basket, 'choices'>;

/**
 * The flights whose airline sells seats one by one: those that it holds in a session for us, so
 * none that their people book themselves.
 */
export const seatedWays = ({ holiday, choices }: Pick<Basket, 'holiday' | 'choices'>) =>
  choices.fulfilment === 'AUTO_BOOK' ? heldWays(holiday) : [];

const heldWays = ({ flights }: PricedHoliday): FlightWay[] =>
  FLIGHT_WAYS.filter((way) => flights?.[way].airlineSession && flights[way].stops === 0);

/** Undefined where seats are not sold at all. */
export function seatStatusOf(
  basket: Choosing,
  { isSold, isCompulsory }: SeatSwitches,
  now: Date,
): SeatMapStatus | null | undefined {
  const { holiday, supplierSession } = basket;
  const ways = seatedWays(basket);
  if (!isSold || ways.length === 0) return undefined;
  return seatMapStatus({
    hasLiveSession: supplierSession !== undefined && isSessionLive(supplierSession, now),
    hasChildUnder12: hasChildUnder12(holiday),
    isCompulsory: isCompulsory && ways.some((way) => demandsSeats(holiday, way)),
  });
}

/** Whether this airline has families choose; where nobody knows, the switch alone says so. */
const demandsSeats = ({ flights }: PricedHoliday, way: FlightWay): boolean =>
  findCarrier(flights![way].carrier)?.seatsTogether.mandatory ?? true;

/**
 * The cabin of one way now; undefined when the airline does not answer, sells none, or holds the
 * flight in no session (ERR-16, ERR-22).
 */
export async function askSeatMap(
  { suppliers, log }: Asking,
  { holiday, supplierSession }: Seatable,
  way: FlightWay,
): Promise<SeatMap | undefined> {
  const leg = holiday.flights?.[way];
  if (leg?.airlineSession && !supplierSession) reportError(log, 'MissingAirlineSessionError');
  if (!leg || !supplierSession) return undefined;
  const cabin = await lookAtCabin({ suppliers, log }, holiday, {
    way,
    sessionId: supplierSession.sessionId,
  });
  return typeof cabin === 'object' ? cabin : undefined;
}

/**
 * Seats everybody on one flight, in the order of the passenger list (an empty text = not chosen
 * yet); an empty list gives all seats of the flight back.
 */
export async function setSeats(
  context: VisitorContext,
  basketId: string,
  { way, seats }: { readonly way: FlightWay; readonly seats: readonly string[] },
  switches: SeatSwitches,
): Promise<BasketOutcome> {
  const basket = await loadBasket(context, basketId);
  if (!basket) return { kind: 'absent' };
  const chosen =
    seats.length === 0
      ? await giveUpSeats(context, basket, way, switches)
      : await takeSeats(context, basket, { way, seats }, switches);
  if (isErrors(chosen)) return { kind: 'refused', errors: chosen, basket };
  return changeBasket(context, basketId, { live: true, version: basket.version }, (current) => ({
    choices: { ...current.choices, seats: withWay(current.choices.seats, way, chosen) },
  }));
}

/**
 * The ways on which a child under 12 still needs a seat before the holiday is ordered (FLT-08).
 * Where the airline shows no map, or no lawful seats that cost nothing, nobody is held up: what the
 * first price did not hold is never asked for later.
 */
export async function missingSeats(
  context: Asking & { readonly clock: () => Date },
  basket: Choosing,
  switches: SeatSwitches,
): Promise<FlightWay[]> {
  if (seatStatusOf(basket, switches, context.clock()) !== 'COMPULSORY') return [];
  const open = seatedWays(basket).filter(
    (way) => demandsSeats(basket.holiday, way) && !basket.choices.seats?.[way].length,
  );
  const free = await Promise.all(open.map((way) => hasFreeSeats(context, basket, way)));
  return open.filter((_, i) => free[i]);
}

/**
 * The same seats in a new session, at their prices now; those of a flight fall out when the airline
 * has given one of them away. Of one that does not answer they stay.
 */
export async function holdSeatsAgain(
  context: Asking,
  holiday: PricedHoliday,
  chosen: BasketChoices['seats'],
  supplierSession: SupplierSession | undefined,
): Promise<BasketChoices['seats']> {
  if (!chosen || !supplierSession) return null;
  let again: BasketChoices['seats'] = null;
  for (const way of heldWays(holiday)) {
    const ids = chosen[way].map(({ seat }) => seat);
    if (ids.length === 0) continue;
    const map = await askSeatMap(context, { holiday, supplierSession }, way);
    const travellers = seatTravellers(holiday.party);
    if (map && checkSeating(map, travellers, ids).length > 0) continue;
    const { sessionId } = supplierSession;
    const gone = map ? await holdSeats(context, holiday, { way, sessionId, seats: ids }) : [];
    if (gone.length === 0) again = withWay(again, way, map ? priced(map, ids) : chosen[way]);
  }
  return again;
}

/** What everybody who has a seat of their own is called. */
export async function seatNames(
  { database }: Pick<VisitorContext, 'database'>,
  { id, holiday }: Pick<Basket, 'id' | 'holiday'>,
): Promise<string[]> {
  const known: readonly Passenger[] = await findPassengers(database, id);
  return travellerNames(seatTravellers(holiday.party), known);
}

async function takeSeats(
  context: VisitorContext,
  basket: Basket,
  { way, seats }: { readonly way: FlightWay; readonly seats: readonly string[] },
  switches: SeatSwitches,
): Promise<ChosenSeat[] | FieldError[]> {
  const status = seatStatusOf(basket, switches, context.clock());
  if (status === undefined || !seatedWays(basket).includes(way))
    return [refuse(EXTRA_REFUSALS, 'extra_unavailable', 'seats')];
  const map = status === 'NOT_AVAILABLE' ? undefined : await askSeatMap(context, basket, way);
  if (!map) return [refuse(SEAT_REFUSALS, 'seats_unavailable', 'seats')];
  const { holiday, supplierSession } = basket;
  return seatEverybody(context, holiday, {
    way,
    held: [{ sessionId: supplierSession?.sessionId ?? '', seats }],
    map,
    seats,
    names: () => seatNames(context, basket),
  });
}

/** Nothing, or why the flight needs seats. */
async function giveUpSeats(
  context: Asking & { readonly clock: () => Date },
  basket: Basket,
  way: FlightWay,
  switches: SeatSwitches,
): Promise<ChosenSeat[] | FieldError[]> {
  const without = { ...basket, choices: { ...basket.choices, seats: null } };
  const missing = await missingSeats(context, without, switches);
  return missing.includes(way) ? [refuse(SEAT_REFUSALS, 'seats_not_chosen', 'seats')] : [];
}

async function hasFreeSeats(context: Asking, basket: Seatable, way: FlightWay): Promise<boolean> {
  const map = await askSeatMap(context, basket, way);
  return map !== undefined && seatTogether(map, seatTravellers(basket.holiday.party))?.price === 0;
}
