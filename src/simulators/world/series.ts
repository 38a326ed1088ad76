/** Flight series of the world: a flight number on a route with its local times, out and back. */
import { wholeBetween, unit } from './chance.ts';
import { journeyOf, type FlownSegment } from './connections.ts';
import type { Climate } from './demand.ts';
import { carriers, worldPlaces, worldRoutes, type CarrierFacts, type RouteFacts } from './facts.ts';
import { zoneShiftsOf } from './zones.ts';

export type Series = {
  readonly id: number;
  readonly carrier: string;
  readonly flightNumber: string;
  readonly origin: string;
  readonly destination: string;
  /** Local minutes after midnight. */
  readonly departureMinute: number;
  readonly arrivalMinute: number;
  readonly arrivalDayOffset: number;
  readonly durationMinutes: number;
  readonly stops: number;
  readonly via: string | null;
  /** Its flights where there are stops; empty where there are none. */
  readonly segments: readonly FlownSegment[];
  readonly holdBagIncluded: boolean;
  readonly agentFee: boolean;
  readonly airlineSession: boolean;
  /** Pence a seat that come off each leg when the carrier flies both ways. */
  readonly returnSaving: number;
  /** Pence a hold bag; 0 = the fare holds one each. */
  readonly bagPrice: number;
  /** Kilograms of that bag. */
  readonly bagKg: number;
  /** Hold bags are sold for every seat or none. */
  readonly bagsForAll: boolean;
  readonly route: RouteFacts;
  readonly climate: Climate;
  /**
   * Difference of local time, destination less origin, in minutes; the series flies on days that
   * have it.
   */
  readonly zoneShift: number;
  readonly ofDay: number;
  readonly isReturn: boolean;
};

const TURNAROUND = 60;
const NEAR_KM = 120;

/**
 * All series of the first `most` routes; ids are stable for a route, slot, direction and zone
 * shift.
 */
export function makeSeries(seed: number, most = worldRoutes.length): Series[] {
  let id = 0;
  return worldRoutes.slice(0, most).flatMap((route, i) =>
    departuresOf(seed, route).flatMap((departureMinute, ofDay) =>
      zoneShiftsOf(route.from, route.to).flatMap((shift) => {
        const there = { seed, route, ofDay, isReturn: false };
        const out = makeOne(there, i, departureMinute, shift, ++id);
        const backAt = (out.arrivalMinute + TURNAROUND) % 1_440;
        return [out, makeOne({ ...there, isReturn: true }, i, backAt, -shift, ++id)];
      }),
    ),
  );
}

function makeOne(
  {
    seed,
    route,
    ofDay,
    isReturn,
  }: Pick<Series, 'route' | 'ofDay' | 'isReturn'> & {
    readonly seed: number;
  },
  number: number,
  departureMinute: number,
  zoneShift: number,
  id: number,
): Series {
  const carrier = carriers.get(route.carrier);
  const journey = journeyOf({
    seed,
    route,
    ofDay,
    isReturn,
    number: `${route.carrier}${flightNumberOf(number, ofDay, isReturn)}`,
  });
  const arrival = departureMinute + journey.durationMinutes + zoneShift;
  return {
    id,
    route,
    ofDay,
    zoneShift,
    isReturn,
    departureMinute,
    carrier: route.carrier,
    ...journey,
    origin: isReturn ? route.to : route.from,
    destination: isReturn ? route.from : route.to,
    arrivalMinute: ((arrival % 1_440) + 1_440) % 1_440,
    arrivalDayOffset: Math.floor(arrival / 1_440),
    stops: route.stops,
    via: route.via,
    holdBagIncluded: includesHoldBag(carrier, route),
    agentFee: Boolean(carrier?.selfBook),
    airlineSession: carrier?.airlineSession?.held ?? false,
    returnSaving: returnSavingOf(carrier, route),
    ...holdBagOf(carrier, route),
    climate: climateAt(route.to),
  };
}

/** Out with an even number, back with the next, as airlines do. */
const flightNumberOf = (number: number, ofDay: number, isReturn: boolean): number =>
  1_000 + number * 4 + ofDay * 2 - (number * 4 >= 8_990 ? 8_000 : 0) + (isReturn ? 1 : 0);

/** Long-haul fares and network carriers include a hold bag; others as their dated rule says. */
function includesHoldBag(carrier: CarrierFacts | undefined, route: RouteFacts): boolean {
  const rule =
    carrier?.bags.some(({ type, included }) => type === 'HOLD_LUGGAGE' && included) ?? false;
  return rule || route.km > 5_000;
}

const UNKNOWN_KG = 20;

/**
 * A hold bag one way: the first of the carrier's price list, dearer with distance and weight;
 * nothing where the fare holds one.
 */
function holdBagOf(
  carrier: CarrierFacts | undefined,
  route: RouteFacts,
): Pick<Series, 'bagPrice' | 'bagKg' | 'bagsForAll'> {
  const bagKg =
    carrier?.bags.find(({ type, weightKg }) => type === 'HOLD_LUGGAGE' && weightKg !== null)
      ?.weightKg ?? UNKNOWN_KG;
  const bothWays = Math.round((2_200 + route.km * 0.6 + bagKg * 60) / 100) * 100;
  return {
    bagPrice: includesHoldBag(carrier, route) ? 0 : bothWays / 2,
    bagKg,
    bagsForAll: carrier?.allOrNoneHoldBags ?? false,
  };
}

/**
 * Network carriers sell returns for less than two singles, leisure ones a little less, low-cost
 * ones the same; whole pounds, far below any fare.
 */
function returnSavingOf(carrier: CarrierFacts | undefined, { km }: RouteFacts): number {
  const pencePerKm = carrier?.type === 'full-service' ? 0.5 : carrier?.type === 'leisure' ? 0.2 : 0;
  return Math.round((km * pencePerKm) / 100) * 100;
}

/** Departure times from the British or Irish side; twice a day where a route is busy. */
function departuresOf(seed: number, route: RouteFacts): number[] {
  const key = `${route.from}${route.to}${route.carrier}`;
  const isNight = route.km > 2_600 && route.km < 5_000 && unit(seed, key, 'night') < 0.18;
  const first = isNight
    ? wholeBetween(252, 268, unit(seed, key, 'hour')) * 5
    : wholeBetween(72, 168, unit(seed, key, 'hour')) * 5;
  return route.weekly === '14+' || (route.weekly === '7-13' && unit(seed, key, 'second') < 0.3)
    ? [first, 840 + wholeBetween(0, 66, unit(seed, key, 'later')) * 5]
    : [first];
}

const climates = new Map<string, Climate>();
for (const {
  kind,
  nature,
  lat,
  airports: [nearest],
} of worldPlaces)
  if (kind === 'resort' && nearest && nearest.km < NEAR_KM)
    climates.set(nearest.iata, climateOf(nature, lat));

/** The climate of the resorts that an airport serves; a city's where there are none. */
const climateAt = (iata: string): Climate => climates.get(iata) ?? 'city';

function climateOf(nature: readonly string[], lat: number): Climate {
  if (nature.includes('ski')) return 'ski';
  if (Math.abs(lat) < 24.5) return 'tropics';
  return lat < 34 ? 'winter-sun' : 'summer-sun';
}
