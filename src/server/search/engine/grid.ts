/** Cheapest holidays of one hotel by departure airport, departure day and nights. */
import { NONE } from './columns.ts';
import { failedGroups } from './facets.ts';
import { flightTables, type FlightTable } from './flight-table.ts';
import { slotCount, type Query } from './query.ts';
import { cheapestStays } from './cheapest-stays.ts';
import { taxOf, taxTables } from './taxes.ts';

export type GridSheet = {
  /** Departure airport; undefined for hotel-only. */
  readonly airport: number | undefined;
  /** Pence by [nights][departure day], positions in the query; NONE where nothing is to be had. */
  readonly totals: Int32Array;
};

/** One sheet for each departure airport of the query that flies to `hotel`, within the query's filters but for the price; none when the hotel fails them. */
export function makeGrid(query: Query, hotel: number): GridSheet[] {
  if (query.days === 0 || query.universe[hotel] !== 1 || failedGroups(query, hotel) !== 0) return [];
  const stays = taxedStays(query, hotel);
  const airports = query.packages ? originsOf(query, hotel) : [undefined];
  return airports.map((airport) => ({ airport, totals: sheetOf(query, stays, tableFrom(query, hotel, airport)) }));
}

/** Pence of the cheapest stay of each slot with its local tax. */
function taxedStays(query: Query, hotel: number): Int32Array {
  const taxes = taxTables(query)(hotel);
  const stays = new Int32Array(slotCount(query)).fill(NONE);
  cheapestStays(query, hotel, hotel + 1, stays);
  return stays.map((stay, slot) => (stay < NONE ? stay + taxOf(taxes, slot, stay) : NONE));
}

/** Departure airports with flights to the hotel's airports, among those of the query. */
function originsOf({ index, airports }: Query, hotel: number): number[] {
  const arrivals = index.facts.airportSets[index.columns.hotelAirportSet[hotel]!]!;
  const origins = new Set(arrivals.flatMap((arrival) => index.pairsTo[arrival]!.map(({ origin }) => origin)));
  return [...origins].filter((origin) => airports?.has(origin) ?? true).toSorted((a, b) => a - b);
}

const tableFrom = (query: Query, hotel: number, airport: number | undefined): FlightTable =>
  flightTables(airport === undefined ? query : { ...query, airports: new Set([airport]) }, false)(query.index.columns.hotelAirportSet[hotel]!);

/** Lowers each position to its cheapest entry; entries differ by their arrival offset. */
function sheetOf({ days, nights, offsets }: Query, stays: Int32Array, { entries, slots, prices, variants }: FlightTable): Int32Array {
  const totals = new Int32Array(days * nights.length).fill(NONE);
  for (let k = 0; k < entries.length; k += 1) {
    const entry = entries[k]!;
    const stay = stays[slots[k]!]!;
    if (stay === NONE) continue;
    const row = Math.floor(entry / offsets);
    const at = (row % nights.length) * days + Math.floor(row / nights.length);
    totals[at] = Math.min(totals[at]!, stay + prices[entry * variants]!);
  }
  return totals;
}
