/** The cheapest stay of each rate plan over all stays of a search. */
import { nightsOf } from './rate-plans.as';
import { PLAN_BLOCK, PlanWork, Segment, segmentAt, Stay, stayAt } from './records.as';
import {
  arrivalBits,
  closed,
  closedLimit,
  departureBits,
  forbidden,
  highBytes,
  highWords,
  lowBytes,
  lowWords,
  nightsSum,
} from './stay-prices.as';

/** Below this, pence times 128 beside a stay's product still lie within 32 bits. */
const LARGE_ADDEND: i32 = 1 << 24;

/**
 * How a segment's totals are computed, told apart by their size where the code is made: in pence,
 * or 128 times as much and a half.
 */
type Pence = i32;

type Scaled = i64;

/** Four rate plans’ totals; the addend is scaled like them. */
@inline
function totalOf<Way>(sum: v128, factors: v128, addend: v128, bad: v128): v128 {
  let product = i32x4.mul(sum, factors);
  if (sizeof<Way>() == sizeof<Pence>())
    product = i32x4.shr_u(i32x4.add(product, i32x4.splat(64)), 7);
  return v128.or(i32x4.add(product, addend), bad);
}

/** Plans whose factors, 16 bits each, do not let them sleep the room: bytes of `mark`, else 0. */
@inline
function asleep(low: v128, high: v128, mark: v128): v128 {
  const none = i16x8.splat(0);
  return v128.and(i8x16.narrow_i16x8_s(i16x8.eq(low, none), i16x8.eq(high, none)), mark);
}

/**
 * Two stays in four plans, whose sums lie `sums` bytes into a row: lowers the `cheapest` totals and
 * adds the `opened` stays.
 */
@inline
function takeFour<Way>(
  first: Stay,
  second: Stay,
  sums: usize,
  factors: v128,
  fails1: v128,
  fails2: v128,
  limit: v128,
  addend1: v128,
  addend2: v128,
  bit1: v128,
  bit2: v128,
  cheapest: usize,
  opened: usize,
): void {
  const sum1 = nightsSum(first, sums),
    sum2 = nightsSum(second, sums);
  const bad1 = closed(sum1, fails1, limit),
    bad2 = closed(sum2, fails2, limit);
  const least = i32x4.min_u(
    totalOf<Way>(sum1, factors, addend1, bad1),
    totalOf<Way>(sum2, factors, addend2, bad2),
  );
  const total =
    sizeof<Way>() == sizeof<Pence>()
      ? least
      : v128.or(i32x4.shr_u(least, 7), i32x4.eq(least, i32x4.splat(-1)));
  v128.store(cheapest, i32x4.min_u(v128.load(cheapest), total));
  v128.store(
    opened,
    v128.or(v128.load(opened), v128.or(v128.andnot(bit1, bad1), v128.andnot(bit2, bad2))),
  );
}

/**
 * Two stays with their addends in a segment's plans. One after the other would read and write what
 * is known of the plans twice as often; more at once would be more rows than the machine fetches
 * ahead.
 */
