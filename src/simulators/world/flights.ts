/** Flights of the world: series with right local times across zones, and what a seat costs on each day. */
import { isoDate } from '#domain/dates.ts';
import { inSeason } from '#domain/catalogue/local-tax.ts';
import { between, unit } from './chance.ts';
import { demandOn, type Climate } from './demand.ts';
import { airportZone, carriers, places, routes, type CarrierFacts, type RouteFacts } from './facts.ts';

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
  readonly holdBagIncluded: boolean;
  readonly agentFee: boolean;
  readonly airlineSession: boolean;
  readonly route: RouteFacts;
  readonly climate: Climate;
  /** Difference of local time, destination less origin, in minutes; the series flies on days that have it. */
  readonly zoneShift: number;
  readonly slot: number;
  readonly isReturn: boolean;
};

/** A series' days from `firstDay`: pence a seat (0 = does not fly), pence an infant, seats left before any booking. */
export type SeriesDays = { readonly fares: Int32Array; readonly infantFares: Int32Array; readonly seats: Uint8Array };

const SUMMER = { start: '03-29', end: '10-31' };
const WINTER = { start: '11-01', end: '03-28' };
const TURNAROUND = 60;

/** All series; ids are stable for a route, slot, direction and zone shift. */
export function makeSeries(seed: number): Series[] {
  let id = 0;
  return routes.flatMap((route, i) =>
    slotsOf(seed, route).flatMap((departureMinute, slot) =>
      shiftsOf(route.from, route.to).flatMap((shift) => {
        const out = makeOne(route, i, slot, departureMinute, shift, false, ++id);
        const backAt = (out.arrivalMinute + TURNAROUND) % 1_440;
        return [out, makeOne(route, i, slot, backAt, -shift, true, ++id)];
      }),
    ),
  );
}

function makeOne(route: RouteFacts, number: number, slot: number, departureMinute: number, zoneShift: number, isReturn: boolean, id: number): Series {
  const carrier = carriers.get(route.carrier);
  const arrival = departureMinute + route.blockMin + zoneShift;
  return {
    id, route, slot, zoneShift, isReturn, departureMinute,
    carrier: route.carrier,
    flightNumber: `${route.carrier}${flightNumberOf(number, slot, isReturn)}`,
    origin: isReturn ? route.to : route.from,
    destination: isReturn ? route.from : route.to,
    arrivalMinute: ((arrival % 1_440) + 1_440) % 1_440,
    arrivalDayOffset: Math.floor(arrival / 1_440),
    durationMinutes: route.blockMin,
    stops: route.stops,
    via: route.via,
    holdBagIncluded: includesHoldBag(carrier, route),
    agentFee: carrier?.selfBook ?? false,
    airlineSession: carrier?.airlineSession ?? false,
    climate: climateAt(route.to),
  };
}

/** Out with an even number, back with the next, as airlines do. */
const flightNumberOf = (number: number, slot: number, isReturn: boolean): number => 1_000 + number * 4 + slot * 2 - (number * 4 >= 8_990 ? 8_000 : 0) + (isReturn ? 1 : 0);

/** Long-haul fares and network carriers include a hold bag; others as their dated rule says. */
function includesHoldBag(carrier: CarrierFacts | undefined, route: RouteFacts): boolean {
  const rule = carrier?.bags.some(({ type, included }) => type === 'HOLD_LUGGAGE' && included) ?? false;
  return rule || route.km > 5_000;
}

/** Departure times from the British or Irish side; twice a day where a route is busy. */
function slotsOf(seed: number, route: RouteFacts): number[] {
  const key = `${route.from}${route.to}${route.carrier}`;
  const isNight = route.km > 2_600 && route.km < 5_000 && unit(seed, key, 'night') < 0.18;
  const first = isNight ? between(252, 268, unit(seed, key, 'hour')) * 5 : between(72, 168, unit(seed, key, 'hour')) * 5;
  return route.weekly === '14+' || (route.weekly === '7-13' && unit(seed, key, 'second') < 0.3) ? [first, 840 + between(0, 66, unit(seed, key, 'later')) * 5] : [first];
}

/** Every difference of local time that the two airports have within a year. */
function shiftsOf(from: string, to: string): number[] {
  return [...new Set(Array.from({ length: 52 }, (_, week) => zoneShiftOn(from, to, 20_820 + week * 7)))].toSorted((a, b) => a - b);
}

const offsets = new Map<string, number>();

/** Minutes that local time at `to` is ahead of local time at `from` at noon of a day. */
function zoneShiftOn(from: string, to: string, day: number): number {
  return offsetOf(to, day) - offsetOf(from, day);
}

