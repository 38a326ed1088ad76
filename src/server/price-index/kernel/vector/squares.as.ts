/** Four rate plans in four stays, turned in registers. */
import { Stay } from './records.as';
import { closed, nightsSum } from './stay-prices.as';

@inline
function priceOr(sum: v128, factors: v128, bad: v128, half: v128): v128 {
  return v128.or(i32x4.shr_u(i32x4.add(i32x4.mul(sum, factors), half), 7), bad);
}

/**
 * What is written for a plan, told apart by their size where the code is made: its own price, or
 * the least of it and those before it in its part of a cell.
 */
export type Own = i32;

export type Least = i64;

/**
 * Factors of four plans: of the first kind of room, or of the kind whose factors, 16 bits each, the
 * table at `factors` tells.
 */
@inline
function factorsAt<Written>(factors: usize, by: usize): v128 {
  return sizeof<Written>() == sizeof<Own>()
    ? v128.load(factors + by)
    : v128.load16x4_u(load<usize>(factors) + by);
}

/**
 * Writes a rate plan’s prices; returns what the next plan of its part begins from. `first`: a byte
 * of ones where the part begins.
 */
@inline
function putPlan<Written>(out: usize, prices: v128, before: v128, first: usize): v128 {
  const kept =
    sizeof<Written>() == sizeof<Own>()
      ? prices
      : i32x4.min_u(prices, v128.or(before, v128.load8_splat(first)));
  v128.store(out, kept);
  return kept;
}

/** Four plans in four stays for each kind of room, written plan by plan. */
@inline
export function priceSquares<Written>(
  stay: Stay,
  second: Stay,
  third: Stay,
  fourth: Stay,
  sums: usize,
  a: v128,
  b: v128,
  c: v128,
  d: v128,
  kinds: i32,
  factors: usize,
  by: usize,
  out: usize,
  outBytes: usize,
  planBytes: usize,
  firsts: usize,
  limit: v128,
  half: v128,
): void {
  const sum1 = nightsSum(stay, sums),
    sum2 = nightsSum(second, sums),
    sum3 = nightsSum(third, sums),
    sum4 = nightsSum(fourth, sums);
  const bad1 = closed(sum1, a, limit),
    bad2 = closed(sum2, b, limit),
    bad3 = closed(sum3, c, limit),
    bad4 = closed(sum4, d, limit);
  for (; kinds > 0; kinds--) {
    const factor = factorsAt<Written>(factors, by);
    const asleep = i32x4.eq(factor, i32x4.splat(0));
    const first = priceOr(sum1, factor, v128.or(bad1, asleep), half),
      next = priceOr(sum2, factor, v128.or(bad2, asleep), half);
    const later = priceOr(sum3, factor, v128.or(bad3, asleep), half),
      last = priceOr(sum4, factor, v128.or(bad4, asleep), half);
    const low = v128.shuffle<i32>(first, next, 0, 4, 1, 5),
      high = v128.shuffle<i32>(first, next, 2, 6, 3, 7);
    const lower = v128.shuffle<i32>(later, last, 0, 4, 1, 5),
      higher = v128.shuffle<i32>(later, last, 2, 6, 3, 7);
    let before = sizeof<Written>() == sizeof<Own>() ? low : v128.load(out - planBytes);
    before = putPlan<Written>(out, v128.shuffle<i64>(low, lower, 0, 2), before, firsts);
    before = putPlan<Written>(
      out + planBytes,
      v128.shuffle<i64>(low, lower, 1, 3),
      before,
      firsts + 1,
    );
    before = putPlan<Written>(
      out + 2 * planBytes,
      v128.shuffle<i64>(high, higher, 0, 2),
      before,
      firsts + 2,
    );
    putPlan<Written>(
      out + 3 * planBytes,
      v128.shuffle<i64>(high, higher, 1, 3),
      before,
      firsts + 3,
    );
    factors += sizeof<usize>();
    out += outBytes;
  }
}
