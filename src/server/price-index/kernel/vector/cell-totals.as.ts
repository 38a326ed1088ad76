/** What the rooms of a cell cost with their taxes. */
import { NO_PRICE, stayAt, UNPRICED } from './records.as';

/**
 * A part of a kind of stay: kind of room, addresses of the first plans of the cells, of the end of
 * the refundable ones, of the end, rooms.
 */
export const PART_BYTES: usize = 20;

/** A word of each of four stays. */
@inline
export function byStay(column: usize, stays: usize, s: i32): v128 {
  let four = v128.load32_splat(column + ((<usize>stayAt(stays, s).index) << 2));
  four = v128.load32_lane(column + ((<usize>stayAt(stays, s + 1).index) << 2), four, 1);
  four = v128.load32_lane(column + ((<usize>stayAt(stays, s + 2).index) << 2), four, 2);
  return v128.load32_lane(column + ((<usize>stayAt(stays, s + 3).index) << 2), four, 3);
}

/**
 * The part of a tax that is a share of the price, in basis points, rounded half up; exact, since
 * both numbers are far below 2⁵³.
 */
@inline
function shareOf(prices: v128, points: v128): v128 {
  const half = f64x2.splat(5000);
  const whole = f64x2.splat(10000);
  const low = f64x2.div(
    f64x2.add(
      f64x2.mul(f64x2.convert_low_i32x4_s(prices), f64x2.convert_low_i32x4_s(points)),
      half,
    ),
    whole,
  );
  const high = f64x2.div(
    f64x2.add(
      f64x2.mul(
        f64x2.convert_low_i32x4_s(v128.shuffle<i64>(prices, prices, 1, 1)),
        f64x2.convert_low_i32x4_s(v128.shuffle<i64>(points, points, 1, 1)),
      ),
      half,
    ),
    whole,
  );
  return v128.shuffle<i64>(
    i32x4.trunc_sat_f64x2_s_zero(low),
    i32x4.trunc_sat_f64x2_s_zero(high),
    0,
    2,
  );
}

/** Whether a kind of stay has plans in a cell for each of its rooms. */
@inline
export function hasPlans(kind: usize, cell: usize): bool {
  let part = kind + 4;
  for (let parts = load<i32>(kind); parts > 0; parts--) {
    if (
      load<i32>(load<usize>(part, 4) + (cell << 2)) ==
      load<i32>(load<usize>(part, 12) + (cell << 2))
    )
      return false;
    part += PART_BYTES;
  }
  return true;
}

/** Ones where a part of a cell has no plan. */
@inline
export function noPlan(from: i32, end: i32): v128 {
  return i32x4.eq(i32x4.splat(from), i32x4.splat(end));
}

/** Where the least prices of a part of a cell lie that ends before plan `end`. */
@inline
export function leastAt(row: usize, end: i32, planShift: usize): usize {
  return row + ((<usize>(end - 1)) << planShift);
}

/**
 * All rooms of a kind of stay in a cell with tax and addends, in four stays; NO_PRICE where a room
 * finds no plan. `prices`: of plan 0.
 */
export function totalOf(
  kind: usize,
  cell: usize,
  prices: usize,
  priceBytes: usize,
  planShift: usize,
  addends: v128,
  points: v128,
  isShare: bool,
): v128 {
  let rooms = i32x4.splat(0),
    bad = i32x4.splat(0);
  let part = kind + 4;
  for (let parts = load<i32>(kind); parts > 0; parts--) {
    const row = prices + <usize>load<i32>(part) * priceBytes;
    const least = v128.load(
      leastAt(row, load<i32>(load<usize>(part, 12) + (cell << 2)), planShift),
    );
    rooms = i32x4.add(rooms, i32x4.mul(least, v128.load32_splat(part, 16)));
    bad = v128.or(bad, i32x4.eq(least, i32x4.splat(UNPRICED)));
    part += PART_BYTES;
  }
  return due(taxed(rooms, bad, points, isShare), bad, addends, i32x4.splat(NO_PRICE));
}

/** With what is due beside; NO_PRICE where it is bad. */
@inline
export function due(rooms: v128, bad: v128, addends: v128, none: v128): v128 {
  return v128.bitselect(none, i32x4.add(rooms, addends), bad);
}

/** With the tax that is a share. */
@inline
export function taxed(rooms: v128, bad: v128, points: v128, isShare: bool): v128 {
  return isShare ? i32x4.add(rooms, shareOf(v128.andnot(rooms, bad), points)) : rooms;
}
