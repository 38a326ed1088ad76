/**
 * Which series fly to a hotel on a day, which bring a party home again, and what each asks.
 */
import { dayNumber, type IsoDate } from '#domain/dates.ts';
import { flightAt, holdsDay } from './memory/days.ts';
import { fareOf, seatsOf } from './memory/packed-flights.ts';
import type { SearchIndex } from './search-index.ts';

export type FlyingSeries = {
  readonly seriesId: number;
  readonly arrivalOffset: number;
  /** Series back to the same airport on a date. */
  readonly backFrom: (date: IsoDate) => readonly number[];
};

/** Series from `origins` (empty = any) to an airport of the hotel with enough seats on `date`. */
export function flyingSeries(
  index: SearchIndex,
  hotelId: number,
  origins: readonly string[],
  date: IsoDate,
  seats: number,
): FlyingSeries[] {
  const { columns, facts, pairsTo, airportAt, hotelAt } = index;
  const hotel = hotelAt.get(hotelId);
  const arrivals = hotel === undefined ? [] : facts.airportSets[columns.hotelAirportSet[hotel]!]!;
  const chosen =
    origins.length === 0 ? undefined : new Set(origins.map((iata) => airportAt.get(iata)));
  const pairs = arrivals.flatMap((arrival) =>
    pairsTo[arrival]!.filter(({ origin }) => chosen?.has(origin) ?? true),
  );
  return pairs.flatMap(({ out, back }) =>
    onRoute(index, out, date, seats).map((series) => ({
      seriesId: columns.seriesId[series]!,
      arrivalOffset: columns.seriesOffset[series]!,
      backFrom: (home) => onRoute(index, back, home, seats).map((way) => columns.seriesId[way]!),
    })),
  );
}

function onRoute(index: SearchIndex, route: number, date: IsoDate, seats: number): number[] {
  const { columns } = index;
  const day = dayNumber(date);
  const first = columns.routeStart[route]!;
  return Array.from({ length: columns.routeStart[route + 1]! - first }, (_, i) => first + i).filter(
    (series) => {
      const flight = flightOn(index, series, day);
      return flight.fare > 0 && flight.seats >= seats;
    },
  );
}

/**
 * What a series asks on a day: pence per seat and infant, and seats left; fare 0 and no seats when
 * it does not fly or the day is not held.
 */
export function flightOn(
  index: SearchIndex,
  series: number,
  day: number,
): { readonly fare: number; readonly infantFare: number; readonly seats: number } {
  if (!holdsDay(index, day)) return { fare: 0, infantFare: 0, seats: 0 };
  const at = flightAt(index, series, day);
  const flight = index.columns.flightDays[at]!;
  return {
    fare: fareOf(flight),
    infantFare: index.columns.infantFares[at]!,
    seats: seatsOf(flight),
  };
}
