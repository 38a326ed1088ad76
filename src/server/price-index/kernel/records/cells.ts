/** Rooms that share a board: stays priced cell by cell, a cell being one board of one hotel. */
import { describeRecord } from '../record.ts';

/**
 * Pricing the cells of a tile. A kind of stay (asked, adapted) is how many parts, then for each its
 * kind of room, the addresses of the first rate plans of the cells, of the end of the refundable
 * ones and of the end, and the rooms; adapted is asked itself where the search asks for it.
 */
export const CELL_WORK = describeRecord('CellWork', {
  segments: 'usize',
  segmentCount: 'i32',
  /** Columns. */
  hotelCell: 'usize',
  cellBoard: 'usize',
  /** Bits of the boards that are asked for. */
  boards: 'i32',
  /** Stays of one block, a multiple of four; those without a bit are padding. */
  stays: 'usize',
  stayCount: 'i32',
  block: 'i32',
  /** By kind of room: the address of its factors by rate plan, 16 bits each. */
  roomKinds: 'i32',
  factors: 'usize',
  /** Room for prices by kind of room (priceBytes each) and rate plan of a segment, eight words. */
  prices: 'usize',
  priceBytes: 'usize',
  /** Kinds of stay. */
  asked: 'usize',
  adapted: 'usize',
  /** Totals that count. */
  least: 'i32',
  most: 'i32',
  /** By hotel of the tile: lead prices, four words each; options. */
  leadPrices: 'usize',
  reached: 'usize',
  undercut: 'usize',
  /** Open stays by hotel, all of them new. */
  opened: 'usize',
  /** Prices by four stays (stayPriceBytes), hotel and stay; 0 = not wanted. */
  stayPrices: 'usize',
  stayPriceBytes: 'usize',
  rooms: 'RoomTerms',
  /** By rate plan: a byte of ones where a part of a cell (standard or adapted rooms) begins. */
  firsts: 'usize',
});

/** Cheapest stays of groups of neighbouring hotels, a segment each. */
export const LEAST_WORK = describeRecord('LeastWork', {
  segments: 'usize',
  segmentCount: 'i32',
  /** Columns. */
  planOccupancy: 'usize',
  planClass: 'usize',
  sums: 'usize',
  rooms: 'RoomTerms',
  /** Factors of the kind of room by occupancy; by rate plan of the tile: factors, classes. */
  factorOf: 'usize',
  factors: 'usize',
  classes: 'usize',
  /** Check-in days from that of `firstRow` on, with each number of nights. */
  firstRow: 'i32',
  days: 'i32',
  nights: 'usize',
  nightCount: 'i32',
  /** Where prices go: of a segment, `width` stays. */
  out: 'usize',
  width: 'i32',
  /** Rooms of several kinds: stays of one block, and prices of a tile's rate plans in each. */
  stays: 'usize',
  stayCount: 'i32',
  prices: 'usize',
  tilePlans: 'i32',
});

/** The cheapest stay of rooms that share a board, over some cells. */
export const TOGETHER_WORK = describeRecord('TogetherWork', {
  /** Each: prices of its kind of room, addresses of the first and the end plan by cell, rooms. */
  components: 'usize',
  componentCount: 'i32',
  firstCell: 'i32',
  endCell: 'i32',
  cellBoard: 'usize',
  boards: 'i32',
  /** The first rate plan of the prices. */
  shift: 'i32',
  stayCount: 'i32',
  /** Bytes of the prices of one stay. */
  stayBytes: 'i32',
  /** By stay. */
  out: 'usize',
});
