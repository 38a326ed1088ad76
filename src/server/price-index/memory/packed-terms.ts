/**
 * The byte of a plan's day in the index: the supplier's terms (domain/catalogue/stay-terms) in bits
 * 0–5, and in bits 6–7 the rooms left, 1, 2, 3, or 4 and more; as the top bits, so that one
 * unsigned comparison a night tells whether k rooms are left.
 */
import { MAX_ROOMS } from '#domain/search/limits.ts';

const SUPPLIED = 0x3f;
const ROOMS_SHIFT = 6;

/** Nights without a room are closed by their sum. */
export const packTerms = (terms: number, left: number): number =>
  (terms & SUPPLIED) | (Math.max(0, Math.min(left, MAX_ROOMS) - 1) << ROOMS_SHIFT);

/** Terms as the supplier gave them. */
export const suppliedTerms = (packed: number): number => packed & SUPPLIED;

/** Rooms left on an open night, at most 4: more are not told apart. */
export const roomsLeft = (packed: number): number => (packed >> ROOMS_SHIFT) + 1;

/** The least byte with `rooms` rooms left; 0 = every open night has them. */
export const termsFloor = (rooms: number): number => (rooms - 1) << ROOMS_SHIFT;
