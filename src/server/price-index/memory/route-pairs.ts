/** Which routes lead to which airport and home again, and who flies them. */
import type { Columns } from './columns.ts';

/** A route out and the route back between the same two airports, with the carriers of either. */
export type RoutePair = {
  readonly origin: number;
  readonly out: number;
  readonly back: number;
  readonly carriers: readonly number[];
  /**
   * Who can fly both ways: any carrier (-1), unless one alone flies, and each that flies either
   * way, which takes its saving off.
   */
  readonly flownBy: readonly number[];
};

/** The part of a query that tells which pairs it takes. */
type RouteChoice = {
  readonly index: { readonly pairsTo: readonly (readonly RoutePair[])[] };
  readonly airports: ReadonlySet<number> | undefined;
};

/** Pairs between an airport and the chosen departure airports (no open jaws). */
export const routePairs = (
  { index: { pairsTo }, airports }: RouteChoice,
  arrival: number,
): readonly RoutePair[] =>
  airports === undefined
    ? pairsTo[arrival]!
    : pairsTo[arrival]!.filter(({ origin }) => airports.has(origin));

/** The part of an index's facts that tells which routes can be a way out. */
type AirportFacts = {
  readonly airports: readonly string[];
  readonly departures: readonly number[];
};

/** The pairs of each arrival airport with those that packages may leave from. */
export function pairRoutes(
  { routeOrigin, routeDestination, routeStart, seriesCarrier }: Columns,
  { airports: { length: airports }, departures }: AirportFacts,
): RoutePair[][] {
  const isDeparture = new Set(departures);
  const keyOf = (origin: number, destination: number): number => origin * airports + destination;
  const routes = new Map(
    Array.from(routeOrigin, (origin, route) => [keyOf(origin, routeDestination[route]!), route]),
  );
  const carriersOf = (route: number): number[] => [
    ...seriesCarrier.subarray(routeStart[route], routeStart[route + 1]),
  ];
  const pairs = Array.from({ length: airports }, (): RoutePair[] => []);
  routeOrigin.forEach((origin, out) => {
    const arrival = routeDestination[out]!;
    const back = routes.get(keyOf(arrival, origin));
    if (back === undefined || !isDeparture.has(origin)) return;
    const [outs, backs] = [new Set(carriersOf(out)), new Set(carriersOf(back))];
    const carriers = [...outs.union(backs)];
    const flownBy = carriers.length === 1 ? carriers : [-1, ...outs.intersection(backs)];
    pairs[arrival]!.push({ origin, out, back, carriers, flownBy });
  });
  return pairs;
}
