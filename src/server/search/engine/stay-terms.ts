/**
 * The byte that says on which terms a plan's night is sold. Bits 0–4: minimum stay for an arrival, 31 = closed to arrival. Bit 5: closed to
 * departure. Bits 6–7: rooms left, 1, 2, 3, or 4 and more; as the top bits, so that one unsigned comparison a night tells whether k rooms are left.
 */
import { MAX_ROOMS } from '#domain/search/limits.ts';

const SUPPLIED = 0x3f;
const MIN_STAY = 0x1f;
const CLOSED_TO_DEPARTURE = 0x20;
const ROOMS_SHIFT = 6;

/** Terms as the supplier gives them (bits 0–5) and rooms left → the engine's byte. Nights without a room are closed by their sum. */
export const packTerms = (terms: number, left: number): number => (terms & SUPPLIED) | (Math.max(0, Math.min(left, MAX_ROOMS) - 1) << ROOMS_SHIFT);

/** Whether a stay of `nights` may begin on a day with these terms. */
export const canArrive = (terms: number, nights: number): boolean => (terms & MIN_STAY) <= nights;

/** Whether a stay may end on a day with these terms. */
export const canDepart = (terms: number): boolean => (terms & CLOSED_TO_DEPARTURE) === 0;

/** Rooms left on an open night, at most 4: more are not told apart. */
export const roomsLeft = (terms: number): number => (terms >> ROOMS_SHIFT) + 1;

/** The least byte with `rooms` rooms left; 0 = every open night has them. */
export const termsFloor = (rooms: number): number => (rooms - 1) << ROOMS_SHIFT;
