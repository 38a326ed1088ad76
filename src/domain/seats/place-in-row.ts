/** Units of people who sit side by side, put into the free seats of one row. */
import { seatId, type SeatMap, type SeatRow } from './seat-map.ts';

/** How many units of three, of two and of one. */
export type RowUnits = {
  readonly triples: number;
  readonly pairs: number;
  readonly singles: number;
};

/** The seats of one unit, from left to right; `isFree`: of somebody who may sit anywhere. */
export type PlacedUnit = { readonly seats: readonly string[]; readonly isFree: boolean };

/** All of the units side by side, or undefined when the row does not hold them. */
export function placeInRow(
  map: SeatMap,
  row: SeatRow,
  { triples, pairs, singles }: RowUnits,
): PlacedUnit[] | undefined {
  const sizes = [
    ...Array.from({ length: triples }, () => 3),
    ...Array.from({ length: pairs }, () => 2),
    ...Array.from({ length: singles }, () => 1),
  ];
  return pack(runsOf(map, row), sizes);
}

/** Free seats with nothing between them, the longest run first. */
function runsOf({ columns }: SeatMap, row: SeatRow): string[][] {
  const runs: string[][] = [[]];
  for (const letter of columns)
    if (row.free.includes(letter)) runs.at(-1)!.push(seatId(row, letter));
    else runs.push([]);
  return runs.filter(({ length }) => length > 0).toSorted((a, b) => b.length - a.length);
}

/** Tries each run for the first unit, which takes its left end, then the rest likewise. */
function pack(
  runs: readonly (readonly string[])[],
  [size, ...rest]: readonly number[],
): PlacedUnit[] | undefined {
  if (size === undefined) return [];
  for (const [i, run] of runs.entries()) {
    if (run.length < size) continue;
    const others = runs.with(i, run.slice(size));
    const packed = pack(others, rest);
    if (packed) return [{ seats: run.slice(0, size), isFree: false }, ...packed];
  }
  return undefined;
}
