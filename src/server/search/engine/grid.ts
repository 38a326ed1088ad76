/** Cheapest holidays of one hotel by departure airport, nights and departure day. */
import { NONE } from './columns.ts';
import { routePairs } from './flight-ways.ts';
import { leastStays } from './least-stays.ts';
import { legClasses, packageCharge, type EachClass } from './leg-classes.ts';
import { slotCount, slotDays, type Query } from './query.ts';
import { staticSets } from './static-filters.ts';
import { hasHotel } from './static-options.ts';
import { taxOf, taxTables } from './taxes.ts';
import { MOST_SLOTS } from './working-space.ts';
import type { RoutePair } from './route-pairs.ts';

export type GridSheet = {
  /** Departure airport; undefined for hotel-only. */
  readonly airport: number | undefined;
  /** Pence by [nights][departure day], positions in the query; NONE where nothing is to be had. */
  readonly totals: Int32Array;
};

/** One sheet for each departure airport of the query that flies to `hotel`, within the query's filters but for the price; none when the hotel fails them. */
export function makeGrid(query: Query, hotel: number): GridSheet[] {
  if (query.days === 0 || !hasHotel(staticSets(query).passing, hotel)) return [];
  const stays = taxedStays(query, hotel);
  if (!query.packages) return [{ airport: undefined, totals: stays }];
  const { airportSets } = query.index.facts;
  const pairs = airportSets[query.index.columns.hotelAirportSet[hotel]!]!.flatMap((arrival) => routePairs(query, arrival));
  const eachClass = legClasses(query);
  const byOrigin = [...Map.groupBy(pairs, ({ origin }) => origin)].toSorted(([a], [b]) => a - b);
  return byOrigin.map(([airport, ways]) => ({ airport, totals: sheetOf(query, stays, ways, eachClass) }));
}

/** Pence of the cheapest stay of each slot with its local tax, NONE where there is none: [nights][check-in day]. */
function taxedStays(query: Query, hotel: number): Int32Array {
  const days = slotDays(query);
  const stays = new Int32Array(slotCount(query));
  for (const part of stayWindows(query)) {
    const at = query.nights.indexOf(part.nights[0]!) * days + part.firstDay - query.firstDay;
    leastStays(part, [{ first: hotel, end: hotel + 1 }], (_, least) => stays.set(addTaxes(part, hotel, least), at));
  }
  return stays;
}

/** The stays of a query in parts that the engine takes at once, one number of nights each; hotel-only, so that a day is a check-in day. */
function stayWindows(query: Query): Query[] {
  const days = slotDays(query);
  const starts = Array.from({ length: Math.ceil(days / MOST_SLOTS) }, (_, i) => i * MOST_SLOTS);
  return query.nights.flatMap((nights) => starts.map((start) => ({ ...query, packages: false, offsets: 1, nights: [nights], firstDay: query.firstDay + start, days: Math.min(MOST_SLOTS, days - start) })));
}

function addTaxes(query: Query, hotel: number, stays: Int32Array): Int32Array {
  const taxes = taxTables(query)(hotel);
  return taxes === undefined ? stays : stays.map((stay, slot) => (stay < NONE ? stay + taxOf(taxes, slot, stay) : NONE));
}

/** The cheapest of all flights of some pairs with the stay that they lead to. */
function sheetOf(query: Query, stays: Int32Array, pairs: readonly RoutePair[], eachClass: EachClass): Int32Array {
  const { days, nights, index } = query;
  const { kernel, at, words } = index.space();
  // Rows are written in fours.
  const width = (days + 3) & ~3;
  const start = query.firstDay - index.facts.firstDay;
  words.tablePrices.fill(NONE, 0, width * nights.length);
  words.tableOuts.set(stays);
  words.nightShifts.set(nights);
  for (const pair of pairs) {
    eachClass(pair, ({ outs, back }) => {
      outs.forEach((out, offset) => {
        if (out === undefined) return;
        kernel.addLegs(at.tablePrices, width, at.tableOuts + 4 * offset, slotDays(query), out + 4 * start, back + 4 * (start + offset), at.nightShifts, nights.length, packageCharge(query));
      });
    });
  }
  return rowsOf(words.tablePrices, nights.length, width, days);
}

function rowsOf(sheet: Int32Array, rows: number, width: number, days: number): Int32Array {
  const totals = new Int32Array(rows * days);
  for (let row = 0; row < rows; row += 1) totals.set(sheet.subarray(row * width, row * width + days), row * days);
  return totals;
}
