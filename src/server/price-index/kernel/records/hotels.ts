/** Priced hotels on their way into the result and its facets. */
import { describeRecord } from '../record.ts';

/** Collecting the hotels of a tile: they and their totals, `count` of them so far. */
export const COLLECT_WORK = describeRecord('CollectWork', {
  segments: 'usize',
  segmentCount: 'i32',
  /** By hotel of the tile; open stays by block, hotelWidth each. */
  leadPrices: 'usize',
  options: 'usize',
  openStays: 'usize',
  blocks: 'i32',
  hotelWidth: 'i32',
  /** Sets of hotels of setBytes: those that pass (0 = all); by group those that fail it alone. */
  passing: 'usize',
  failing: 'usize',
  /** Sets that become the answer: those of these that lie in the price range. */
  found: 'usize',
  foundFailing: 'usize',
  groups: 'i32',
  setBytes: 'usize',
  /** The price range. */
  least: 'i32',
  most: 'i32',
  /** Hotels by their set of options. */
  byOptions: 'usize',
  hotels: 'usize',
  totals: 'usize',
  count: 'i32',
  /** Of all lead prices, whatever the range. */
  min: 'i32',
  max: 'i32',
});

/** Counting the hotels of two sets that have each of some options. */
export const OPTION_WORK = describeRecord('OptionWork', {
  /** The sets; others: 0 = none. All hotels lie in words [first, end). */
  hotels: 'usize',
  others: 'usize',
  first: 'i32',
  end: 'i32',
  /** Sets of hotels by option, setBytes each. */
  bits: 'usize',
  setBytes: 'usize',
  options: 'i32',
  counts: 'usize',
});

/** Counting the hotels of a segment by flight variant where totals count by their price. */
export const PRICED_WORK = describeRecord('PricedWork', {
  /** By four stays (stayPriceBytes) and hotel. */
  stayPrices: 'usize',
  stayPriceBytes: 'usize',
  leadPrices: 'usize',
  hotels: 'i32',
  stayCount: 'i32',
  /** Prices of flights by variant and stay. */
  prices: 'usize',
  variants: 'i32',
  /** The price range; hotels whose lead price is above `bound`, unsigned, are left out. */
  least: 'i32',
  most: 'i32',
  bound: 'i32',
  /** By variant. */
  counts: 'usize',
});
