/**
 * Lead prices of a tile cell by cell and stay by stay: for rooms of several kinds, for taxes that
 * are a share of the price, and where options count by price. A cell is one board of one hotel: all
 * rooms of a holiday share it.
 */
import { STAY_PRICES_WIDTH, TILE_HOTELS } from '../kernel/limits.ts';
import { setFields, type Address } from '../kernel/record.ts';
import { CELL_WORK } from '../kernel/records/cells.ts';
import { STAY } from '../kernel/records/stays.ts';
import { type WorkingSpace } from '../kernel/working-space.ts';
import { NO_PRICE } from '../memory/columns.ts';
import type { Query } from '../query.ts';
import { planFactors } from './plan-factors.ts';
import { makeStayKinds, writeStayKinds } from './stay-kinds.ts';
import { gatherStays, tilePlansOf } from './stays.ts';
import { writeRoomTerms, type Tile } from './tiles.ts';

/** Bytes of a vector of four words. */
const FOUR = 16;

/**
 * Fills lead prices and options of a tile's hotels, an option where its lead price lies in [least,
 * most], and for the stays that the search asks for either `openStays` or, if `isPriced`,
 * `stayPrices`: with tax, in order of the tile's `order` (stayPriceAt).
 */
export function cellLeadPrices(
  query: Query,
  least: number,
  most: number,
  isPriced: boolean,
): (tile: Tile) => void {
  const space = query.index.space();
  const { kernel, at, words } = space;
  words.kindFactors.set(query.roomTypes.map((room) => planFactors(query, space, room)));
  const work = words.cellWork;
  writeWork(query, space, least, Math.min(most, NO_PRICE - 1));
  return (tile) => {
    tile.order.length = 0;
    work[CELL_WORK.at.segmentCount] = tile.segments;
    for (let block = 0; block < tile.live.length; block += 1) {
      const stays = padStays(space, gatherStays(space, block, tile.live[block]!));
      work[CELL_WORK.at.stayCount] = stays;
      work[CELL_WORK.at.block] = block;
      work[CELL_WORK.at.opened] = at.openStays + 4 * block * TILE_HOTELS;
      work[CELL_WORK.at.stayPrices] = isPriced
        ? at.stayPrices + 4 * tile.order.length * STAY_PRICES_WIDTH
        : 0;
      kernel.priceCells(at.cellWork);
      for (let i = 0; i < stays; i += 1)
        tile.order.push(
          words.stays[STAY.words * i + STAY.at.bit] === 0
            ? -1
            : words.stays[STAY.words * i + STAY.at.index]!,
        );
    }
    kernel.foldCells(at.cellWork, at.leadPrices, at.options);
  };
}

/** Writes what all tiles and blocks of a query have in common. */
function writeWork(query: Query, space: WorkingSpace, least: number, most: number): void {
  const {
    index: {
      columns: { hotelCell, cellBoard },
    },
    boards,
    roomTypes,
  } = query;
  const { at, words } = space;
  setFields(words.cellWork, 0, CELL_WORK, {
    segments: at.segments,
    hotelCell: hotelCell.byteOffset,
    cellBoard: cellBoard.byteOffset,
    boards,
    stays: at.stays,
    roomKinds: roomTypes.length,
    factors: at.kindFactors,
    prices: at.planPrices,
    priceBytes: 2 * FOUR * tilePlansOf(query),
    ...writeStayKinds(space, makeStayKinds(query)),
    least,
    most,
    leadPrices: at.cellLeadPrices,
    reached: at.reached,
    undercut: at.undercut,
    stayPriceBytes: FOUR * STAY_PRICES_WIDTH,
    rooms: writeRoomTerms(query),
    firsts: partFirsts(query, space),
  });
}

/**
 * Where a byte by plan is marked where a part of a cell begins; they stay as they are while the
 * index does.
 */
function partFirsts(
  {
    index: {
      columns: { cellPlan, cellAdapted },
    },
  }: Query,
  space: WorkingSpace,
): Address {
  const {
    words: { partFirsts },
    at,
  } = space;
  if (space.hasPartFirsts) return at.partFirsts;
  const bytes = new Uint8Array(
    partFirsts.buffer,
    partFirsts.byteOffset,
    partFirsts.byteLength,
  ).fill(0);
  for (const plan of cellPlan) bytes[plan] = 0xff;
  for (const plan of cellAdapted) bytes[plan] = 0xff;
  space.hasPartFirsts = true;
  return at.partFirsts;
}

/**
 * Position in `stayPrices` of the hotel at `hotel` of a tile, for stay number `position` of its
 * order.
 */
export const stayPriceAt = (position: number, hotel: number): number =>
  ((position >> 2) * STAY_PRICES_WIDTH + hotel) * 4 + (position & 3);

/** Stays in fours: the last four are filled up with copies that no bit counts. */
function padStays({ words: { stays } }: WorkingSpace, count: number): number {
  const padded = (count + 3) & ~3;
  for (let i = count; i < padded; i += 1) {
    stays.copyWithin(STAY.words * i, STAY.words * (count - 1), STAY.words * count);
    stays[STAY.words * i + STAY.at.bit] = 0;
  }
  return padded;
}
