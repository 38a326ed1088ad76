/** The price of a stay in a slot, for several lanes at once. */
import { Slot } from './records.as';

/** Lanes of a block whose terms forbid the stay, bytes of 1 to 127; 0 where they allow it. */
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

/** The lower eight bytes as the top bytes of half words, the higher eight, and half words as the top halves of words. */
@inline
export function lowBytes(fails: v128): v128 {
  return v128.shuffle<i8>(i8x16.splat(0), fails, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
}

@inline
export function highBytes(fails: v128): v128 {
  return v128.shuffle<i8>(i8x16.splat(0), fails, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
}

@inline
export function lowWords(fails: v128): v128 {
  return v128.shuffle<i16>(i8x16.splat(0), fails, 0, 8, 1, 9, 2, 10, 3, 11);
}

@inline
export function highWords(fails: v128): v128 {
  return v128.shuffle<i16>(i8x16.splat(0), fails, 4, 12, 5, 13, 6, 14, 7, 15);
}

/** Four lanes: ones where the top byte of sum or `fails` says that the stay cannot be had. */
@inline
export function closed(sum: v128, fails: v128): v128 {
  return i32x4.gt_s(v128.or(sum, fails), i32x4.splat(0xffffff));
}

@inline
export function nightsSum(slot: Slot, at: usize): v128 {
  return i32x4.sub(v128.load(slot.endSums + at), v128.load(slot.startSums + at));
}
