/** What a seat costs on each day: absolute dates only, so that time passing changes no fare. */
import { inSeason } from '#domain/catalogue/local-tax.ts';
import { isoDate } from '#domain/dates.ts';
import { chanceOf, unit } from './chance.ts';
import { demandFrom } from './demand.ts';
import { carriers, type RouteFacts } from './facts.ts';
import type { Series } from './series.ts';
import { makeClockCheck } from './zones.ts';

/**
 * A series' days from `firstDay`: pence a seat (0 = does not fly), pence an infant, seats left
 * before any booking.
 */
export type SeriesDays = {
  readonly fares: Int32Array;
  readonly infantFares: Int32Array;
  readonly seats: Uint8Array;
};

const FULL_FLIGHTS = 0.02;

export function faresOf(seed: number, series: Series, firstDay: number, days: number): SeriesDays {
  const fares = new Int32Array(days);
  const infantFares = new Int32Array(days);
  const seats = new Uint8Array(days);
  const demand = demandFrom(series.climate, firstDay, days);
  const weekdays = operatingDays(seed, series);
  const isTrueOn = makeClockCheck(series);
  const fareOn = makeFares(seed, series);
  const seatsOn = chanceOf(seed, series.id, 'seats');
  for (let i = 0; i < days; i += 1) {
    const day = firstDay + i;
    if (!weekdays.has(weekdayOf(day)) || !isInSeason(series.route.season, day) || !isTrueOn(day))
      continue;
    const fare = fareOn(day, demand[i]!);
    const chance = seatsOn(day);
    fares[i] = fare;
    infantFares[i] = infantFareOf(series, fare);
    seats[i] = chance < FULL_FLIGHTS ? 0 : 2 + Math.floor(chance * 60);
  }
  return { fares, infantFares, seats };
}

/** 0 = Sunday … 6 = Saturday. */
const weekdayOf = (day: number): number => (day + 4) % 7;

const WEEKDAYS: Record<RouteFacts['weekly'], number> = { '1-2': 2, '3-6': 4, '7-13': 7, '14+': 7 };
const SECOND_FLIGHT_WEEKDAYS = 3;
const SATURDAY = 6;

/**
 * Weekdays of a route: the same for both directions, so that every flight out has a flight back.
 */
function operatingDays(seed: number, { route, ofDay }: Series): Set<number> {
  const count =
    ofDay > 0 && route.weekly === '7-13' ? SECOND_FLIGHT_WEEKDAYS : WEEKDAYS[route.weekly];
  const key = `${route.from}${route.to}${route.carrier}`;
  const preferred = [6, 1, 3, 5, 0, 2, 4].map((weekday) => ({
    weekday,
    rank: unit(seed, key, ofDay, weekday) + (weekday === SATURDAY ? -0.6 : 0),
  }));
  return new Set(
    preferred
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, count)
      .map(({ weekday }) => weekday),
  );
}

const SEASONS = {
  summer: { start: '03-29', end: '10-31' },
  winter: { start: '11-01', end: '03-28' },
  'all-year': null,
};
const seasonDays = {
  summer: new Map<number, boolean>(),
  winter: new Map<number, boolean>(),
  'all-year': new Map<number, boolean>(),
};

const isInSeason = (season: RouteFacts['season'], day: number): boolean =>
  seasonDays[season].getOrInsertComputed(day, () => inSeason(SEASONS[season], isoDate(day)));

/**
 * Pence a seat by day: distance, carrier, demand of the place, weekday and a little luck; whole
 * pounds less a penny as airlines print them.
 */
function makeFares(
  seed: number,
  { id, route, departureMinute }: Series,
): (day: number, demand: number) => number {
  const type = carriers.get(route.carrier)?.type ?? 'leisure';
  const manner = type === 'low-cost' ? 0.86 : type === 'full-service' ? 1.22 : 1;
  const base = route.km > 5_000 ? 7_000 + route.km * 3.4 : 1_600 + route.km * 2.5;
  const hour = departureMinute < 420 ? 0.93 : 1;
  const detour = route.stops > 0 ? 0.9 : 1;
  const luckOn = chanceOf(seed, id, 'fare');
  return (day, demand) => {
    const weekday = weekdayOf(day);
    const weekend =
      weekday === 6 || weekday === 5 ? 1.12 : weekday === 2 || weekday === 3 ? 0.9 : 1;
    const luck = 0.78 + luckOn(day) * 0.5;
    return Math.round((base * manner * demand * weekend * luck * hour * detour) / 100) * 100 - 1;
  };
}

function infantFareOf({ route, carrier }: Series, fare: number): number {
  const type = carriers.get(carrier)?.type;
  return type === 'low-cost' ? 2_500 : route.km > 5_000 ? Math.round(fare / 10) : 2_000;
}
