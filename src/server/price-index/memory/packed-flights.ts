/**
 * One series on one day as the engine holds it: fare and seats in one word, so that a leg costs one
 * read.
 */

const FARE_BITS = 23;
const FARE = (1 << FARE_BITS) - 1;

/** `seats` up to 255. */
export const packFlight = (fare: number, seats: number): number => fare | (seats << FARE_BITS);

/** Pence per seat; 0 = does not fly. */
export const fareOf = (flight: number): number => flight & FARE;

export const seatsOf = (flight: number): number => flight >>> FARE_BITS;
