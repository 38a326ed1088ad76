/** Cheapest totals of one hotel: as asked, and with each dynamic group replaced by each option. */
import { BOARD_CODES } from '#domain/catalogue/board.ts';
import { NONE } from './columns.ts';
import { BASE, CARRIERS_AT } from './flight-variants.ts';
import type { FlightTable } from './flight-table.ts';
import type { Query } from './query.ts';
import { taxOf, type TaxSlots } from './taxes.ts';
import { TILE_CELLS, type Tile } from './tile.ts';

/** Pence for the whole party; NONE where nothing passes. */
export type Leads = {
  /** By flight variant; the first is the search as asked. */
  readonly variants: Int32Array;
  readonly boards: Int32Array;
  readonly refundable: Int32Array;
  readonly adapted: Int32Array;
  /** Entry of the search's own lead price, the first in order among equals. */
  readonly entry: Int32Array;
};

export const makeLeads = ({ index: { facts } }: Query): Leads => ({
  variants: new Int32Array(CARRIERS_AT + facts.carriers.length),
  boards: new Int32Array(BOARD_CODES.length),
  refundable: new Int32Array(1),
  adapted: new Int32Array(1),
  entry: new Int32Array(1),
});

/** Writes the leads of hotel `i` of a tile; without `facets` only the search as asked. */
export function scanHotel(query: Query, tile: Tile, i: number, table: FlightTable, taxes: TaxSlots | undefined, facets: boolean, leads: Leads): void {
  leads.variants.fill(NONE);
  leads.boards.fill(NONE);
  leads.refundable.fill(NONE);
  leads.adapted.fill(NONE);
  const { entries, slots, prices } = table;
  const variants = facets ? table.variants : 1;
  for (let k = 0; k < entries.length; k += 1) {
    const flights = entries[k]! * table.variants;
    const slot = slots[k]!;
    const stay = scanCells(query, tile, i, slot, prices[flights]!, taxes, leads);
    if (stay === NONE) continue;
    const total = stay + taxOf(taxes, slot, stay);
    if (total + prices[flights]! < leads.variants[BASE]!) leads.entry[0] = entries[k]!;
    for (let variant = 0; variant < variants; variant += 1) {
      const price = total + prices[flights + variant]!;
      if (price < leads.variants[variant]!) leads.variants[variant] = price;
    }
  }
}

/** Cheapest stay of one slot under the search's own board and refund filters; lowers the leads of each board, of free cancellation and of an adapted room. */
export function scanCells(query: Query, tile: Tile, i: number, slot: number, flights: number, taxes: TaxSlots | undefined, leads: Leads): number {
  const { columns: { hotelCell, cellBoard } } = query.index;
  const { any, refundable, adapted } = tile.prices;
  const asked = query.criteria.filters.freeCancellation ? refundable : any;
  const hotel = tile.hotels[i]!;
  const first = hotelCell[hotel]!;
  const shift = slot * TILE_CELLS + tile.cellAt[i]! - first;
  const lower = (lead: Int32Array, price: number): void => {
    if (price + flights < lead[0]!) lead[0] = Math.min(lead[0]!, flights + price + taxOf(taxes, slot, price));
  };
  let stay = NONE;
  let free = NONE;
  let adaptedStay = NONE;
  for (let cell = first; cell < hotelCell[hotel + 1]!; cell += 1) {
    const price = asked[shift + cell]!;
    const board = cellBoard[cell]!;
    if (flights + price < leads.boards[board]!) leads.boards[board] = Math.min(leads.boards[board]!, flights + price + taxOf(taxes, slot, price));
    if (((query.boards >> board) & 1) === 0) continue;
    stay = Math.min(stay, price);
    free = Math.min(free, refundable[shift + cell]!);
    adaptedStay = Math.min(adaptedStay, adapted[shift + cell]!);
  }
  lower(leads.refundable, free);
  lower(leads.adapted, adaptedStay);
  return stay;
}
