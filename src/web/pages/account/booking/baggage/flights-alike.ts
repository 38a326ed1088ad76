import type { PackedBookingFragment } from './query.generated.ts';

export type PackedFlight = PackedBookingFragment['flights'][number];

type Alike = readonly [PackedFlight, ...PackedFlight[]];

/** The flights, those together that hold and allow the same bags. */
export function flightsAlike(flights: readonly PackedFlight[]): readonly Alike[] {
  const groups = Map.groupBy(flights, ({ bags, allowances }) => JSON.stringify([bags, allowances]));
  return [...groups.values()].flatMap(([first, ...others]) => (first ? [[first, ...others]] : []));
}
