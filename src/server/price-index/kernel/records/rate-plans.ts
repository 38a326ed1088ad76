/** The common search: one room, priced rate plan by rate plan. */
import { describeRecord } from '../record.ts';

/** Pricing the rate plans of a tile, then its hotels. */
export const PLAN_WORK = describeRecord('PlanWork', {
  /** The tile: its segments and rate plans; how many the tile has room for. */
  segments: 'usize',
  segmentCount: 'i32',
  plans: 'i32',
  width: 'i32',
  /** Stays of the block at hand, and which block that is; blocks of the query. */
  stays: 'usize',
  stayCount: 'i32',
  block: 'i32',
  blocks: 'i32',
  /** Factors of the room by rate plan, 16 bits each. */
  factors: 'usize',
  /**
   * By rate plan of the tile: cheapest total; open stays by block; a byte of ones for 16 that are
   * pruned.
   */
  best: 'usize',
  open: 'usize',
  pruned: 'usize',
  /** Pruning: stays of the query, fewest nights after the first block, room for sets of stays. */
  queryStays: 'i32',
  fewestNights: 'i32',
  staySets: 'usize',
  /** The rows of nightSums, `stride` bytes each, and the nights of the search. */
  sums: 'usize',
  stride: 'usize',
  rows: 'i32',
  firstRow: 'i32',
  nights: 'i32',
  /** Columns. */
  planClass: 'usize',
  hotelPlan: 'usize',
  /** By class of rate plan: a byte of ones when the search takes it; then its options. */
  rules: 'usize',
  /** Options of each rate plan of the tile, a byte. */
  planOptions: 'usize',
  /** By hotel of the tile; open stays by block, hotelWidth each. */
  leadPrices: 'usize',
  options: 'usize',
  openStays: 'usize',
  hotelWidth: 'i32',
});
