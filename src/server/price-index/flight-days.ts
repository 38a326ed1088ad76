import { RING_DAYS, rowOf } from './memory/columns.ts';
/** A series on a day: where it lies in the columns, and what it asks. */
import { fareOf, seatsOf } from './memory/packed-flights.ts';
import type { SearchIndex } from './search-index.ts';

/** Position of a series' day in flightDays and infantFares. */
export const flightAt = ({ facts }: SearchIndex, series: number, day: number): number =>
  rowOf(day) * facts.series + series;

/** Whether the index holds flights and nights of a day. */
export const holdsDay = ({ facts: { firstDay } }: SearchIndex, day: number): boolean =>
  day >= firstDay && day < firstDay + RING_DAYS;

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
