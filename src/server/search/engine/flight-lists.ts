/** Which routes lead to which airport, and who flies them, as lists that the hot loops read. */
import type { Columns } from './columns.ts';
import { CARRIERS_AT } from './flight-options.ts';
import type { CatalogueFacts, RoutePair } from '../search-index.ts';
import { MOST_SERIES, MOST_VARIANTS } from './working-space.ts';

/**
 * pairs: PAIR records by arrival airport, from pairsAt[airport] to the next; setAirports: airports of each airport set, from setsAt[set]; carrierLists: carriers of each
 * table, ascending, from carriersAt[table], the tables being those of the airports, then those of the sets.
 */
export type FlightLists = Readonly<Record<'pairs' | 'pairsAt' | 'setAirports' | 'setsAt' | 'carrierLists' | 'carriersAt', readonly number[]>>;

export function listFlights({ routeStart }: Columns, { airportSets }: CatalogueFacts, pairsTo: readonly (readonly RoutePair[])[]): FlightLists {
  const seriesOf = (route: number): [first: number, count: number] => {
    const [first, count] = [routeStart[route]!, routeStart[route + 1]! - routeStart[route]!];
    if (count > MOST_SERIES) throw new RangeError(`a route with ${count} series: the engine takes ${MOST_SERIES}`);
    return [first, count];
  };
  const pairs = pairsTo.map((all) => all.map(({ origin, out, back }) => [origin, ...seriesOf(out), ...seriesOf(back)]));
  const byAirport = pairsTo.map((all) => [...new Set(all.flatMap(({ carriers }) => carriers))]);
  const carriers = [...byAirport, ...airportSets.map((set) => [...new Set(set.flatMap((airport) => byAirport[airport]!))])];
  const most = Math.max(0, ...carriers.map(({ length }) => length));
  if (CARRIERS_AT + most > MOST_VARIANTS) throw new RangeError(`${most} carriers fly to one place: the engine tells ${MOST_VARIANTS - CARRIERS_AT} apart`);
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
