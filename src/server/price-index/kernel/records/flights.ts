/** Tables of the cheapest flights of a search. */
import { describeRecord } from '../record.ts';

/** A route out and the route back: their origin, their first series and how many. */
export const ROUTE_PAIR = describeRecord('RoutePair', {
  origin: 'i32',
  outFirst: 'i32',
  outs: 'i32',
  backFirst: 'i32',
  backs: 'i32',
});

/** One way of the journey. */
export const FLIGHT_SIDE = describeRecord('FlightSide', {
  /** Options of each series, a bit each at their variant. */
  options: 'usize',
  /** Of the way out; 0 = none. */
  arrivalOffsets: 'usize',
  /** Of the journey, on one side alone. */
  charge: 'i32',
  /** Where each of its days lies in flightDays, in fours; past the last one nothing flies. */
  rows: 'usize',
  days: 'i32',
  /** Legs of the route at hand, `width` days each; the same as bits; their records. */
  width: 'i32',
  legs: 'usize',
  legsOpen: 'usize',
  records: 'usize',
});

/** Words of a leg before its masks, and of the masks: ones or zeros by variant. */
const MASKS_AT = 8;
const MASK_WORDS = 12;

/** A leg of a route that no search can tell from others. */
export const LEG = describeRecord(
  'Leg',
  {
    /** Bits of the variants that it counts for. */
    variants: 'i32',
    carrier: 'i32',
    /** What the party saves when the same carrier flies both ways. */
    saving: 'i32',
    /** By day, and as bits of the days that it flies. */
    prices: 'usize',
    open: 'usize',
  },
  MASKS_AT + MASK_WORDS,
);

/** A table of flights, of the search that it was last made for. */
export const FLIGHT_TABLE = describeRecord('FlightTable', {
  search: 'i32',
  variants: 'i32',
  /** Stays that can be flown, by block (flownBytes each) and variant. */
  flownBytes: 'usize',
  /** By stay. */
  prices: 'usize',
  flown: 'usize',
  /** Stays that any variant flies on, by block. */
  live: 'usize',
  /** Hotels by variant, for those alone that are the first of the variants with the same stays. */
  counts: 'usize',
  /** By variant and stay; 0 = none. */
  variantPrices: 'usize',
  /** Carriers in the order of their variants. */
  carriers: 'usize',
  carrierCount: 'i32',
  /** By variant: the first that flies on the same stays. */
  alike: 'usize',
});

/** Making tables of flights. Group by group, all ones = anything. */
export const FLIGHT_WORK = describeRecord('FlightWork', {
  /** Columns by series. */
  flightDays: 'usize',
  infantFares: 'usize',
  agentFees: 'usize',
  carriers: 'usize',
  savings: 'usize',
  bagPrices: 'usize',
  bagsForAll: 'usize',
  /** Options of each group. */
  stopsOptions: 'i32',
  outboundOptions: 'i32',
  inboundOptions: 'i32',
  bagOptions: 'i32',
  /** By carrier: 1 or 0; its variant in the table at hand; the bit of a series' own carrier. */
  carriersAsked: 'usize',
  carrierVariants: 'usize',
  ownBit: 'i32',
  /** Days that each number of nights adds. */
  shifts: 'usize',
  /** Of one row of bits by day. */
  openBytes: 'usize',
  /** Pairs of each airport from pairsAt; 1 or 0 by origin. */
  pairs: 'usize',
  pairsAt: 'usize',
  origins: 'usize',
  airports: 'i32',
  /** Airports of each set from setsAt; carriers of each table from carriersAt. */
  setAirports: 'usize',
  setsAt: 'usize',
  carrierLists: 'usize',
  carriersAt: 'usize',
  /** Of the airports, then of the sets, then that of stays alone. */
  tables: 'usize',
  out: 'FlightSide',
  back: 'FlightSide',
  /** What the search asks of each group; isAnything: nothing. */
  isAnything: 'bool',
  stops: 'i32',
  outbound: 'i32',
  inbound: 'i32',
  bag: 'i32',
  /** Bits of the variants that the tables are to hold, and whether they hold prices of each. */
  wantedVariants: 'i32',
  isPriced: 'bool',
  paying: 'i32',
  infants: 'i32',
  /** Of a leg. */
  agentFee: 'i32',
  /** Bags where they are sold singly, and where to all. */
  bagsEach: 'i32',
  bagsAll: 'i32',
  /** The one arrival offset; -1 = any. */
  offset: 'i32',
  /** How many the query has; span: check-in days. */
  nights: 'i32',
  span: 'i32',
  stays: 'i32',
  blocks: 'i32',
  /** Number of the search; where the next table's words go. */
  search: 'i32',
  next: 'usize',
});
