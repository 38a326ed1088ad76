/** Calendars and grids: the cheapest of many hotels' plans by day, and flights added to them. */
import { LeastWork, LegWork, NONE, PairWork, PLAN_BLOCK, segmentAt, STRETCH_BYTES, Stretch } from './records.as';
import { highBytes, highWords, lowBytes, lowWords } from './stay-prices.as';

/**
 * Four series on the day of a row: fares and fees of the party; NONE where they do not fly or have
 * too few seats.
 */
@inline
function legsOfDay(flights: usize, infantFares: usize, at: usize, paying: i32, infants: i32, fees: v128): v128 {
  const flight = v128.load(flights + (at << 2));
  const fare = v128.and(flight, i32x4.splat(0x7fffff));
  const flies = v128.andnot(i32x4.ge_s(i32x4.shr_u(flight, 23), i32x4.splat(paying)), i32x4.eq(fare, i32x4.splat(0)));
  let price = i32x4.add(i32x4.mul(fare, i32x4.splat(paying)), fees);
  if (infants != 0) price = i32x4.add(price, i32x4.mul(i32x4.extend_low_i16x8_u(v128.load64_zero(infantFares + (at << 1))), i32x4.splat(infants)));
  return v128.bitselect(price, i32x4.splat(NONE), flies);
}

/** Four series on four days from `row` on, written as four days of four legs. */
@inline
function legsOfFour(flights: usize, infantFares: usize, series: i32, row: i32, rows: i32, at: i32, paying: i32, infants: i32, fees: v128, out: usize, pitch: usize): void {
  const b = row + 1 < rows ? row + 1 : row + 1 - rows, c = row + 2 < rows ? row + 2 : row + 2 - rows, d = row + 3 < rows ? row + 3 : row + 3 - rows;
  const first = legsOfDay(flights, infantFares, <usize>(row * series + at), paying, infants, fees), second = legsOfDay(flights, infantFares, <usize>(b * series + at), paying, infants, fees);
  const third = legsOfDay(flights, infantFares, <usize>(c * series + at), paying, infants, fees), fourth = legsOfDay(flights, infantFares, <usize>(d * series + at), paying, infants, fees);
  const low = v128.shuffle<i32>(first, second, 0, 4, 1, 5), high = v128.shuffle<i32>(first, second, 2, 6, 3, 7);
  const lower = v128.shuffle<i32>(third, fourth, 0, 4, 1, 5), higher = v128.shuffle<i32>(third, fourth, 2, 6, 3, 7);
  v128.store(out, v128.shuffle<i64>(low, lower, 0, 2));
  v128.store(out + pitch, v128.shuffle<i64>(low, lower, 1, 3));
  v128.store(out + (pitch << 1), v128.shuffle<i64>(high, higher, 0, 2));
  v128.store(out + pitch * 3, v128.shuffle<i64>(high, higher, 1, 3));
}

/**
 * Prices the legs of stretches of neighbouring series, [leg][pitch], on all days of the ring from
 * `firstRow` on, whose number is a multiple of 16. A
 * stretch: its first series, how many (written in fours), its first leg. `flights` and
 * `infantFares`: row 0 of `series` each; `fees`: by leg, what the
 * party pays beside fares. Sixteen days at a time, so that cache lines are read and written whole.
 */
export function priceLegs(work: LegWork): void {
  const flights = work.flights, infantFares = work.infantFares, series = work.series, rows = work.rows;
  const paying = work.paying, infants = work.infants, pitch = work.pitch;
  const end = work.stretches + <usize>work.count * STRETCH_BYTES;
  for (let day: i32 = 0; day < rows; day += 16) {
    const first = (work.firstRow + day) % rows;
    for (let at = work.stretches; at < end; at += STRETCH_BYTES) {
      const stretch = changetype<Stretch>(at);
      let one = stretch.first, leg = stretch.leg;
      for (let left = stretch.count; left > 0; left -= 4) {
        const own = v128.load(work.fees + (<usize>leg << 2));
        const out = work.legs + ((<usize>leg * pitch + <usize>day) << 2);
        for (let four: i32 = 0; four < 16; four += 4) {
          const row = first + four < rows ? first + four : first + four - rows;
          legsOfFour(flights, infantFares, series, row, rows, one, paying, infants, own, out + (<usize>four << 2), pitch << 2);
        }
        one += 4;
        leg += 4;
      }
    }
  }
}

