/** Tables of flights where the hot loops read them, and count hotels for them. */
import type { FlightTable } from './flight-prices.ts';
import type { Address } from './kernel/kernel.ts';
import type { WorkingSpace } from './working-space.ts';

export type PlacedTable = {
  /** Slots that can be flown: [variant][block]. */
  readonly flown: Address;
  /** Slots that any variant can fly, by block. */
  readonly live: Address;
  /** Hotels by variant, zero at first. */
  readonly counts: Address;
  readonly countWords: Int32Array;
};

/** Tables by what they were placed for; those of one search at a time. */
export type TablePlacer = { readonly place: (table: FlightTable) => PlacedTable; readonly placed: ReadonlyMap<FlightTable, PlacedTable> };

export function tablePlacer({ at, words }: WorkingSpace): TablePlacer {
  const placed = new Map<FlightTable, PlacedTable>();
  let next = 0;
  const copy = (table: FlightTable): PlacedTable => {
    const flown = next;
    const live = flown + table.flown.length;
    const counts = live + table.live.length;
    next = counts + table.variants;
    words.placed.set(table.flown, flown);
    words.placed.set(table.live, live);
    words.placed.fill(0, counts, next);
    return { flown: at.placed + 4 * flown, live: at.placed + 4 * live, counts: at.placed + 4 * counts, countWords: words.placed.subarray(counts, next) };
  };
  return { place: (table) => placed.getOrInsertComputed(table, copy), placed };
}
