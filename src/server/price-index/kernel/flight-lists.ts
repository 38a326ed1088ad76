/** Pairs of routes, airports of each set and carriers, as lists that the hot loops read. */
import type { Columns } from '../memory/columns.ts';
import type { RoutePair } from '../memory/route-pairs.ts';

/**
 * pairs: ROUTE_PAIR records by arrival airport, from pairsAt[airport] to the next; setAirports:
 * airports of each airport set, from setsAt[set]; carrierLists: carriers of each table of flights,
 * ascending, from carriersAt[table], the tables being those of the airports, then those of the
 * sets.
 */
export type FlightLists = Readonly<Record<(typeof FLIGHT_LISTS)[number], readonly number[]>>;
export const FLIGHT_LISTS = [
  'pairs',
  'pairsAt',
  'setAirports',
  'setsAt',
  'carrierLists',
  'carriersAt',
] as const;

/** Writes the pairs and airport sets of an index as lists. */
export function listFlights(
  { routeStart }: Columns,
  airportSets: readonly (readonly number[])[],
  pairsTo: readonly (readonly RoutePair[])[],
): FlightLists {
  const seriesOf = (route: number): [first: number, count: number] => [
    routeStart[route]!,
    routeStart[route + 1]! - routeStart[route]!,
  ];
  const pairs = pairsTo.map((all) =>
    all.map(({ origin, out, back }) => [origin, ...seriesOf(out), ...seriesOf(back)]),
  );
  const byAirport = pairsTo.map((all) => [...new Set(all.flatMap(({ carriers }) => carriers))]);
  const carriers = [
    ...byAirport,
    ...airportSets.map((set) => [...new Set(set.flatMap((airport) => byAirport[airport]!))]),
  ];
  return {
    pairs: pairs.flat(2),
    pairsAt: startsOf(pairs),
    setAirports: airportSets.flat(),
    setsAt: startsOf(airportSets),
    carrierLists: carriers.flatMap((list) => list.toSorted((a, b) => a - b)),
    carriersAt: startsOf(carriers),
  };
}

/** Where each list begins when they follow one another, and where the last ends. */
function startsOf(lists: readonly (readonly unknown[])[]): number[] {
  const starts = [0];
  for (const { length } of lists) starts.push(starts.at(-1)! + length);
  return starts;
}