/**
 * Lowers totals to the cheapest flights of a route pair with the stays that they lead price to: any
 * carrier's, or each carrier's that flies both ways
 * with what it takes off. Returns the arrival day offsets that are flown, a bit each.
 */
export function addPair(work: PairWork): i32 {
  let flown = 0;
  for (let i: i32 = 0; i < work.flyers; i++) flown |= addFlyer(work, load<i32>(work.flownBy + (<usize>i << 2)));
  return flown;
}

function addFlyer(work: PairWork, carrier: i32): i32 {
  const back = work.cheapest, out = back + (work.width << 2);
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
function cheapestLeg(work: PairWork, first: i32, count: i32, legs: usize, carrier: i32, offset: i32, least: usize): bool {
  const none = i32x4.splat(NONE);
  const pitch = work.pitch << 2, days = work.days << 2;
  let found = false;
  for (let series = first; series < first + count; series++, legs += pitch) {
    if (carrier >= 0 && <i32>load<u16>(work.carriers + (<usize>series << 1)) != carrier) continue;
    if (offset >= 0 && <i32>load<u8>(work.arrivalOffsets + <usize>series) != offset) continue;
    const saving = i32x4.splat(carrier >= 0 ? load<i32>(work.savings + (<usize>series << 2)) * work.paying : 0);
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
  const outs = out + (work.start << 2), backs = back + ((work.start + offset) << 2);
  let totals = work.totals + offset * (work.sheetBytes), stayPrices = work.stayPrices + (offset << 2);
  for (let night: usize = 0; night < work.nightCount; night++) {
    const home = backs + (<usize>load<i32>(work.nights + (night << 2)) << 2);
    for (let day: usize = 0; day < wide; day += 16) {
      const flights = i32x4.add(i32x4.add(v128.load(outs + day), v128.load(home + day)), fixed);
      v128.store(totals + day, i32x4.min_u(v128.load(totals + day), i32x4.add(v128.load(stayPrices + day), flights)));
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
  const low = i32x4.splat(least), high = i32x4.splat(most);
  let left = i32x4.splat(0);
  for (let at = totals; at < totals + (<usize>count << 2); at += 16) {
    const total = v128.load(at);
    const kept = v128.and(total, v128.and(i32x4.ge_s(total, low), i32x4.le_s(total, high)));
    v128.store(at, kept);
    left = v128.or(left, kept);
  }
  return v128.any_true(left);
}

/**
 * Four plans of a block: the lower of `least` and their sums times factors, ones where the top byte
 * of sum or `fails` says that there is no stay.
 */
@inline
function leastOfFour(sum: v128, fails: v128, factors: v128, least: v128): v128 {
  return i32x4.min_u(least, v128.or(i32x4.mul(sum, factors), i32x4.gt_s(v128.or(sum, fails), i32x4.splat(0xffffff))));
}

/** The same for the 16 plans of a block, whose bytes of `fails`, below 128, become top bytes. */
@inline
function leastOfBlock(starts: usize, ends: usize, fails: v128, factors: usize, least: v128): v128 {
  const low = lowBytes(fails), high = highBytes(fails);
  least = leastOfFour(i32x4.sub(v128.load(ends), v128.load(starts)), lowWords(low), v128.load(factors), least);
  least = leastOfFour(i32x4.sub(v128.load(ends, 16), v128.load(starts, 16)), highWords(low), v128.load(factors, 16), least);
  least = leastOfFour(i32x4.sub(v128.load(ends, 32), v128.load(starts, 32)), lowWords(high), v128.load(factors, 32), least);
  return leastOfFour(i32x4.sub(v128.load(ends, 48), v128.load(starts, 48)), highWords(high), v128.load(factors, 48), least);
}

/**
 * Bytes of 1 to 127 for plans of a block whose terms forbid the stay: terms of check-in and
 * check-out days.
 */
@inline
function refused(arrival: usize, departure: usize, nights: v128, dead: v128): v128 {
  const early = i8x16.sub_sat_u(v128.and(v128.load(arrival), i8x16.splat(31)), nights);
  return v128.or(v128.or(dead, early), v128.and(v128.load(departure), i8x16.splat(32)));
}

/**
 * Ones for plans of a block that have fewer than `floor` on any night; `terms`: of the plans, in
 * row 0.
 */
@inline
function short(terms: usize, stride: i32, rows: i32, row: i32, nights: i32, floor: i32): v128 {
  let least = i8x16.splat(-1);
  for (let night = nights; night > 0; night--) {
    least = i8x16.min_u(least, v128.load(terms + <usize>(row * stride)));
    row = row + 1 == rows ? 0 : row + 1;
  }
  return v128.and(i8x16.lt_u(least, i8x16.splat(<i8>floor)), i8x16.splat(1));
}

@inline
function storeLeast(out: usize, least: v128): void {
  const pairs = i32x4.min_u(least, v128.shuffle<i64>(least, least, 1, 0));
  const product = min<u32>(<u32>i32x4.extract_lane(pairs, 0), <u32>i32x4.extract_lane(pairs, 1));
  store<i32>(out, product == u32.MAX_VALUE ? NONE : <i32>((product + 64) >> 7));
}

/**
 * Cheapest plan of every segment, [segment][width]: for each of `days` check-in days from that of
 * `firstRow` on and each of `nightCount` numbers of nights
 * [nights][days]; NONE where none can be had. Rate plans with a 1 in `classes` count for nothing. Four days
 * at a time, so that more rows are under way
 * from the memory at once, the last one repeated to fill up; all nights of a day before the next,
 * while its rows lie near.
 */
export function leastStays(work: LeastWork): void {
  const sums = work.sums, terms = work.rooms.terms, stride = <i32>work.rooms.stride, rows = work.rooms.rows, floor = work.rooms.floor;
  const row = work.firstRow, days = work.days, nights = work.nights, nightCount = work.nightCount;
  const segments = work.segments, segmentCount = work.segmentCount, factors = work.factors, dead = work.classes;
  const out = work.out, width = work.width;
  const last = days - 1;
  for (let s: i32 = 0; s < days; s += 4) {
    const t = min(s + 1, last), u = min(s + 2, last), v = min(s + 3, last);
    const rowA = (row + s) % rows, rowB = (row + t) % rows, rowC = (row + u) % rows, rowD = (row + v) % rows;
    const startA = <usize>(rowA * stride), startB = <usize>(rowB * stride), startC = <usize>(rowC * stride), startD = <usize>(rowD * stride);
    for (let n: i32 = 0; n < nightCount; n++) {
      const stayNights = load<i32>(nights + (<usize>n << 2));
      const endA = <usize>((rowA + stayNights) % rows * stride), endB = <usize>((rowB + stayNights) % rows * stride);
      const endC = <usize>((rowC + stayNights) % rows * stride), endD = <usize>((rowD + stayNights) % rows * stride);
      const most = i8x16.splat(<i8>stayNights);
      for (let g: i32 = 0; g < segmentCount; g++) {
        const segment = segmentAt(segments, g);
        let plan = <usize>segment.firstPlan;
        let at = <usize>segment.planAt;
        let a = i32x4.splat(-1), b = a, c = a, d = a;
        for (let block = segment.blocks; block > 0; block--) {
          const isDead = v128.load(dead + at);
          const four = factors + (at << 2);
          const term = terms + plan, sum = sums + (plan << 2);
          let failsA = refused(term + startA, term + endA, most, isDead), failsB = refused(term + startB, term + endB, most, isDead);
          let failsC = refused(term + startC, term + endC, most, isDead), failsD = refused(term + startD, term + endD, most, isDead);
          if (floor > 0) {
            failsA = v128.or(failsA, short(term, stride, rows, rowA, stayNights, floor));
            failsB = v128.or(failsB, short(term, stride, rows, rowB, stayNights, floor));
            failsC = v128.or(failsC, short(term, stride, rows, rowC, stayNights, floor));
            failsD = v128.or(failsD, short(term, stride, rows, rowD, stayNights, floor));
          }
          a = leastOfBlock(sum + (startA << 2), sum + (endA << 2), failsA, four, a);
          b = leastOfBlock(sum + (startB << 2), sum + (endB << 2), failsB, four, b);
          c = leastOfBlock(sum + (startC << 2), sum + (endC << 2), failsC, four, c);
          d = leastOfBlock(sum + (startD << 2), sum + (endD << 2), failsD, four, d);
          plan += PLAN_BLOCK;
          at += PLAN_BLOCK;
        }
        const prices = out + (<usize>(g * width + n * days) << 2);
        storeLeast(prices + (<usize>s << 2), a);
        storeLeast(prices + (<usize>t << 2), b);
        storeLeast(prices + (<usize>u << 2), c);
        storeLeast(prices + (<usize>v << 2), d);
      }
    }
  }
}
