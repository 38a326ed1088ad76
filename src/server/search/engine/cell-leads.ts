/**
 * Lead prices of a tile cell by cell and slot by slot: for rooms of several kinds, for taxes that are a share of the price, and where
 * options count by price. A cell is one board of one hotel: all rooms of a holiday share it.
 */
import { CELL_KINDS, makeStayKinds, type StayKinds } from './stay-kinds.ts';
import { ADAPTED_OPTION, FREE_OPTION } from './class-rules.ts';
import { NONE } from './columns.ts';
import type { Query } from './query.ts';
import { fillSlots } from './slots.ts';
import { shareOf } from './taxes.ts';
import { gatherSegment, roomTermsOf, type Segment, type Tile } from './tiles.ts';
import { BLOCK_SLOTS, MOST_SLOTS, TILE_HOTELS, type WorkingSpace } from './working-space.ts';

/** Fills leads, options, `words` and `stays` (asked stays with their tax, [slot][hotel]) of a tile's hotels; an option counts when its lead price lies in [least, most]. */
export function cellLeads(query: Query, records: readonly (Int32Array | undefined)[], least: number, most: number): (tile: Tile) => void {
  const space = query.index.space();
  const kinds = makeStayKinds(query);
  const totals = Array.from({ length: CELL_KINDS }, () => new Int32Array(space.tileLanes));
  const leads = totals.map((column) => new Int32Array(column.length));
  query.roomTypes.forEach(({ factors }, type) => space.words.factorOf.set(factors, type * factors.length));
  return (tile) => {
    for (const column of leads) column.fill(NONE);
    clearStays(space, tile);
    for (let block = 0; block < tile.live.length; block += 1) {
      const slots = fillSlots(space, records, block, tile.live[block]!);
      priceRooms(query, space, tile, slots);
      for (let i = 0; i < slots; i += 1) {
        priceCells(query, space, tile, kinds, i, totals);
        lowerLeads(query, space, tile, kinds, space.words.slots[8 * i + 7]!, totals, leads);
      }
    }
    foldHotels(query, space, tile, kinds, leads, (lead) => lead >= least && lead <= most && lead < NONE);
  };
}

function clearStays({ words }: WorkingSpace, { live }: Tile): void {
  words.stays.fill(NONE, 0, Math.min(live.length * BLOCK_SLOTS, MOST_SLOTS) * TILE_HOTELS);
  words.words.fill(0, 0, live.length * TILE_HOTELS);
}

/** Prices of each kind of room: [kind][slot of the block][lane]. */
function priceRooms(query: Query, space: WorkingSpace, { segments }: Tile, slots: number): void {
  const { kernel, at, tileLanes } = space;
  const terms = roomTermsOf(query);
  query.roomTypes.forEach(({ factors }, type) => {
    segments.forEach((_, i) => gatherSegment(query, space, i, at.factorOf + 4 * type * factors.length));
    kernel.priceLanes(at.slots, slots, at.segments, segments.length, at.factors, at.lanePrices + 4 * type * BLOCK_SLOTS * tileLanes, tileLanes, ...terms);
  });
}

/** Room prices of all rooms together, by kind of stay and cell, for the block's slot `i`. */
function priceCells({ index: { columns } }: Query, { kernel, at, words, tileLanes }: WorkingSpace, { segments }: Tile, { components }: StayKinds, i: number, totals: readonly Int32Array[]): void {
  const { hotelCell } = columns;
  for (const column of totals) column.fill(0, 0, cellsOf(columns, segments));
  for (const { type, from, to, uses } of components) {
    const row = at.lanePrices + 4 * (type * BLOCK_SLOTS + i) * tileLanes;
    let cell = 0;
    segments.forEach(({ first, count }, s) => {
      const cells = hotelCell[first + count]! - hotelCell[first]!;
      const shift = words.segments[16 * s]! - words.segments[16 * s + 2]!;
      kernel.leastOfRanges(row, from + 4 * hotelCell[first]!, to + 4 * hotelCell[first]!, cells, shift, at.cellPrices + 4 * cell);
      cell += cells;
    });
    for (const { kind, rooms } of uses) addPrices(totals[kind]!, words.cellPrices, cell, rooms);
  }
}

