/** Stay prices of a tile of hotels, all slots, streamed row by row. */
import { BOARD_CODES } from '#domain/catalogue/board.ts';
import { NONE, RING_DAYS } from './columns.ts';
import { slotCount, type Query } from './query.ts';
import { priceCells, type CellPrices } from './stay-kernel.ts';

/** Hotels of one tile: its prices stay in the near cache for common searches. */
export const TILE_HOTELS = 64;
/** Cells that a tile's row has room for. */
export const TILE_CELLS = TILE_HOTELS * BOARD_CODES.length;

export type Tile = {
  /** Positions of the tile's hotels, ascending. */
  readonly hotels: readonly number[];
  /** [slot][TILE_CELLS]; the first cell of hotel i is cellAt[i]. */
  readonly prices: CellPrices;
  readonly cellAt: readonly number[];
};

/** Buffers for the tiles of one query. */
export const tileBuffers = (query: Query): CellPrices => ({
  any: new Int32Array(slotCount(query) * TILE_CELLS),
  refundable: new Int32Array(slotCount(query) * TILE_CELLS),
  adapted: new Int32Array(slotCount(query) * TILE_CELLS),
});

/** Fills `prices` for the slots that are marked live. */
export function priceTile(query: Query, hotels: readonly number[], liveSlots: Uint8Array, prices: CellPrices): Tile {
  const { hotelCell } = query.index.columns;
  const cellAt: number[] = [];
  let cells = 0;
  for (const hotel of hotels) {
    cellAt.push(cells);
    cells += hotelCell[hotel + 1]! - hotelCell[hotel]!;
  }
  const runs = cellRuns(query, hotels, cellAt);
  liveSlots.forEach((live, slot) => {
    if (live) priceSlot(query, runs, cells, slot, prices);
  });
  return { hotels, prices, cellAt };
}

type CellRun = { readonly from: number; to: number; readonly at: number };

/** Cells of neighbouring hotels as one run. */
function cellRuns({ index: { columns: { hotelCell } } }: Query, hotels: readonly number[], cellAt: readonly number[]): CellRun[] {
  const runs: CellRun[] = [];
  hotels.forEach((hotel, i) => {
    const last = runs.at(-1);
    if (last?.to === hotelCell[hotel]!) last.to = hotelCell[hotel + 1]!;
    else runs.push({ from: hotelCell[hotel]!, to: hotelCell[hotel + 1]!, at: cellAt[i]! });
  });
  return runs;
}

function priceSlot(query: Query, runs: readonly CellRun[], cells: number, slot: number, prices: CellPrices): void {
  const { index, firstDay, nights } = query;
  const checkIn = firstDay + Math.floor(slot / nights.length);
  const night = nights[slot % nights.length]!;
  const row = slot * TILE_CELLS;
  if (checkIn + night >= index.facts.firstDay + RING_DAYS) {
    for (const column of [prices.any, prices.refundable, prices.adapted]) column.fill(NONE, row, row + cells);
    return;
  }
  for (const { from, to, at } of runs) priceCells(query, checkIn, night, from, to, prices, row + at);
}
