/**
 * Smaller views of a grid: its cheapest cells. Among equals the earliest date, then the fewest
 * nights, then the first airport by code.
 */
import { addDays } from '#domain/dates.ts';
import type { GridCell, GridSheet, HolidayGrid } from './holiday-grid.ts';

/** The cheapest cell; undefined when the grid has none. */
export const cheapestOfGrid = (grid: HolidayGrid): GridCell | undefined =>
  cheapestAmong(grid, lowestOf(grid), () => 0)[0];

/** The cheapest cell of each calendar month that has any, in order. */
export const cheapestByMonth = (grid: HolidayGrid): GridCell[] => {
  const months = Array.from({ length: grid.days }, (_, day) =>
    Number(addDays(grid.firstDate, day).slice(0, 7).replace('-', '')),
  );
  return cheapestAmong(grid, lowestOf(grid), (at) => months[at % grid.days]!);
};

/** The cheapest cell of each number of nights that has any, fewest first. */
export const cheapestByNights = (grid: HolidayGrid): GridCell[] =>
  cheapestAmong(grid, lowestOf(grid), (at) => Math.floor(at / grid.days));

/** The cheapest cell of one sheet, which has one. */
export const cheapestOfSheet = (grid: HolidayGrid, { airport, totals }: GridSheet): GridCell =>
  cheapestAmong(grid, { totals, airportAt: () => airport }, () => 0)[0]!;

/** One sheet with the lowest total of each position, and whose it is. */
type Lowest = {
  readonly totals: Int32Array;
  readonly airportAt: (at: number) => string | undefined;
};

function lowestOf({ sheets, days, nights }: HolidayGrid): Lowest {
  const totals = new Int32Array(days * nights.length);
  const whose = new Uint8Array(totals.length);
  sheets.forEach((sheet, i) => {
    for (let at = 0; at < totals.length; at += 1) {
      const total = sheet.totals[at]!;
      if (total === 0 || (totals[at] !== 0 && total >= totals[at]!)) continue;
      totals[at] = total;
      whose[at] = i;
    }
  });
  return { totals, airportAt: (at) => sheets[whose[at]!]!.airport };
}

/** The cheapest cell of each group of positions, groups in ascending order. */
function cheapestAmong(
  { firstDate, days, nights }: HolidayGrid,
  { totals, airportAt }: Lowest,
  groupOf: (at: number) => number,
): GridCell[] {
  const best = new Map<number, number>();
  totals.forEach((total, at) => {
    if (total === 0) return;
    const group = groupOf(at);
    const lowest = best.get(group);
    if (
      lowest === undefined ||
      total < totals[lowest]! ||
      (total === totals[lowest] && at % days < lowest % days)
    )
      best.set(group, at);
  });
  return [...best]
    .toSorted(([a], [b]) => a - b)
    .map(([, at]) => ({
      airport: airportAt(at),
      date: addDays(firstDate, at % days),
      nights: nights[Math.floor(at / days)]!,
      total: totals[at]!,
    }));
}
