/** Cheapest holidays by departure day and nights, hotel by hotel: over all hotels of a query that pass its filters, for parties of any kind, with the winners' offers. */
import type { Filters } from '#domain/search/criteria.ts';
import { cellLeads } from './cell-leads.ts';
import { NONE } from './columns.ts';
import { blockCount, flightTables, type FlightTable } from './flight-table.ts';
import { offerAt } from './offer.ts';
import type { Offer } from '../offer.ts';
import { slotOf, type Query } from './query.ts';
import { slotRecords } from './slots.ts';
import { staticSets } from './static-filters.ts';
import { taxTables } from './taxes.ts';
import { eachTile, type Segment } from './tiles.ts';
import { MOST_SLOTS, TILE_HOTELS } from './working-space.ts';

export type Calendar = {
  /** Pence by [departure day][nights], positions in the query; NONE where nothing is to be had. */
  readonly totals: Int32Array;
  /** The offer of a position, lowest hotel id first among equals. */
  readonly offer: (day: number, night: number) => Offer | undefined;
};

/** Each position holds the cheapest lead price within `price` of a search for that one day and those nights; the query's own price filter is not looked at. */
export function makeCalendar(query: Query, price: Filters['price'] = {}): Calendar {
  const totals = new Int32Array(query.days * query.nights.length).fill(NONE);
  const hotels = new Int32Array(totals.length);
  const windows = windowsOf(query);
  windows.forEach((window) => fillWindow(window, price, { at: (window.firstDay - query.firstDay) * query.nights.length, totals, hotels }));
  const offer = (day: number, night: number): Offer | undefined => {
    const at = day * query.nights.length + night;
    const window = windows.findLast(({ firstDay }) => firstDay <= query.firstDay + day);
    return totals[at]! >= NONE || !window ? undefined : offerOf(window, hotels[at]!, totals[at]!, query.firstDay + day - window.firstDay, night);
  };
  return { totals, offer };
}

/** The query in parts of as many days as the engine takes at once. */
function windowsOf(query: Query): Query[] {
  const most = Math.floor(MOST_SLOTS / Math.max(1, query.nights.length)) - query.offsets + 1;
  const starts = Array.from({ length: Math.ceil(query.days / most) }, (_, i) => i * most);
  return query.nights.length === 0 ? [] : starts.map((start) => ({ ...query, firstDay: query.firstDay + start, days: Math.min(most, query.days - start) }));
}

/** What is filled, and where the window begins in it. */
type Cells = { readonly at: number; readonly totals: Int32Array; readonly hotels: Int32Array };

function fillWindow(query: Query, range: Filters['price'], cells: Cells): void {
  const { hotelAirportSet } = query.index.columns;
  const taxesOf = taxTables(query);
  const live = flightTables(query, 'asked');
  const tables = offsetTables(query);
  const price = cellLeads(query, slotRecords(query), 0, NONE - 1);
  eachTile(query, staticSets(query).passing, blockCount(query), (hotel) => ({ table: live(hotelAirportSet[hotel]!), taxes: taxesOf(hotel) }), (tile) => {
    price(tile);
    for (const segment of tile.segments) lowerCells(query, segment, tables.map((tableOf) => tableOf(hotelAirportSet[segment.first]!)), range, cells);
  });
}

const offsetTables = (query: Query): ((airportSet: number) => FlightTable)[] => Array.from({ length: query.offsets }, (_, offset) => flightTables(query, 'asked', offset));

/** Lowers every departure day and nights to the cheapest hotel of a segment whose stays are priced; `tables`: flights by arrival offset. */
function lowerCells(query: Query, { first, count, at }: Segment, tables: readonly FlightTable[], { min = 0, max = NONE }: Filters['price'], cells: Cells): void {
  const { index, nights, days } = query;
  const { stays } = index.space().words;
  const { hotelId } = index.columns;
  for (let day = 0; day < days; day += 1) {
    for (let night = 0; night < nights.length; night += 1) {
      const cell = cells.at + day * nights.length + night;
      for (let i = 0; i < count; i += 1) {
        let lead = NONE;
        for (let offset = 0; offset < tables.length; offset += 1) {
          const slot = slotOf(query, day + offset, night);
          lead = Math.min(lead, stays[slot * TILE_HOTELS + at + i]! + tables[offset]!.prices[slot]!);
        }
        if (lead >= NONE || lead < min || lead > max || lead > cells.totals[cell]! || (lead === cells.totals[cell]! && hotelId[first + i]! > hotelId[cells.hotels[cell]!]!)) continue;
        cells.totals[cell] = lead;
        cells.hotels[cell] = first + i;
      }
    }
  }
}

/** Among the arrival offsets of a departure day: the lowest series. */
function offerOf(query: Query, hotel: number, total: number, day: number, night: number): Offer | undefined {
  const taxes = taxTables(query)(hotel);
  const offers = offsetTables(query).flatMap((tableOf, offset) => {
    const table = tableOf(query.index.columns.hotelAirportSet[hotel]!);
    return offerAt(query, hotel, total, slotOf(query, day + offset, night), { table, taxes }) ?? [];
  });
  return offers.toSorted((a, b) => seriesOf(a, 'outbound') - seriesOf(b, 'outbound') || seriesOf(a, 'inbound') - seriesOf(b, 'inbound'))[0];
}

const seriesOf = ({ flightQuote }: Offer, leg: 'outbound' | 'inbound'): number => flightQuote?.[leg].seriesId ?? 0;