function offsetOf(iata: string, day: number): number {
  const zone = airportZone.get(iata);
  if (!zone) throw new Error(`no time zone for ${iata}`);
  return offsets.getOrInsertComputed(`${zone} ${day}`, () => Temporal.PlainDate.from(isoDate(day)).toZonedDateTime({ timeZone: zone, plainTime: '12:00' }).offsetNanoseconds / 60e9);
}

const shiftTables = new Map<string, Map<number, number>>();
const shiftTable = (from: string, to: string): Map<number, number> =>
  shiftTables.getOrInsertComputed(`${airportZone.get(from)} ${airportZone.get(to)}`, () => new Map());

const climates = new Map<string, Climate>();
for (const place of places)
  for (const { iata, km } of place.airports.slice(0, 1)) if (km < 120 && place.kind === 'resort') climates.set(iata, place.nature.includes('ski') ? 'ski' : Math.abs(place.lat) < 24.5 ? 'tropics' : place.lat < 34 ? 'winter-sun' : 'summer-sun');
const climateAt = (iata: string): Climate => climates.get(iata) ?? 'city';

const WEEKDAYS: Record<RouteFacts['weekly'], number> = { '1-2': 2, '3-6': 4, '7-13': 7, '14+': 7 };

export function faresOf(seed: number, series: Series, firstDay: number, days: number): SeriesDays {
  const fares = new Int32Array(days);
  const infantFares = new Int32Array(days);
  const seats = new Uint8Array(days);
  const weekdays = operatingDays(seed, series);
  for (let i = 0; i < days; i += 1) {
    const day = firstDay + i;
    if (!weekdays.has((day + 4) % 7) || !fliesOn(series, day)) continue;
    fares[i] = fareOn(seed, series, day);
    infantFares[i] = infantFareOf(series, fares[i]!);
    const chance = unit(seed, series.id, 'seats', day);
    seats[i] = chance < 0.02 ? 0 : 2 + Math.floor(chance * 60);
  }
  return { fares, infantFares, seats };
}

/** Weekdays of a route: the same for both directions, so that every flight out has a flight back. */
function operatingDays(seed: number, { route, slot }: Series): Set<number> {
  const count = slot > 0 && route.weekly === '7-13' ? 3 : WEEKDAYS[route.weekly];
  const key = `${route.from}${route.to}${route.carrier}`;
  const preferred = [6, 1, 3, 5, 0, 2, 4].map((weekday) => ({ weekday, rank: unit(seed, key, slot, weekday) + (weekday === 6 ? -0.6 : 0) }));
  return new Set(preferred.toSorted((a, b) => a.rank - b.rank).slice(0, count).map(({ weekday }) => weekday));
}

/** On the day in season whose difference of local time is the series'. */
function fliesOn({ route, zoneShift, isReturn }: Series, day: number): boolean {
  if (!isInSeason(route.season, day)) return false;
  const shift = shiftTable(route.from, route.to).getOrInsertComputed(day, () => zoneShiftOn(route.from, route.to, day));
  return (isReturn ? -shift : shift) === zoneShift;
}

const seasons = new Map<string, boolean>();

function isInSeason(season: RouteFacts['season'], day: number): boolean {
  if (season === 'all-year') return true;
  return seasons.getOrInsertComputed(`${season} ${day}`, () => inSeason(season === 'summer' ? SUMMER : WINTER, isoDate(day)));
}

/** By distance, carrier, demand of the place, weekday and a little luck; whole pounds less a penny as airlines print them. */
function fareOn(seed: number, series: Series, day: number): number {
  const { route } = series;
  const type = carriers.get(route.carrier)?.type ?? 'leisure';
  const manner = type === 'low-cost' ? 0.86 : type === 'full-service' ? 1.22 : 1;
  const base = route.km > 5_000 ? 7_000 + route.km * 3.4 : 1_600 + route.km * 2.5;
  const weekday = (day + 4) % 7;
  const weekend = weekday === 6 || weekday === 5 ? 1.12 : weekday === 2 || weekday === 3 ? 0.9 : 1;
  const luck = 0.78 + unit(seed, series.id, 'fare', day) * 0.5;
  const hour = series.departureMinute < 420 ? 0.93 : 1;
  return Math.round((base * manner * demandAt(series.climate, day) * weekend * luck * hour * (route.stops > 0 ? 0.9 : 1)) / 100) * 100 - 1;
}

const demands = new Map<string, number>();
const demandAt = (climate: Climate, day: number): number => demands.getOrInsertComputed(`${climate} ${day}`, () => demandOn(climate, day));

function infantFareOf({ route, carrier }: Series, fare: number): number {
  const type = carriers.get(carrier)?.type;
  return type === 'low-cost' ? 2_500 : route.km > 5_000 ? Math.round(fare / 10) : 2_000;
}
