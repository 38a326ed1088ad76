/** Hotels counted by option of the hotel and of the flights. */
import { CollectWork, OptionWork, PricedWork, segmentAt } from './records.as';

/**
 * Counts the hotels of two sets (others: 0 = none) that have each of some options, whose sets lie
 * from `bits` on, setBytes each. All of the hotels lie in words [first, end).
 */
export function countOptions(work: OptionWork): void {
  const hotels = work.hotels,
    others = work.others,
    counts = work.counts,
    bits = work.bits,
    setBytes = work.setBytes;
  const options = (<usize>work.options) << 2;
  memory.fill(counts, 0, options);
  for (
    let word: usize = (<usize>work.first) << 2, end = (<usize>work.end) << 2;
    word < end;
    word += 4
  ) {
    const own = load<i32>(hotels + word) | (others == 0 ? 0 : load<i32>(others + word));
    if (own == 0) continue;
    let having = bits + word;
    for (let option: usize = 0; option < options; option += 4) {
      store<i32>(counts + option, load<i32>(counts + option) + popcnt(own & load<i32>(having)));
      having += setBytes;
    }
  }
}

@inline
function sumOf(counts: v128): i32 {
  return (
    i32x4.extract_lane(counts, 0) +
    i32x4.extract_lane(counts, 1) +
    i32x4.extract_lane(counts, 2) +
    i32x4.extract_lane(counts, 3)
  );
}

/**
 * Adds to each segment's counts by variant, the first of those alike, the hotels that are open in
 * any stay that the variant flies on. Hotels in fours; padding has no open stay.
 */
export function countOpen(work: CollectWork): void {
  const hotelWidth = work.hotelWidth,
    blocks = work.blocks;
  for (let g: i32 = 0; g < work.segmentCount; g++) {
    const segment = segmentAt(work.segments, g);
    const hotels = work.openStays + ((<usize>segment.hotelAt) << 2);
    for (let v: i32 = 0; v < segment.variants; v++) {
      if (load<i32>(segment.table.alike + ((<usize>v) << 2)) != v) continue;
      const flown = segment.flown + ((<usize>v) << 2);
      let count = i32x4.splat(0);
      for (let h: i32 = 0; h < segment.hotels; h += 4) {
        let any = i32x4.splat(0);
        for (let b: i32 = 0; b < blocks; b++)
          any = v128.or(
            any,
            v128.and(
              v128.load(hotels + ((<usize>(b * hotelWidth + h)) << 2)),
              v128.load32_splat(flown + <usize>b * segment.flownBytes),
            ),
          );
        count = i32x4.sub(count, i32x4.ne(any, i32x4.splat(0)));
      }
      const at = segment.counts + ((<usize>v) << 2);
      store<i32>(at, load<i32>(at) + sumOf(count));
    }
  }
}

@inline
function totalsAt(stayPrices: usize, flights: usize): v128 {
  return i32x4.add(v128.load(stayPrices), v128.load(flights));
}

/** Whether any of stays + flights, eight stays after eight, is below `above`. */
@inline
function isReached(
  stayPrices: usize,
  four: usize,
  flights: usize,
  stayCount: i32,
  above: v128,
): bool {
  for (; stayCount > 4; stayCount -= 8) {
    if (
      v128.any_true(
        i32x4.lt_s(
          i32x4.min_s(totalsAt(stayPrices, flights), totalsAt(stayPrices + four, flights + 16)),
          above,
        ),
      )
    )
      return true;
    stayPrices += 2 * four;
    flights += 32;
  }
  return stayCount > 0 && v128.any_true(i32x4.lt_s(totalsAt(stayPrices, flights), above));
}

/** Whether the cheapest of stays + flights is below `above`, but not below `least`. */
@inline
function isWithin(
  stayPrices: usize,
  four: usize,
  flights: usize,
  stayCount: i32,
  least: i32,
  above: v128,
): bool {
  let leadPrice = above;
  for (; stayCount > 0; stayCount -= 4) {
    leadPrice = i32x4.min_s(leadPrice, totalsAt(stayPrices, flights));
    stayPrices += four;
    flights += 16;
  }
  return (
    i32(v128.any_true(i32x4.lt_s(leadPrice, above))) >
    i32(v128.any_true(i32x4.lt_s(leadPrice, i32x4.splat(least))))
  );
}

/**
 * Adds to counts[v] the hotels whose cheapest stays + prices[v], four stays after four, lies in
 * [least, most]. `four`: bytes from four stays of the stays to the next. Hotels whose lead price is
 * above `bound`, unsigned, are left out.
 */
export function countPriced(work: PricedWork): void {
  const stayPrices = work.stayPrices,
    four = work.stayPriceBytes,
    stayCount = work.stayCount,
    variants = work.variants,
    least = work.least;
  const bound = <u32>work.bound,
    above = i32x4.splat(work.most + 1);
  for (let h: i32 = 0; h < work.hotels; h++) {
    if (load<u32>(work.leadPrices + ((<usize>h) << 2)) > bound) continue;
    let flights = work.prices;
    for (let v: i32 = 0; v < variants; v++) {
      const at = work.counts + ((<usize>v) << 2);
      const own = stayPrices + ((<usize>h) << 4);
      const isCounted =
        least > 0
          ? isWithin(own, four, flights, stayCount, least, above)
          : isReached(own, four, flights, stayCount, above);
      store<i32>(at, load<i32>(at) + i32(isCounted));
      flights += (<usize>stayCount) << 2;
    }
  }
}
