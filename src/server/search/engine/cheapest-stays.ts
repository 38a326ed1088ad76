/** Cheapest stays of a range of hotels by slot, under a query's own board, refund and room filters: the seam between the questions and the hot loops. */
import { cellLeads, stayAt } from './cell-leads.ts';
import { NONE } from './columns.ts';
import { stayOnlyTable } from './flight-table.ts';
import { blockCount } from './flight-work.ts';
import { slotCount, slotDays, slotOf, type Query } from './query.ts';
import { slotRecords } from './slots.ts';
import { addHotels } from './static-options.ts';
import { taxTables } from './taxes.ts';
import { eachTile, type Tile } from './tiles.ts';
import { windowsOf, type Window } from './windows.ts';

/** Pence by slot of the query (query.ts), local tax included: the cheapest of hotels [from, to); NONE where none can be had. */
export function cheapestStays(query: Query, from: number, to: number): Int32Array {
  const stays = new Int32Array(slotCount(query)).fill(NONE);
  const hotels = new Int32Array(query.universe.length);
  addHotels(hotels, from, to);
  for (const window of windowsOf(query)) {
    const table = stayOnlyTable(window.query);
    const taxesOf = taxTables(window.query);
    const price = cellLeads(window.query, slotRecords(window.query), 0, NONE - 1);
    eachTile(window.query, hotels, blockCount(window.query), (hotel) => ({ table, taxes: taxesOf(hotel) }), (tile) => {
      price(tile);
      lowerStays(query, window, tile, stays);
    });
  }
  return stays;
}

function lowerStays(query: Query, window: Window, { segments, order }: Tile, stays: Int32Array): void {
  const { words } = query.index.space();
  const days = slotDays(window.query);
  order.forEach((own, position) => {
    if (own < 0) return;
    const slot = slotOf(query, window.start + (own % days), Math.floor(own / days));
    for (const { count, at } of segments) {
      for (let i = 0; i < count; i += 1) stays[slot] = Math.min(stays[slot]!, words.stays[stayAt(position, at + i)]!);
    }
  });
}
