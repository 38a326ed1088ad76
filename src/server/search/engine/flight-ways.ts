/** The ways to fly to an airport and home again, as the hot loop takes them. */
import type { Query } from './query.ts';
import type { RoutePair, SearchIndex } from '../search-index.ts';
import { MOST_SERIES } from './working-space.ts';

export type Ways = {
  /** Of each way: first series out and how many, first series back and how many, and the one carrier of both (-1 = any). */
  readonly words: Int32Array;
  /** Routes out and back. */
  readonly routes: readonly number[];
  /** Carriers of any way, ascending. */
  readonly carriers: readonly number[];
};

/** Route pairs between an airport and the chosen departure airports (no open jaws). */
export const routePairs = ({ index, airports }: Query, arrival: number): readonly RoutePair[] =>
  airports === undefined ? index.pairsTo[arrival]! : index.pairsTo[arrival]!.filter(({ origin }) => airports.has(origin));

/** Ways of route pairs; those of pairs as the index holds them are reckoned once. */
export const waysOf = (index: SearchIndex, pairs: readonly RoutePair[]): Ways => known.getOrInsertComputed(pairs, () => joinWays(index, pairs));

function joinWays({ columns: { routeStart } }: SearchIndex, pairs: readonly RoutePair[]): Ways {
  const ways: number[] = [];
  const routes: number[] = [];
  const carriers: number[] = [];
  for (const pair of pairs) {
    const [outFirst, backFirst] = [routeStart[pair.out]!, routeStart[pair.back]!];
    const [outs, backs] = [routeStart[pair.out + 1]! - outFirst, routeStart[pair.back + 1]! - backFirst];
    if (Math.max(outs, backs) > MOST_SERIES) throw new RangeError(`a route with ${Math.max(outs, backs)} series: the engine takes ${MOST_SERIES}`);
    for (const carrier of pair.flownBy) ways.push(outFirst, outs, backFirst, backs, carrier);
    for (const carrier of pair.carriers) if (!carriers.includes(carrier)) carriers.push(carrier);
    routes.push(pair.out, pair.back);
  }
  return { words: new Int32Array(ways), routes, carriers: carriers.sort((a, b) => a - b) };
}

const known = new WeakMap<readonly RoutePair[], Ways>();
