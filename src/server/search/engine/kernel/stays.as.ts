/** The price of a stay in a slot, for several lanes at once. */
import { Slot } from './records.as';

/** Lanes of a block whose terms forbid the stay, a byte of ones each. */
@inline
export function refused(slot: Slot, lane: usize, nights: v128, floor: i32, terms: usize, stride: usize, rows: i32): v128 {
  return i8x16.ne(forbidden(slot, lane, nights, floor, terms, stride, rows), i8x16.splat(0));
}

/** The same as bytes of 1 to 127; 0 where the terms allow it. */
@inline
export function forbidden(slot: Slot, lane: usize, nights: v128, floor: i32, terms: usize, stride: usize, rows: i32): v128 {
  const arrival = v128.and(v128.load(slot.arrivalTerms + lane), i8x16.splat(31));
  const departure = v128.and(v128.load(slot.departureTerms + lane), i8x16.splat(32));
  let fails = v128.or(i8x16.sub_sat_u(arrival, nights), departure);
  if (floor > 0) {
    let row = slot.firstRow;
    let least = i8x16.splat(-1);
    for (let night = slot.nights; night > 0; night--) {
      least = i8x16.min_u(least, v128.load(terms + <usize>row * stride + lane));
      row = row + 1 == rows ? 0 : row + 1;
    }
    fails = v128.or(fails, v128.and(i8x16.lt_u(least, i8x16.splat(<i8>floor)), i8x16.splat(1)));
  }
  return fails;
}

/** Four lanes: ones where the stay cannot be had. */
@inline
export function closed(sum: v128, fails: v128): v128 {
  return v128.or(fails, i32x4.gt_s(i32x4.shr_u(sum, 24), i32x4.splat(0)));
}

@inline
export function nightsSum(slot: Slot, at: usize): v128 {
  return i32x4.sub(v128.load(slot.endSums + at), v128.load(slot.startSums + at));
}

@inline
export function priceOf(sum: v128, factors: usize, rooms: v128): v128 {
  return i32x4.mul(i32x4.shr_u(i32x4.add(i32x4.mul(sum, v128.load(factors)), i32x4.splat(64)), 7), rooms);
}
