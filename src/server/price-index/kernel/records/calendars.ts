/** Flights of calendars and grids, over all days of the index. */
import { describeRecord } from '../record.ts';

/** Neighbouring series: the first, how many (written in fours), the first's leg. */
export const STRETCH = describeRecord('Stretch', { first: 'i32', count: 'i32', leg: 'i32' });

/** Pricing the legs of stretches of series, [leg][pitch]. */
export const LEG_WORK = describeRecord('LegWork', {
  /** Row 0 of the columns, of `series` each. */
  flights: 'usize',
  infantFares: 'usize',
  series: 'i32',
  /** Row of the first day; all rows of the ring, a multiple of 16. */
  firstRow: 'i32',
  rows: 'i32',
  stretches: 'usize',
  count: 'i32',
  paying: 'i32',
  infants: 'i32',
  /** What the party pays beside fares, by leg. */
  fees: 'usize',
  legs: 'usize',
  pitch: 'usize',
});

/** Adding the flights of one route pair to stays. */
export const PAIR_WORK = describeRecord('PairWork', {
  /** Each way: its first series, how many, prices of their legs ([series][pitch]). */
  outFirst: 'i32',
  outs: 'i32',
  outLegs: 'usize',
  backFirst: 'i32',
  backs: 'i32',
  backLegs: 'usize',
  /** Carriers that fly it; -1 = any. */
  flownBy: 'usize',
  flyers: 'i32',
  /** Columns. */
  carriers: 'usize',
  arrivalOffsets: 'usize',
  savings: 'usize',
  paying: 'i32',
  offsets: 'i32',
  /** Days of a leg. */
  days: 'usize',
  pitch: 'usize',
  /** Room for a way home and a way out of `width` days. */
  cheapest: 'usize',
  width: 'usize',
  /** The totals' first day in the legs. */
  start: 'usize',
  /** By arrival day offset (sheetBytes each), nights and day (sheetWidth). */
  totals: 'usize',
  sheetBytes: 'usize',
  sheetWidth: 'usize',
  /** By nights and check-in day (span), from the first departure day on. */
  stayPrices: 'usize',
  span: 'usize',
  nights: 'usize',
  nightCount: 'usize',
  /** Of the journey. */
  charge: 'i32',
});
