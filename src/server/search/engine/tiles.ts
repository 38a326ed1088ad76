/** A search's hotels in tiles: as many as the near cache holds, in segments of neighbours that cost the same to fly to and to tax. */
import { RING_DAYS } from './columns.ts';
import type { FlightTable } from './flight-prices.ts';
import { SEGMENT, SEGMENT_WORDS, type RoomTerms } from './kernel/kernel.ts';
import type { Query } from './query.ts';
import { tablePlacer, type PlacedTable, type TablePlacer } from './placed-tables.ts';
import { nextGap, nextHotel } from './static-options.ts';
import { termsFloor } from './packed-terms.ts';
import type { TaxSlots } from './taxes.ts';
import { LANE_BLOCK, MOST_SLOTS, TILE_HOTELS, TILE_SEGMENTS, type WorkingSpace } from './working-space.ts';

export type Segment = {
  /** Hotels [first, first + count); the first stands at position `at` of the tile. */
  readonly first: number;
  readonly count: number;
  readonly at: number;
  readonly table: FlightTable;
  readonly taxes: TaxSlots | undefined;
};

export type Tile = {
  readonly segments: readonly Segment[];
  /** Lanes used. */
  readonly lanes: number;
  /** Slots that any hotel of the tile can use, by block. */
  readonly live: Int32Array;
  /** Slots by position of the priced stays, -1 = padding (cell-leads). */
  readonly order: number[];
};

/** What a hotel of a run costs to fly to and to tax. */
export type RunCosts = { readonly table: FlightTable; readonly taxes: TaxSlots | undefined };

/** Visits the hotels of a set in tiles; `costsOf` gives the costs of a run by any of its hotels, undefined = leave it out. */
export function eachTile(
  query: Query, hotels: Int32Array, blocks: number, costsOf: (hotel: number) => RunCosts | undefined, visit: (tile: Tile) => void, tables: TablePlacer = tablePlacer(query.index.space()),
): void {
  const { columns: { hotelRunEnd }, facts } = query.index;
  const tile = makeTile(query, blocks, tables, visit);
  for (let from = nextHotel(hotels, 0, facts.hotels); from < facts.hotels;) {
    const to = nextGap(hotels, from, hotelRunEnd[from]!);
    const costs = costsOf(from);
    if (costs) tile.add(from, to, costs);
    from = nextHotel(hotels, to, facts.hotels);
  }
  tile.flush();
}

type OpenTile = { readonly add: (from: number, to: number, costs: RunCosts) => void; readonly flush: () => void };

function makeTile(query: Query, blocks: number, tables: TablePlacer, visit: (tile: Tile) => void): OpenTile {
  const space = query.index.space();
  const { hotelLane } = query.index.columns;
  const live = new Int32Array(blocks);
  const order: number[] = [];
  let segments: Segment[] = [];
  let lanes = 0;
  let hotels = 0;
  const flush = (): void => {
    if (segments.length > 0) visit({ segments, lanes, live, order });
    segments = [];
    lanes = 0;
    hotels = 0;
    live.fill(0);
  };
  const add = (from: number, to: number, costs: RunCosts): void => {
    for (let first = from; first < to;) {
      const end = segments.length < TILE_SEGMENTS ? lastThatFits(hotelLane, first, to, space.tileLanes - lanes, TILE_HOTELS - hotels) : first;
      if (end === first) {
        flush();
        continue;
      }
      const segment: Segment = { first, count: end - first, at: hotels, ...costs };
      lanes += writeSegment(query, space, segments.length, segment, tables.place(costs.table), lanes);
      hotels += Math.ceil(segment.count / 4) * 4;
      segments.push(segment);
      for (let block = 0; block < blocks; block += 1) live[block]! |= costs.table.live[block]!;
      first = end;
    }
  };
  return { add, flush };
}

/** Past the last hotel of [first, to) whose lanes, in whole blocks, still fit. */
function lastThatFits(hotelLane: Int32Array, first: number, to: number, lanes: number, hotels: number): number {
  const room = Math.floor(lanes / LANE_BLOCK) * LANE_BLOCK;
  let end = Math.min(to, first + (hotels & ~3));
  if (hotelLane[end]! - hotelLane[first]! <= room) return end;
  let low = first;
  while (low + 1 < end) {
    const middle = (low + end) >> 1;
    if (hotelLane[middle]! - hotelLane[first]! <= room) low = middle;
    else end = middle;
  }
  return low;
}

/** Returns the lanes it takes. */
function writeSegment({ index: { columns: { hotelLane } } }: Query, { words, at }: WorkingSpace, position: number, { first, count, at: hotelAt, table, taxes }: Segment, placed: PlacedTable, lane: number): number {
  const blocks = Math.ceil((hotelLane[first + count]! - hotelLane[first]!) / LANE_BLOCK);
  const addends = position * MOST_SLOTS;
  const to = position * SEGMENT_WORDS;
  words.segments[to + SEGMENT.firstLane] = hotelLane[first]!;
  words.segments[to + SEGMENT.blocks] = blocks;
  words.segments[to + SEGMENT.at] = lane;
  words.segments[to + SEGMENT.addends] = at.addends + 4 * addends;
  words.segments[to + SEGMENT.firstHotel] = first;
  words.segments[to + SEGMENT.hotels] = count;
  words.segments[to + SEGMENT.hotelAt] = hotelAt;
  words.segments[to + SEGMENT.flown] = placed.flown;
  words.segments[to + SEGMENT.live] = placed.live;
  words.segments[to + SEGMENT.variants] = table.variants;
  words.segments[to + SEGMENT.counts] = placed.counts;
  words.segments[to + SEGMENT.fixedTaxes] = at.fixedTaxes + 4 * addends;
  words.segments[to + SEGMENT.taxShares] = taxes?.isShare ? at.taxShares + 4 * addends : 0;
  for (let slot = 0; slot < table.prices.length; slot += 1) {
    const fixed = taxes === undefined ? 0 : taxes.fixed[slot]!;
    words.addends[addends + slot] = table.prices[slot]! + fixed;
    words.fixedTaxes[addends + slot] = fixed;
  }
  if (taxes?.isShare) words.taxShares.set(taxes.basisPoints, addends);
  return blocks * LANE_BLOCK;
}

/** How many rooms a search needs of a plan, and where the terms are. */
export const roomTermsOf = ({ party, index: { columns: { terms }, facts } }: Query): RoomTerms => [termsFloor(party.length), terms.byteOffset, facts.stride, RING_DAYS];

/** Reads factors and classes of the lanes of a tile, for the kind of room whose factors by template lie at `factorOf`; the factors to `factors`. */
export function gatherLanes({ index: { columns: { laneTemplate, laneClass } } }: Query, { kernel, at }: WorkingSpace, segments: number, factorOf: number, factors = at.factors): void {
  kernel.gather(at.segments, segments, laneTemplate.byteOffset, laneClass.byteOffset, factorOf, factors, at.kept);
}
