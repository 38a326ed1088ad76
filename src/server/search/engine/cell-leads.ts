/**
 * Lead prices of a tile cell by cell and slot by slot: for rooms of several kinds, for taxes that are a share of the price, and where
 * options count by price. A cell is one board of one hotel: all rooms of a holiday share it.
 */
import { NONE } from './columns.ts';
import { CELL_WORK, makeRecord, SLOT, SLOT_WORDS } from './kernel/kernel.ts';
import type { Query } from './query.ts';
import { fillSlots } from './slots.ts';
import { makeStayKinds, writeStayKinds, type StayKinds } from './stay-kinds.ts';
import { gatherLanes, roomTermsOf, type Tile } from './tiles.ts';
import { BLOCK_SLOTS, TILE_HOTELS, type WorkingSpace } from './working-space.ts';

/** Bytes of a vector of four words. */
const FOUR = 16;

/**
 * Fills leads, options, `words` and `stays` of a tile's hotels; an option counts when its lead price lies in [least, most]. Stays are those
 * that the search asks for, with their tax, in order of the tile's `order`: stayAt.
 */
export function cellLeads(query: Query, records: readonly (Int32Array | undefined)[], least: number, most: number): (tile: Tile) => void {
  const space = query.index.space();
  const { kernel, at, words } = space;
  const kinds = makeStayKinds(query);
  query.roomTypes.forEach(({ factors }, type) => words.factorOf.set(factors, type * factors.length));
  return (tile) => {
    const blocks = tile.live.length;
    tile.order.length = 0;
    clearLeads(query, space, tile, kinds.kinds.length);
    words.words.fill(0, 0, blocks * TILE_HOTELS);
    writeStayKinds(space, kinds);
    for (let block = 0; block < blocks; block += 1) {
      const slots = padSlots(space, fillSlots(space, records, block, tile.live[block]!));
      if (slots === 0) continue;
      priceRooms(query, space, tile, slots);
      words.cellWork.set(workOf(query, space, tile, kinds, block, slots));
      kernel.priceCells(at.cellWork);
      for (let i = 0; i < slots; i += 1) tile.order.push(words.slots[SLOT_WORDS * i + SLOT.bit] === 0 ? -1 : words.slots[SLOT_WORDS * i + SLOT.index]!);
    }
    words.cellWork.set(workOf(query, space, tile, kinds, 0, 0));
    kernel.foldCells(at.cellWork, kinds.free, kinds.adapted, least, Math.min(most, NONE - 1), at.leads, at.options);
  };
}

/** No lead yet in any cell of a tile. */
function clearLeads({ index: { columns: { hotelCell } } }: Query, { words: { cellLeads }, tileLanes }: WorkingSpace, { segments }: Tile, kinds: number): void {
  const cells = segments.reduce((sum, { first, count }) => sum + hotelCell[first + count]! - hotelCell[first]!, 0);
  for (let kind = 0; kind < kinds; kind += 1) cellLeads.fill(NONE, 4 * kind * tileLanes, 4 * (kind * tileLanes + cells));
}

/** The cell work of a block of slots. */
function workOf({ index: { columns }, boards }: Query, { at, tileLanes }: WorkingSpace, tile: Tile, { components, kinds }: StayKinds, block: number, slotCount: number): Int32Array {
  return makeRecord(CELL_WORK, {
    segments: at.segments, segmentCount: tile.segments.length, hotelCell: columns.hotelCell.byteOffset, cellBoard: columns.cellBoard.byteOffset, boards,
    lanePrices: at.lanePrices, roomBytes: 4 * BLOCK_SLOTS * tileLanes, fourBytes: FOUR * tileLanes, slots: at.slots, slotCount,
    components: at.components, componentCount: components.length, kinds: at.stayKinds, kindCount: kinds.length, componentPrices: at.componentPrices,
    leads: at.cellLeads, kindBytes: FOUR * tileLanes,
    opened: at.words + 4 * block * TILE_HOTELS, stays: at.stays + 4 * tile.order.length * TILE_HOTELS, staysBytes: FOUR * TILE_HOTELS,
  });
}

/** Position in `stays` of the hotel at `hotel` of a tile, in slot number `position` of its order. */
export const stayAt = (position: number, hotel: number): number => ((position >> 2) * TILE_HOTELS + hotel) * 4 + (position & 3);

/** Slots in fours: the last four are filled up with copies that no bit counts. */
function padSlots({ words: { slots } }: WorkingSpace, count: number): number {
  const padded = (count + 3) & ~3;
  for (let i = count; i < padded; i += 1) {
    slots.copyWithin(SLOT_WORDS * i, SLOT_WORDS * (count - 1), SLOT_WORDS * count);
    slots[SLOT_WORDS * i + SLOT.bit] = 0;
  }
  return padded;
}

/** Prices of the lanes for each kind of room. */
function priceRooms(query: Query, space: WorkingSpace, { segments }: Tile, slots: number): void {
  const { kernel, at, tileLanes } = space;
  const terms = roomTermsOf(query);
  query.roomTypes.forEach(({ factors }, type) => {
    gatherLanes(query, space, segments.length, at.factorOf + 4 * type * factors.length);
    kernel.priceLanes(at.slots, slots, at.segments, segments.length, at.factors, at.lanePrices + 4 * type * BLOCK_SLOTS * tileLanes, tileLanes, ...terms);
  });
}
