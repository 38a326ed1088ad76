/** Calendars and grids: flights added to stays. */
import { NO_PRICE, PairWork } from './records.as';

/**
 * Lowers totals to the cheapest flights of a route pair with the stays that they lead to: any
 * carrier's, or each carrier's that flies both ways with what it takes off. Returns the arrival day
 * offsets that are flown, a bit each.
 */
export function addPair(work: PairWork): i32 {
  let flown = 0;
  for (let i: i32 = 0; i < work.flyers; i++)
    flown |= addFlyer(work, load<i32>(work.flownBy + ((<usize>i) << 2)));
  return flown;
}

function addFlyer(work: PairWork, carrier: i32): i32 {
  const back = work.cheapest,
    out = back + (work.width << 2);
  if (!cheapestLeg(work, work.backFirst, work.backs, work.backLegs, carrier, -1, back)) return 0;
  let flown = 0;
  for (let offset: i32 = 0; offset < work.offsets; offset++) {
    if (!cheapestLeg(work, work.outFirst, work.outs, work.outLegs, carrier, offset, out)) continue;
    flown |= 1 << offset;
    addStays(work, <usize>offset, out, back);
  }
  return flown;
}

/**
 * Writes the cheapest leg of each day among series of one carrier (-1 = any) and arrival day offset
 * (-1 = any); whether there is any series.
 */
function cheapestLeg(
  work: PairWork,
  first: i32,
  count: i32,
  legs: usize,
  carrier: i32,
  offset: i32,
  least: usize,
): bool {
  const none = i32x4.splat(NO_PRICE);
  const pitch = work.pitch << 2,
    days = work.days << 2;
  let found = false;
  for (let series = first; series < first + count; series++, legs += pitch) {
    if (carrier >= 0 && <i32>load<u16>(work.carriers + ((<usize>series) << 1)) != carrier) continue;
    if (offset >= 0 && <i32>load<u8>(work.arrivalOffsets + <usize>series) != offset) continue;
    const saving = i32x4.splat(
      carrier >= 0 ? load<i32>(work.savings + ((<usize>series) << 2)) * work.paying : 0,
    );
    for (let day: usize = 0; day < days; day += 16) {
      const price = v128.load(legs + day);
      const saved = v128.bitselect(i32x4.sub(price, saving), none, i32x4.lt_s(price, none));
      v128.store(least + day, found ? i32x4.min_s(v128.load(least + day), saved) : saved);
    }
    found = true;
  }
  if (found) for (let day = days; day < work.width << 2; day += 16) v128.store(least + day, none);
  return found;
}

/**
 * Stay + way out + way home + charge, by [nights][departure day]; sums of what cannot be had stay
 * below 2³².
 */
@inline
function addStays(work: PairWork, offset: usize, out: usize, back: usize): void {
  const fixed = i32x4.splat(work.charge);
  const wide = work.sheetWidth << 2;
  const outs = out + (work.start << 2),
    backs = back + ((work.start + offset) << 2);
  let totals = work.totals + offset * work.sheetBytes,
    stayPrices = work.stayPrices + (offset << 2);
  for (let night: usize = 0; night < work.nightCount; night++) {
    const home = backs + ((<usize>load<i32>(work.nights + (night << 2))) << 2);
    for (let day: usize = 0; day < wide; day += 16) {
      const flights = i32x4.add(i32x4.add(v128.load(outs + day), v128.load(home + day)), fixed);
      v128.store(
        totals + day,
        i32x4.min_u(v128.load(totals + day), i32x4.add(v128.load(stayPrices + day), flights)),
      );
    }
    totals += wide;
    stayPrices += work.span << 2;
  }
}

/**
 * Writes 0 over totals that do not lie in [least, most], `count` of them in fours; whether any is
 * left.
 */
export function keepRange(totals: usize, count: i32, least: i32, most: i32): bool {
  const low = i32x4.splat(least),
    high = i32x4.splat(most);
  let left = i32x4.splat(0);
  for (let at = totals; at < totals + ((<usize>count) << 2); at += 16) {
    const total = v128.load(at);
    const kept = v128.and(total, v128.and(i32x4.ge_s(total, low), i32x4.le_s(total, high)));
    v128.store(at, kept);
    left = v128.or(left, kept);
  }
  return v128.any_true(left);
}
