/** Cheapest holidays by departure day and nights, over all hotels of a query that pass its filters. */
import type { Filters } from '#domain/search/criteria.ts';
import { NONE } from './columns.ts';
import { eachTile } from './evaluate.ts';
import { flightsOf, flightTables, type FlightTable } from './flight-table.ts';
import { makeLeads, scanCells, type Leads } from './hotel-leads.ts';
import { offerOn } from './offer.ts';
import type { Offer } from '../offer.ts';
import type { Query } from './query.ts';
import { taxOf, taxTables, type TaxSlots } from './taxes.ts';
import type { Tile } from './tile.ts';

export type Calendar = {
  /** Pence by [departure day][nights], positions in the query; NONE where nothing is to be had. */
  readonly totals: Int32Array;
  /** The offer of a position, lowest hotel id first among equals. */
  readonly offer: (day: number, night: number) => Offer | undefined;
};

/** Each position holds the cheapest lead price within `price` of a search for that one day and those nights; the query's own price filter is not looked at. */
export function makeCalendar(query: Query, price: Filters['price'] = {}): Calendar {
  const tableOf = flightTables(query, false);
  const taxesOf = taxTables(query);
  const { hotelAirportSet, hotelId } = query.index.columns;
  const { min = 0, max = NONE } = price;
  const totals = new Int32Array(query.days * query.nights.length).fill(NONE);
  const hotels = new Int32Array(totals.length);
  const lower = (at: number, hotel: number, total: number): void => {
    if (total < min || total > max || total > totals[at]! || (total === totals[at]! && hotelId[hotel]! > hotelId[hotels[at]!]!)) return;
    totals[at] = total;
    hotels[at] = hotel;
  };
  const leads = makeLeads(query);
  if (totals.length > 0) {
    eachTile(query, tableOf, (tile, failures) => {
      tile.hotels.forEach((hotel, i) => {
        if (failures[i] === 0) eachLead(query, tile, i, tableOf(hotelAirportSet[hotel]!), taxesOf(hotel), leads, (at, total) => lower(at, hotel, total));
      });
    });
  }
  const offer = (day: number, night: number): Offer | undefined => {
    const at = day * query.nights.length + night;
    const hotel = hotels[at]!;
    return totals[at]! >= NONE ? undefined : offerOn(query, hotel, totals[at]!, tableOf(hotelAirportSet[hotel]!), taxesOf(hotel), day, night);
  };
  return { totals, offer };
}

/** Visits each position at which hotel `i` of a tile has a holiday, with the cheapest over its arrival offsets, which lie side by side. */
function eachLead(query: Query, tile: Tile, i: number, table: FlightTable, taxes: TaxSlots | undefined, leads: Leads, visit: (at: number, total: number) => void): void {
  let at = -1;
  let lead = NONE;
  table.entries.forEach((entry, k) => {
    const position = Math.floor(entry / query.offsets);
    if (position !== at && lead < NONE) visit(at, lead);
    if (position !== at) [at, lead] = [position, NONE];
    const flights = flightsOf(table, entry);
    const slot = table.slots[k]!;
    const stay = flights < NONE ? scanCells(query, tile, i, slot, flights, taxes, leads) : NONE;
    if (stay < NONE) lead = Math.min(lead, flights + stay + taxOf(taxes, slot, stay));
  });
  if (lead < NONE) visit(at, lead);
}
