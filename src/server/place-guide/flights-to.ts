/** From where one flies straight to a place, and how long it takes, by the series on sale. */
import { findAirport, lineageOf, type Place } from '#server/catalogue/reference.ts';
import type { SeriesFacts } from '#server/catalogue/series.ts';

type FlightTo = {
  /** IATA codes. */
  readonly from: string;
  readonly to: string;
  /** Of the shortest direct flight, gate to gate. */
  readonly minutes: number;
};

type Series = ReadonlyMap<number, SeriesFacts>;

/** Farther airports are no way to a place, however they are flown to. */
const FARTHEST_KM = 150;

/** Of one state of the series: flights by where they land, and what was found for places. */
type Known = {
  readonly direct: ReadonlyMap<string, readonly FlightTo[]>;
  readonly to: WeakMap<Place, readonly FlightTo[]>;
};

const kept = new WeakMap<Series, Known>();

/** Direct flights to the airports of a place, one of each departure airport, the shortest first. */
export function flightsTo(series: Series, place: Place): readonly FlightTo[] {
  const { direct, to } = kept.getOrInsertComputed(series, () => ({
    direct: directFlights(series),
    to: new WeakMap(),
  }));
  return to.getOrInsertComputed(place, () => findFlights(direct, place));
}

function findFlights(direct: Known['direct'], place: Place): FlightTo[] {
  const near = airportsOf(place).flatMap((iata) => direct.get(iata) ?? []);
  return Map.groupBy(near, ({ from }) => from)
    .values()
    .map((flights) => flights.toSorted((a, b) => a.minutes - b.minutes)[0]!)
    .toArray()
    .toSorted((a, b) => a.minutes - b.minutes || (a.from < b.from ? -1 : 1));
}

/** All of a country’s; else those near by, or the nearest. */
function airportsOf({ kind, airports }: Place): string[] {
  if (kind === 'country') return airports.map(({ iata }) => iata);
  const near = airports.toSorted((a, b) => a.km - b.km);
  return near.filter(({ km }, at) => at === 0 || km <= FARTHEST_KM).map(({ iata }) => iata);
}

/** The shortest of each pair of airports, by where it lands. */
function directFlights(series: Series): ReadonlyMap<string, readonly FlightTo[]> {
  const shortest = new Map<string, FlightTo>();
  for (const { origin, destination, durationMinutes, stops } of series.values()) {
    if (stops > 0 || findAirport(origin)?.role !== 'departure') continue;
    const pair = `${origin}-${destination}`;
    if ((shortest.get(pair)?.minutes ?? Infinity) > durationMinutes)
      shortest.set(pair, { from: origin, to: destination, minutes: durationMinutes });
  }
  return Map.groupBy(shortest.values(), ({ to }) => to);
}

/** The airport that is nearest to a place; undefined where none is known, and for a country. */
export function nearestAirport(
  place: Place,
): { iata: string; name: string; km: number } | undefined {
  if (place.kind === 'country') return undefined;
  const [nearest] = place.airports.toSorted((a, b) => a.km - b.km);
  const airport = nearest && findAirport(nearest.iata);
  return airport && { iata: airport.iata, name: airport.name, km: Math.round(nearest.km) };
}

/** Names above a place, the nearest first, without the continent. */
export const namesAbove = ({ id }: Place): string[] =>
  lineageOf(id)
    .slice(1)
    .filter(({ kind }) => kind !== 'continent')
    .map(({ name }) => name);
