/** One pass over the hotels of a query: lead prices, filters, facets. */
import { NONE } from './columns.ts';
import { countStatic, failedGroups, makeFacetCounter, readFacets, STATIC_GROUPS, type FacetCounter } from './facets.ts';
import type { Facets } from '../facets.ts';
import { BAG_AT, BASE, CARRIERS_AT, INBOUND_AT, OUTBOUND_AT, STOPS_AT } from './flight-variants.ts';
import { flightTables, type FlightTable } from './flight-table.ts';
import { makeLeads, scanHotel, type Leads } from './hotel-leads.ts';
import { slotCount, type Query } from './query.ts';
import { taxTables } from './taxes.ts';
import { priceTile, tileBuffers, TILE_HOTELS, type Tile } from './tile.ts';

/** Hotels that pass all filters, in index order, with their lead prices in pence. */
export type ResultSet = {
  readonly hotels: readonly number[];
  readonly totals: readonly number[];
  /** Departure day and nights of the lead prices, as entries of the query. */
  readonly entries: readonly number[];
  readonly facets: Facets;
  /** Of the result without the price filter. */
  readonly price: { readonly min: number; readonly max: number } | undefined;
};

export function evaluate(query: Query): ResultSet {
  const counter = makeFacetCounter(query.index);
  const hotels: number[] = [];
  const totals: number[] = [];
  const entries: number[] = [];
  const range = { min: Infinity, max: -Infinity };
  eachHotel(query, (hotel, failed, leads, table) => {
    const lead = leads.variants[BASE]!;
    if (failed === 0 && lead < NONE) {
      range.min = Math.min(range.min, lead);
      range.max = Math.max(range.max, lead);
    }
    if (isInRange(query, lead)) {
      for (const group of STATIC_GROUPS) if (failed === 0 || failed === group) countStatic(query.index, counter, group, hotel);
      if (failed === 0) {
        hotels.push(hotel);
        totals.push(lead);
        entries.push(leads.entry[0]!);
      }
    }
    if (failed === 0) countLeads(query, counter, leads, table);
  });
  return { hotels, totals, entries, facets: readFacets(query, counter), price: range.min <= range.max ? range : undefined };
}

const isInRange = ({ criteria: { filters: { price } } }: Query, lead: number): boolean =>
  lead < NONE && lead >= (price.min ?? 0) && lead <= (price.max ?? NONE);

/** Counts a hotel for every option of board, free cancellation, adapted room and flights that gives it a lead price in the range. */
function countLeads(query: Query, counter: FacetCounter, { boards, refundable, adapted, variants }: Leads, table: FlightTable): void {
  const count = (counts: Int32Array, option: number, lead: number): void => {
    if (isInRange(query, lead)) counts[option]! += 1;
  };
  boards.forEach((lead, board) => count(counter.board, board, lead));
  count(counter.yes, 0, refundable[0]!);
  count(counter.yes, 2, adapted[0]!);
  if (!query.packages) return;
  counter.stops.forEach((_, i) => count(counter.stops, i, variants[STOPS_AT + i]!));
  counter.outboundTime.forEach((_, i) => count(counter.outboundTime, i, variants[OUTBOUND_AT + i]!));
  counter.inboundTime.forEach((_, i) => count(counter.inboundTime, i, variants[INBOUND_AT + i]!));
  count(counter.yes, 1, variants[BAG_AT]!);
  table.carriers.forEach((carrier, i) => count(counter.carriers, carrier, variants[CARRIERS_AT + i]!));
}

/** Visits every hotel that fails at most one static group, with its lead prices. */
function eachHotel(query: Query, visit: (hotel: number, failed: number, leads: Leads, table: FlightTable) => void): void {
  if (query.days === 0 || query.nights.length === 0) return;
  const { columns: { hotelAirportSet } } = query.index;
  const tableOf = flightTables(query, true);
  const taxesOf = taxTables(query);
  const leads = makeLeads(query);
  eachTile(query, tableOf, (tile, failures) => {
    tile.hotels.forEach((hotel, i) => {
      const table = tableOf(hotelAirportSet[hotel]!);
      scanHotel(query, tile, i, table, taxesOf(hotel), failures[i] === 0, leads);
      visit(hotel, failures[i]!, leads, table);
    });
  });
}

export function eachTile(query: Query, tableOf: (airportSet: number) => FlightTable, visit: (tile: Tile, failures: readonly number[]) => void): void {
  const { universe, index: { columns: { hotelAirportSet } } } = query;
  const buffers = tileBuffers(query);
  const liveSlots = new Uint8Array(slotCount(query));
  let hotels: number[] = [];
  let failures: number[] = [];
  const flush = (): void => {
    if (hotels.length > 0) visit(priceTile(query, hotels, liveSlots, buffers), failures);
    hotels = [];
    failures = [];
    liveSlots.fill(0);
  };
  for (let hotel = 0; hotel < universe.length; hotel += 1) {
    const failed = universe[hotel] === 1 ? failedGroups(query, hotel) : ~0;
    if ((failed & (failed - 1)) !== 0) continue;
    hotels.push(hotel);
    failures.push(failed);
    for (const slot of tableOf(hotelAirportSet[hotel]!).slots) liveSlots[slot] = 1;
    if (hotels.length === TILE_HOTELS) flush();
  }
  flush();
}
