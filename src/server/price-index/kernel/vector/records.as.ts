/** The records of kernel.ts as the vector code reads them: the same fields in the same order. */

export const BLOCK: i32 = 16;
/** Stays of a block. */
export const BLOCK_STAYS: i32 = 32;
export const NONE: i32 = 1_000_000_000;
/** A rate plan’s price where its stay cannot be had, as a signed word. */
export const UNPRICED: i32 = -1;
/** Options beside the boards (class-rules.ts). */
export const FREE: i32 = 64;
export const ADAPTED: i32 = 128;
/** Class of a plan that does not sleep the room: it counts for nothing. */
export const DEAD: u8 = 31;

const STAY_BYTES: usize = 32;
const SEGMENT_BYTES: usize = 64;
const LEG_BYTES: usize = 80;
const PAIR_BYTES: usize = 20;
const TABLE_BYTES: usize = 44;
const COST_GROUP_BYTES: usize = 20;

@unmanaged
export class Stay {
  startSums: usize;
  endSums: usize;
  arrivalTerms: usize;
  departureTerms: usize;
  nights: i32;
  bit: i32;
  firstRow: i32;
  index: i32;
}

@unmanaged
export class Segment {
  firstPlan: i32;
  blocks: i32;
  at: i32;
  addends: usize;
  firstHotel: i32;
  hotels: i32;
  hotelAt: i32;
  flown: usize;
  fixedTaxes: usize;
  taxShares: usize;
  variants: i32;
  counts: usize;
  live: usize;
  flownBytes: usize;
  table: Table;
}

@unmanaged
export class CollectWork {
  leadPrices: usize;
  options: usize;
  words: usize;
  blocks: i32;
  hotelWidth: i32;
  passing: usize;
  failing: usize;
  foundFailing: usize;
  groups: i32;
  setBytes: usize;
  least: i32;
  most: i32;
  found: usize;
  byOptions: usize;
  hotels: usize;
  totals: usize;
  count: i32;
  min: i32;
  max: i32;
}

@unmanaged
export class CellWork {
  segments: usize;
  segmentCount: i32;
  hotelCell: usize;
  cellBoard: usize;
  boards: i32;
  stays: usize;
  stayCount: i32;
  block: i32;
  roomKinds: i32;
  factors: usize;
  prices: usize;
  priceBytes: usize;
  asked: usize;
  adapted: usize;
  least: i32;
  most: i32;
  leadPrices: usize;
  reached: usize;
  undercut: usize;
  opened: usize;
  stayPrices: usize;
  stayPriceBytes: usize;
  floor: i32;
  terms: usize;
  stride: usize;
  rows: i32;
  firsts: usize;
}

@unmanaged
export class FlightSide {
  options: usize;
  arrivalOffsets: usize;
  charge: i32;
  rows: usize;
  days: i32;
  width: i32;
  legs: usize;
  legsOpen: usize;
  records: usize;
}

@unmanaged
export class Leg {
  variants: i32;
  carrier: i32;
  saving: i32;
  prices: usize;
  open: usize;
}

@unmanaged
export class Pair {
  origin: i32;
  outFirst: i32;
  outs: i32;
  backFirst: i32;
  backs: i32;
}

@unmanaged
export class Table {
  search: i32;
  variants: i32;
  flownBytes: usize;
  prices: usize;
  flown: usize;
  live: usize;
  counts: usize;
  variantPrices: usize;
  carriers: usize;
  carrierCount: i32;
  alike: usize;
}

@unmanaged
export class FlightWork {
  flightDays: usize;
  infantFares: usize;
  agentFees: usize;
  carriers: usize;
  savings: usize;
  bagPrices: usize;
  bagsForAll: usize;
  stopsOptions: i32;
  outboundOptions: i32;
  inboundOptions: i32;
  bagOptions: i32;
  carriersAsked: usize;
  carrierVariants: usize;
  ownBit: i32;
  shifts: usize;
  openBytes: usize;
  pairs: usize;
  pairsAt: usize;
  origins: usize;
  airports: i32;
  setAirports: usize;
  setsAt: usize;
  carrierLists: usize;
  carriersAt: usize;
  tables: usize;
  out: FlightSide;
  back: FlightSide;
  isAnything: bool;
  stops: i32;
  outbound: i32;
  inbound: i32;
  bag: i32;
  wantedVariants: i32;
  isPriced: bool;
  paying: i32;
  infants: i32;
  agentFee: i32;
  bagsEach: i32;
  bagsAll: i32;
  offset: i32;
  nights: i32;
  span: i32;
  stays: i32;
  blocks: i32;
  search: i32;
  next: usize;
}

@unmanaged
export class CostGroup {
  kind: i32;
  table: Table;
  addends: usize;
  fixedTaxes: usize;
  taxShares: usize;
}

@unmanaged
export class TileWork {
  hotels: usize;
  end: i32;
  hotelCostGroup: usize;
  hotelCostGroupEnd: usize;
  hotelPlan: usize;
  costGroups: usize;
  costGroupList: usize;
  costGroupCount: i32;
  stays: i32;
  blocks: i32;
  segments: usize;
  live: usize;
  mostPlans: i32;
  mostSegments: i32;
  mostHotels: i32;
  kind: i32;
  next: i32;
  segmentCount: i32;
  plans: i32;
  first: i32;
}

@unmanaged
export class PairWork {
  outFirst: i32;
  outs: i32;
  outLegs: usize;
  backFirst: i32;
  backs: i32;
  backLegs: usize;
  flownBy: usize;
  flyers: i32;
  carriers: usize;
  arrivalOffsets: usize;
  savings: usize;
  paying: i32;
  offsets: i32;
  days: usize;
  pitch: usize;
  cheapest: usize;
  width: usize;
  start: usize;
  totals: usize;
  sheetBytes: usize;
  sheetWidth: usize;
  stayPrices: usize;
  span: usize;
  nights: usize;
  nightCount: usize;
  charge: i32;
}

@inline
export function stayAt(stays: usize, position: i32): Stay {
  return changetype<Stay>(stays + <usize>position * STAY_BYTES);
}

@inline
export function segmentAt(segments: usize, position: i32): Segment {
  return changetype<Segment>(segments + <usize>position * SEGMENT_BYTES);
}

@inline
export function legAt(side: FlightSide, position: i32): Leg {
  return changetype<Leg>(side.records + <usize>position * LEG_BYTES);
}

/** Ones or zeros for each variant of a leg but its carrier's own. */
@inline
export function masksOf(leg: Leg): usize {
  return changetype<usize>(leg) + 32;
}

@inline
export function pairAt(pairs: usize, position: i32): Pair {
  return changetype<Pair>(pairs + <usize>position * PAIR_BYTES);
}

@inline
export function tableAt(tables: usize, position: i32): Table {
  return changetype<Table>(tables + <usize>position * TABLE_BYTES);
}

@inline
export function costGroupAt(costGroups: usize, position: i32): CostGroup {
  return changetype<CostGroup>(costGroups + <usize>position * COST_GROUP_BYTES);
}
