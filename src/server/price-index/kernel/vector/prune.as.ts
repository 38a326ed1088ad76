/**
 * Rate plans of a tile that no stay after the first block can change, so that a long range reads
 * most plans for its shortest stays alone.
 */
import { BLOCK_STAYS, NO_PRICE, PLAN_BLOCK, PlanWork, Segment, segmentAt } from './records.as';

/**
 * Sets of stays that a plan must be open in; a segment that needs more of them is left as it is.
 */
const MOST_SETS: i32 = 8;

/**
 * Sets of stays of the first block such that a plan that is open in one of each is open for every
 * variant that flies in a later block; -1 = there are none such, else how many are written.
 */
function writeSets(segment: Segment, blocks: i32, sets: usize): i32 {
  let count: i32 = 0;
  for (let v: i32 = 0; v < segment.variants; v++) {
    const flown = segment.flown + ((<usize>v) << 2);
    const own = load<i32>(flown);
    if (own == 0) {
      for (let b: i32 = 1; b < blocks; b++)
        if (load<i32>(flown + <usize>b * segment.flownBytes) != 0) return -1;
      continue;
    }
    let isImplied = false,
      kept: i32 = 0;
    for (let i: i32 = 0; i < count; i++) {
      const other = load<i32>(sets + ((<usize>i) << 2));
      isImplied = isImplied || (own & other) == other;
      if ((own & other) == own && own != other) continue;
      store<i32>(sets + ((<usize>kept) << 2), other);
      kept += 1;
    }
    count = kept;
    if (isImplied) continue;
    if (count == MOST_SETS) return -1;
    store<i32>(sets + ((<usize>count) << 2), own);
    count += 1;
  }
  return count;
}

/** Ones in those of four plans that sleep the room and are open in no stay of one of the sets. */
@inline
function missingFour(open: usize, factors: v128, sets: usize, count: i32): v128 {
  const bits = v128.load(open);
  let missing = i32x4.splat(0);
  for (let i: i32 = 0; i < count; i++)
    missing = v128.or(
      missing,
      i32x4.eq(v128.and(bits, v128.load32_splat(sets + ((<usize>i) << 2))), i32x4.splat(0)),
    );
  return v128.andnot(missing, i32x4.eq(factors, i32x4.splat(0)));
}

@inline
function isOpenInAll(open: usize, factors: usize, sets: usize, count: i32): bool {
  const first = v128.or(
    missingFour(open, v128.load16x4_u(factors), sets, count),
    missingFour(open + 16, v128.load16x4_u(factors, 8), sets, count),
  );
  const second = v128.or(
    missingFour(open + 32, v128.load16x4_u(factors, 16), sets, count),
    missingFour(open + 48, v128.load16x4_u(factors, 24), sets, count),
  );
  return !v128.any_true(v128.or(first, second));
}

/**
 * Ones in those of four plans whose cheapest total is above `addend` + `nights` of their cheapest
 * night's `sum`, rounded down.
 */
@inline
function lowerFour(best: usize, sum: v128, factors: v128, nights: v128, addend: v128): v128 {
  const night = i32x4.shr_u(i32x4.mul(i32x4.min_u(sum, i32x4.splat(0xffffff)), factors), 7);
  return i32x4.gt_s(v128.load(best), i32x4.add(i32x4.mul(night, nights), addend));
}

/**
 * Whether `nights` nights, each at the cheapest of `count` of the sums from `firstRow` on, with
 * `addend` are cheaper than what any of sixteen plans has.
 */
@inline
function isLowered(
  best: usize,
  factors: usize,
  nights: v128,
  addend: v128,
  sums: usize,
  stride: usize,
  rows: i32,
  firstRow: i32,
  count: i32,
): bool {
  let row = firstRow;
  let at = sums + <usize>row * stride;
  let a = v128.load(at),
    b = v128.load(at, 16),
    c = v128.load(at, 32),
    d = v128.load(at, 48);
  let leastA = i32x4.splat(-1),
    leastB = leastA,
    leastC = leastA,
    leastD = leastA;
  for (let night = count; night > 0; night--) {
    row = row + 1 == rows ? 0 : row + 1;
    at = sums + <usize>row * stride;
    const nextA = v128.load(at),
      nextB = v128.load(at, 16),
      nextC = v128.load(at, 32),
      nextD = v128.load(at, 48);
    leastA = i32x4.min_u(leastA, i32x4.sub(nextA, a));
    leastB = i32x4.min_u(leastB, i32x4.sub(nextB, b));
    leastC = i32x4.min_u(leastC, i32x4.sub(nextC, c));
    leastD = i32x4.min_u(leastD, i32x4.sub(nextD, d));
    a = nextA;
    b = nextB;
    c = nextC;
    d = nextD;
  }
  const first = v128.or(
    lowerFour(best, leastA, v128.load16x4_u(factors), nights, addend),
    lowerFour(best + 16, leastB, v128.load16x4_u(factors, 8), nights, addend),
  );
  const second = v128.or(
    lowerFour(best + 32, leastC, v128.load16x4_u(factors, 16), nights, addend),
    lowerFour(best + 48, leastD, v128.load16x4_u(factors, 24), nights, addend),
  );
  return v128.any_true(v128.or(first, second));
}

/** Stays after the first block that a flight of the segment's serves. */
@inline
function laterStays(segment: Segment, blocks: i32): i32 {
  let count: i32 = 0;
  for (let b: i32 = 1; b < blocks; b++)
    count += popcnt(load<i32>(segment.live + ((<usize>b) << 2)));
  return count;
}

@inline
function leastAddend(segment: Segment, stayCount: i32): i32 {
  let least = NO_PRICE;
  for (let stay = BLOCK_STAYS; stay < stayCount; stay++)
    least = min(least, load<i32>(segment.addends + ((<usize>stay) << 2)));
  return least;
}

/**
 * Says of each sixteen plans of a tile, a byte in `pruned`, whether no stay after the first block,
 * all of at least `nights` nights, can be cheaper than `best` or open them to a variant that their
 * `open` stays, those of the first block, do not. `sums`: rows of `stride` bytes, of which `count`
 * nights from `firstRow` on are those of the search: where fewer stays than that are to come,
 * looking would cost more than they do.
 */
export function prunePlans(work: PlanWork): void {
  const factors = work.factors,
    best = work.best,
    open = work.open,
    pruned = work.pruned,
    sums = work.sums,
    stride = work.stride,
    rows = work.rows,
    firstRow = work.firstRow;
  const nights = work.nights,
    fewest = i32x4.splat(work.fewestNights),
    sets = work.staySets;
  for (let g: i32 = 0; g < work.segmentCount; g++) {
    const segment = segmentAt(work.segments, g);
    const setCount =
      laterStays(segment, work.blocks) < nights ? -1 : writeSets(segment, work.blocks, sets);
    if (setCount < 0) continue;
    const addend = i32x4.splat(leastAddend(segment, work.queryStays));
    let plan = <usize>segment.firstPlan;
    let at = <usize>segment.planAt;
    for (let sixteen = segment.blocks; sixteen > 0; sixteen--) {
      const factor = factors + (plan << 1),
        words = at << 2;
      if (
        isOpenInAll(open + words, factor, sets, setCount) &&
        !isLowered(
          best + words,
          factor,
          fewest,
          addend,
          sums + (plan << 2),
          stride,
          rows,
          firstRow,
          nights,
        )
      )
        store<u8>(pruned + (at >> 4), 1);
      plan += PLAN_BLOCK;
      at += PLAN_BLOCK;
    }
  }
}