function addPrices(totals: Int32Array, prices: Int32Array, cells: number, rooms: number): void {
  for (let cell = 0; cell < cells; cell += 1) {
    const price = prices[cell]!;
    totals[cell] = price === NONE || totals[cell] === NONE ? NONE : totals[cell]! + rooms * price;
  }
}

const cellsOf = ({ hotelCell }: Query['index']['columns'], segments: readonly Segment[]): number =>
  segments.reduce((sum, { first, count }) => sum + hotelCell[first + count]! - hotelCell[first]!, 0);

/** Lowers the leads of each kind and cell by one slot, and writes the asked stays of the hotels. */
function lowerLeads(query: Query, { words }: WorkingSpace, { segments }: Tile, { used }: StayKinds, slot: number, totals: readonly Int32Array[], leads: readonly Int32Array[]): void {
  const { hotelCell, cellBoard } = query.index.columns;
  const [asked] = totals;
  let start = 0;
  for (const { first, count, at, table, taxes } of segments) {
    const flights = table.prices[slot]!;
    const fixed = taxes?.fixed[slot] ?? 0;
    const share = taxes?.isShare ? taxes.basisPoints[slot]! : 0;
    const cells = hotelCell[first + count]! - hotelCell[first]!;
    for (const kind of used) addTax(totals[kind]!, start, cells, fixed, share);
    for (const kind of used) if (flights < NONE) lowerAll(leads[kind]!, totals[kind]!, start, cells, flights);
    for (let i = 0; i < count; i += 1) {
      let stay = NONE;
      for (let cell = hotelCell[first + i]!; cell < hotelCell[first + i + 1]!; cell += 1) {
        const total = asked![start++]!;
        if (total < stay && ((query.boards >> cellBoard[cell]!) & 1) === 1) stay = total;
      }
      words.stays[slot * TILE_HOTELS + at + i] = stay;
      if (stay < NONE) words.words[(slot >> 5) * TILE_HOTELS + at + i]! |= 1 << (slot & 31);
    }
  }
}

function addTax(totals: Int32Array, start: number, cells: number, fixed: number, share: number): void {
  if (fixed === 0 && share === 0) return;
  for (let cell = start; cell < start + cells; cell += 1) {
    const total = totals[cell]!;
    if (total < NONE) totals[cell] = total + fixed + (share === 0 ? 0 : shareOf(total, share));
  }
}

function lowerAll(leads: Int32Array, totals: Int32Array, start: number, cells: number, flights: number): void {
  for (let cell = start; cell < start + cells; cell += 1) {
    const lead = totals[cell]! + flights;
    if (lead < leads[cell]!) leads[cell] = lead;
  }
}

/** Cells → hotels: the lead price and the options that have one in range. */
function foldHotels({ index: { columns: { hotelCell, cellBoard } }, boards }: Query, { words }: WorkingSpace, { segments }: Tile, { free, adapted }: StayKinds, leads: readonly Int32Array[], isCounted: (lead: number) => boolean): void {
  let at = 0;
  for (const { first, count, at: hotelAt } of segments) {
    for (let i = 0; i < count; i += 1) {
      let [lead, freeLead, adaptedLead, options] = [NONE, NONE, NONE, 0];
      for (let cell = hotelCell[first + i]!; cell < hotelCell[first + i + 1]!; cell += 1, at += 1) {
        const board = cellBoard[cell]!;
        if (isCounted(leads[0]![at]!)) options |= 1 << board;
        if (((boards >> board) & 1) === 0) continue;
        lead = Math.min(lead, leads[0]![at]!);
        freeLead = Math.min(freeLead, leads[free]![at]!);
        adaptedLead = Math.min(adaptedLead, leads[adapted]![at]!);
      }
      words.leads[hotelAt + i] = lead < NONE ? lead : -1;
      words.options[hotelAt + i] = options | (isCounted(freeLead) ? 1 << FREE_OPTION : 0) | (isCounted(adaptedLead) ? 1 << ADAPTED_OPTION : 0);
    }
  }
}
