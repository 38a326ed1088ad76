/** Cheapest holidays of one hotel by departure airport, departure day and nights. */
import { cheapestStays } from './cheapest-stays.ts';
import { NONE } from './columns.ts';
import { flightTables } from './flight-table.ts';
import { slotOf, type Query } from './query.ts';
import { staticSets } from './static-filters.ts';
import { hasHotel } from './static-options.ts';

export type GridSheet = {
  /** Departure airport; undefined for hotel-only. */
  readonly airport: number | undefined;
  /** Pence by [departure day][nights], positions in the query; NONE where nothing is to be had. */
  readonly totals: Int32Array;
};

/** One sheet for each departure airport of the query that flies to `hotel`, within the query's filters but for the price; none when the hotel fails them. */
export function makeGrid(query: Query, hotel: number): GridSheet[] {
  if (query.days === 0 || !hasHotel(staticSets(query).passing, hotel)) return [];
  const stays = cheapestStays(query, hotel, hotel + 1);
  const airports = query.packages ? originsOf(query, hotel) : [undefined];
  return airports.map((airport) => ({ airport, totals: sheetOf(query, hotel, stays, airport) }));
}

/** Departure airports with flights to the hotel's airports, among those of the query. */
function originsOf({ index, airports }: Query, hotel: number): number[] {
  const arrivals = index.facts.airportSets[index.columns.hotelAirportSet[hotel]!]!;
  const origins = new Set(arrivals.flatMap((arrival) => index.pairsTo[arrival]!.map(({ origin }) => origin)));
  return [...origins].filter((origin) => airports?.has(origin) ?? true).toSorted((a, b) => a - b);
}

/** Each position is the cheapest over the arrival offsets of its departure day. */
function sheetOf(query: Query, hotel: number, stays: Int32Array, airport: number | undefined): Int32Array {
  const { days, nights, offsets } = query;
  const totals = new Int32Array(days * nights.length).fill(NONE);
  const own = airport === undefined ? query : { ...query, airports: new Set([airport]) };
  for (let offset = 0; offset < offsets; offset += 1) {
    const { prices } = flightTables(own, 'asked', offset)(query.index.columns.hotelAirportSet[hotel]!);
    for (let at = 0; at < totals.length; at += 1) {
      const slot = slotOf(query, Math.floor(at / nights.length) + offset, at % nights.length);
      if (stays[slot]! < NONE && prices[slot]! < NONE) totals[at] = Math.min(totals[at]!, stays[slot]! + prices[slot]!);
    }
  }
  return totals;
}