@inline
function accumulateSegment<Way>(
  first: Stay,
  second: Stay,
  firstAddend: i32,
  secondAddend: i32,
  segment: Segment,
  factors: usize,
  best: usize,
  open: usize,
  pruned: usize,
): void {
  const limit = closedLimit(),
    arrivals = arrivalBits(),
    departures = departureBits();
  const nights1 = nightsOf(first),
    nights2 = nightsOf(second);
  const addend1 = i32x4.splat(firstAddend),
    addend2 = i32x4.splat(secondAddend);
  const bit1 = i32x4.splat(first.bit),
    bit2 = i32x4.splat(second.bit);
  let plan = <usize>segment.firstPlan;
  let at = (<usize>segment.planAt) << 2;
  for (let sixteen = segment.blocks; sixteen > 0; sixteen--, plan += PLAN_BLOCK, at += 64) {
    if (load<u8>(pruned + (at >> 6)) != 0) continue;
    const sums = plan << 2,
      cheapest = best + at,
      opened = open + at;
    const low = v128.load(factors + (plan << 1)),
      high = v128.load(factors + (plan << 1), 16);
    const dead = asleep(low, high, departures);
    const fails1 = v128.or(forbidden(first, plan, nights1, arrivals, departures), dead),
      fails2 = v128.or(forbidden(second, plan, nights2, arrivals, departures), dead);
    const low1 = lowBytes(fails1),
      low2 = lowBytes(fails2),
      high1 = highBytes(fails1),
      high2 = highBytes(fails2);
    takeFour<Way>(
      first,
      second,
      sums,
      i32x4.extend_low_i16x8_u(low),
      lowWords(low1),
      lowWords(low2),
      limit,
      addend1,
      addend2,
      bit1,
      bit2,
      cheapest,
      opened,
    );
    takeFour<Way>(
      first,
      second,
      sums + 16,
      i32x4.extend_high_i16x8_u(low),
      highWords(low1),
      highWords(low2),
      limit,
      addend1,
      addend2,
      bit1,
      bit2,
      cheapest + 16,
      opened + 16,
    );
    takeFour<Way>(
      first,
      second,
      sums + 32,
      i32x4.extend_low_i16x8_u(high),
      lowWords(high1),
      lowWords(high2),
      limit,
      addend1,
      addend2,
      bit1,
      bit2,
      cheapest + 32,
      opened + 32,
    );
    takeFour<Way>(
      first,
      second,
      sums + 48,
      i32x4.extend_high_i16x8_u(high),
      highWords(high1),
      highWords(high2),
      limit,
      addend1,
      addend2,
      bit1,
      bit2,
      cheapest + 48,
      opened + 48,
    );
  }
}

/**
 * Lowers `best` to the cheapest price of one room over the stays with the segment's addend, and
 * sets a stay's bit in `open` where the stay can be had. Stays are of one block; those that no
 * flight of a segment's serves are left out, as are plans that are `pruned` (prunePlans). Open
 * stays of all `plans` of the tile are new; so is `best` for the first stays of a tile.
 */
export function accumulate(work: PlanWork): void {
  const block = work.block,
    segmentCount = work.segmentCount,
    stays = work.stays,
    stayCount = work.stayCount;
  const segments = work.segments,
    factors = work.factors,
    best = work.best,
    pruned = work.pruned,
    plans = work.plans;
  const open = openOf(work, block);
  memory.fill(open, 0, (<usize>plans) << 2);
  if (block == 0) {
    memory.fill(best, 0xff, (<usize>plans) << 2);
    memory.fill(pruned, 0, <usize>plans >> 4);
  }
  for (let s: i32 = 0; s < stayCount; s += 2) {
    const one = stayAt(stays, s),
      other = stayAt(stays, min(stayCount - 1, s + 1));
    for (let g: i32 = 0; g < segmentCount; g++) {
      const segment = segmentAt(segments, g);
      const live = load<i32>(segment.live + ((<usize>block) << 2)) & (one.bit | other.bit);
      if (live == 0) continue;
      // A stay that is alone is taken with itself, which changes nothing.
      const first = (live & one.bit) != 0 ? one : other,
        second = (live & other.bit) != 0 ? other : one;
      const firstAddend = load<i32>(segment.addends + ((<usize>first.index) << 2)),
        secondAddend = load<i32>(segment.addends + ((<usize>second.index) << 2));
      if (max(firstAddend, secondAddend) >= LARGE_ADDEND)
        accumulateSegment<Pence>(
          first,
          second,
          firstAddend,
          secondAddend,
          segment,
          factors,
          best,
          open,
          pruned,
        );
      else
        accumulateSegment<Scaled>(
          first,
          second,
          (firstAddend << 7) + 64,
          (secondAddend << 7) + 64,
          segment,
          factors,
          best,
          open,
          pruned,
        );
    }
  }
}

/** Open stays of the tile's plans in a block. */
@inline
export function openOf(work: PlanWork, block: i32): usize {
  return work.open + ((<usize>(block * work.width)) << 2);
}
