/** The ways to fly to an airport and home again. */
import type { Query } from './query.ts';
import type { RoutePair } from './route-pairs.ts';

/** Route pairs between an airport and the chosen departure airports (no open jaws). */
export const routePairs = ({ index, airports }: Query, arrival: number): readonly RoutePair[] =>
  airports === undefined ? index.pairsTo[arrival]! : index.pairsTo[arrival]!.filter(({ origin }) => airports.has(origin));
