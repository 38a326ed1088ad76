/** The records of kernel.ts as the vector code reads them: the same fields in the same order. */

export const BLOCK: i32 = 16;
/** Slots of a block. */
export const BLOCK_SLOTS: i32 = 32;
export const NONE: i32 = 1_000_000_000;
/** A lane's price where its stay cannot be had, as a signed word. */
export const UNPRICED: i32 = -1;
/** Options beside the boards (class-rules.ts). */
export const FREE: i32 = 64;
export const ADAPTED: i32 = 128;
/** Class of a lane that does not sleep the room: it counts for nothing. */
export const DEAD: u8 = 31;

export const SLOT_BYTES: usize = 64;
const SEGMENT_BYTES: usize = 64;

@unmanaged
export class Slot {
  startSums: usize;
  endSums: usize;
  arrivalTerms: usize;
  departureTerms: usize;
  nights: i32;
  bit: i32;
  firstRow: i32;
  index: i32;
  addend: i32;
}

@unmanaged
export class Segment {
  firstLane: i32;
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
}

@unmanaged
export class CollectWork {
  leads: usize;
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
  slots: usize;
  slotCount: i32;
  block: i32;
  roomKinds: i32;
  factors: usize;
  prices: usize;
  priceBytes: usize;
  asked: usize;
  adapted: usize;
  least: i32;
  most: i32;
  leads: usize;
  reached: usize;
  undercut: usize;
  opened: usize;
  stays: usize;
  staysBytes: usize;
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
  row: i32;
  days: i32;
  width: i32;
  legs: usize;
  legsOpen: usize;
  legVariants: usize;
  prices: usize;
  open: usize;
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
  stops: i32;
  outbound: i32;
  inbound: i32;
  bag: i32;
  stopsOptions: i32;
  outboundOptions: i32;
  inboundOptions: i32;
  bagOptions: i32;
  carriersAsked: usize;
  carrierVariants: usize;
  ownBit: i32;
  keptVariants: i32;
  paying: i32;
  infants: i32;
  agentFee: i32;
  bagsEach: i32;
  bagsAll: i32;
  rows: i32;
  series: usize;
  offset: i32;
  shifts: usize;
  nights: i32;
  span: i32;
  openBytes: usize;
  out: FlightSide;
  back: FlightSide;
  prices: usize;
  live: usize;
  flown: usize;
  variants: i32;
  blocks: i32;
  variantPrices: usize;
  slots: i32;
}

@inline
export function slotAt(slots: usize, position: i32): Slot {
  return changetype<Slot>(slots + <usize>position * SLOT_BYTES);
}

@inline
export function segmentAt(segments: usize, position: i32): Segment {
  return changetype<Segment>(segments + <usize>position * SEGMENT_BYTES);
}
