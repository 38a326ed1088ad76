/** Stays of a query, and what every loop over rate plans asks of them. */
import { describeRecord } from '../record.ts';

/** The dates of a stay: a check-in day and a number of nights. */
export const STAY = describeRecord('Stay', {
  /** Rows of nightSums at check-in and check-out. */
  startSums: 'usize',
  endSums: 'usize',
  /** Rows of terms at check-in and check-out. */
  arrivalTerms: 'usize',
  departureTerms: 'usize',
  nights: 'i32',
  /** Its bit among the 32 stays of its block; 0 = padding. */
  bit: 'i32',
  /** Row of its first night. */
  firstRow: 'i32',
  /** Its position in the query. */
  index: 'i32',
});

/** How many rooms a rate plan must have left, and where the nights tell. */
export const ROOM_TERMS = describeRecord('RoomTerms', {
  /** Least byte of a night's terms (packed-terms.ts: termsFloor); 0 = open nights have them. */
  floor: 'i32',
  terms: 'usize',
  /** Bytes, and plans, from one day's row to the next. */
  stride: 'usize',
  /** Rows of the ring. */
  rows: 'i32',
});
