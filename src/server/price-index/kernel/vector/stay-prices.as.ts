/** The price of a stay, for several rate plans at once. */
import { Stay } from './records.as';

/**
 * Zero, which the compilers do not know: the machine code makes the vector of a constant anew
 * wherever it is used, and keeps any other.
 */
export let nothing: i32 = 0;

/** Four words, or sixteen bytes, of a constant that a loop keeps. */
@inline
export function held(value: i32): v128 {
  return i32x4.splat(value | nothing);
}

@inline
export function heldBytes(value: i32): v128 {
  return i8x16.splat(<i8>(value | nothing));
}

/** What `closed` takes. */
@inline
export function closedLimit(): v128 {
  return held(0xffffff);
}

/** The bits of the terms that tell the least stay on arrival. */
@inline
export function arrivalBits(): v128 {
  return heldBytes(31);
}

/** The bit of the terms that closes a day to departure. */
@inline
export function departureBits(): v128 {
  return heldBytes(32);
}

/**
 * Rate plans of a block whose terms forbid the stay, bytes of 1 to 63; 0 where they allow it.
 * `arrivals`, `departures`: arrivalBits, departureBits.
 */
@inline
export function forbidden(
  stay: Stay,
  plan: usize,
  nights: v128,
  arrivals: v128,
  departures: v128,
): v128 {
  const arrival = v128.and(v128.load(stay.arrivalTerms + plan), arrivals);
  const departure = v128.and(v128.load(stay.departureTerms + plan), departures);
  return v128.or(i8x16.sub_sat_u(arrival, nights), departure);
}

/** The lower of `least` and the bytes of `count` rows from `at` on. */
@inline
export function leastOfRows(at: usize, count: i32, stride: usize, least: v128): v128 {
  for (; count > 0; count--) {
    least = i8x16.min_u(least, v128.load(at));
    at += stride;
  }
  return least;
}

/** Least bytes of the terms of a stay's nights. */
@inline
export function leastTerms(stay: Stay, plan: usize, terms: usize, stride: usize, rows: i32): v128 {
  const first = stay.firstRow,
    before = min(stay.nights, rows - first);
  const least = leastOfRows(terms + <usize>first * stride + plan, before, stride, i8x16.splat(-1));
  return leastOfRows(terms + plan, stay.nights - before, stride, least);
}

/** Rate plans of a block whose least byte of the terms is below `floor`: bytes of `one`, else 0. */
@inline
export function scarce(least: v128, floor: v128, one: v128): v128 {
  return v128.and(i8x16.lt_u(least, floor), one);
}

/**
 * The lower eight bytes as the top bytes of half words, the higher eight, and half words as the top
 * halves of words; what lies below means nothing.
 */
@inline
export function lowBytes(fails: v128): v128 {
  return v128.shuffle<i8>(fails, fails, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
}

@inline
export function highBytes(fails: v128): v128 {
  return v128.shuffle<i8>(
    fails,
    fails,
    8,
    24,
    9,
    25,
    10,
    26,
    11,
    27,
    12,
    28,
    13,
    29,
    14,
    30,
    15,
    31,
  );
}

@inline
export function lowWords(fails: v128): v128 {
  return v128.shuffle<i16>(fails, fails, 0, 8, 1, 9, 2, 10, 3, 11);
}

@inline
export function highWords(fails: v128): v128 {
  return v128.shuffle<i16>(fails, fails, 4, 12, 5, 13, 6, 14, 7, 15);
}

/**
 * Four plans: ones where the top byte of sum or `fails` says that the stay cannot be had; `limit`:
 * closedLimit.
 */
@inline
export function closed(sum: v128, fails: v128, limit: v128): v128 {
  return i32x4.gt_s(v128.or(sum, fails), limit);
}

@inline
export function nightsSum(stay: Stay, at: usize): v128 {
  return i32x4.sub(v128.load(stay.endSums + at), v128.load(stay.startSums + at));
}
