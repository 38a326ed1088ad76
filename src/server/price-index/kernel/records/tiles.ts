/** A set of hotels laid out in tiles. */
import { describeRecord } from '../record.ts';

/** Neighbouring hotels of a tile that cost the same to fly to and to tax. */
export const SEGMENT = describeRecord(
  'Segment',
  {
    /** Its rate plans: the first in the columns, blocks of 16, where they lie in the tile. */
    firstPlan: 'i32',
    blocks: 'i32',
    planAt: 'i32',
    /** Flights and fixed taxes by stay. */
    addends: 'usize',
    /** Its hotels: the first in the columns, how many, where they lie in the tile. */
    firstHotel: 'i32',
    hotels: 'i32',
    hotelAt: 'i32',
    /** In its table of flights: the bits of the variants that can fly a stay. */
    flown: 'usize',
    /** By stay; taxShares in basis points, 0 = none. */
    fixedTaxes: 'usize',
    taxShares: 'usize',
    /** In its table of flights: how many variants, their counts, the stays that fly. */
    variants: 'i32',
    counts: 'usize',
    live: 'usize',
    flownBytes: 'usize',
    table: 'FlightTable',
  },
  16,
);

/** What the hotels of a cost group cost. */
export const COST_GROUP = describeRecord('CostGroup', {
  /** A bit for how its hotels are priced: cell by cell, or plan by plan. */
  kind: 'i32',
  table: 'FlightTable',
  /** By stay: flights and fixed taxes; fixed taxes; taxes in basis points, 0 = none. */
  addends: 'usize',
  fixedTaxes: 'usize',
  taxShares: 'usize',
});

/** Laying a set of hotels out in tiles. */
export const TILE_WORK = describeRecord('TileWork', {
  /** The set; all of its hotels lie in [first, end). */
  hotels: 'usize',
  first: 'i32',
  end: 'i32',
  /** Columns. */
  hotelCostGroup: 'usize',
  hotelCostGroupEnd: 'usize',
  hotelPlan: 'usize',
  /** Cost groups by their number; those of the set, how many. */
  costGroups: 'usize',
  costGroupList: 'usize',
  costGroupCount: 'i32',
  /** Stays of the query, and blocks of 32 that they fill. */
  stays: 'i32',
  blocks: 'i32',
  /** At most so much goes into a tile. */
  mostPlans: 'i32',
  mostSegments: 'i32',
  mostHotels: 'i32',
  /** Bits of the kinds of cost groups that are wanted. */
  kind: 'i32',
  /** The first hotel that is left. */
  next: 'i32',
  /** Of the tile at hand: its segments, stays that any can be flown on by block, rate plans. */
  segments: 'usize',
  segmentCount: 'i32',
  live: 'usize',
  plans: 'i32',
});
