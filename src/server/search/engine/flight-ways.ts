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

function joinWays(index: SearchIndex, pairs: readonly RoutePair[]): Ways {
  const ways: number[] = [];
  const routes: number[] = [];
  const carriers: number[] = [];
  for (const pair of pairs) {
    for (const word of waysOfPair(index, pair)) ways.push(word);
    for (const carrier of pair.carriers) if (!carriers.includes(carrier)) carriers.push(carrier);
    routes.push(pair.out, pair.back);
  }
  return { words: new Int32Array(ways), routes, carriers: carriers.sort((a, b) => a - b) };
}

const known = new WeakMap<readonly RoutePair[], Ways>();

/** One way by each carrier that flies both legs, which takes its saving off; and one by whoever flies, unless one carrier flies all. */
const waysOfPair = ({ columns: { routeStart, seriesCarrier } }: SearchIndex, pair: RoutePair): readonly number[] =>
  knownPairs.getOrInsertComputed(pair, ({ out, back }) => {
    const [outs, backs] = [out, back].map((route) => new Set(seriesCarrier.subarray(routeStart[route], routeStart[route + 1])));
    const common = [...outs!.intersection(backs!)];
    const carriers = outs!.size === 1 && backs!.size === 1 && common.length === 1 ? common : [-1, ...common];
    const most = Math.max(...[out, back].map((route) => routeStart[route + 1]! - routeStart[route]!));
    if (most > MOST_SERIES) throw new RangeError(`a route with ${most} series: the engine takes ${MOST_SERIES}`);
    return carriers.flatMap((carrier) => [routeStart[out]!, routeStart[out + 1]! - routeStart[out]!, routeStart[back]!, routeStart[back + 1]! - routeStart[back]!, carrier]);
  });

const knownPairs = new WeakMap<RoutePair, readonly number[]>();
