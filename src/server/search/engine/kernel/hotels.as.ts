/** From lanes to hotels, and hotels counted by flight option. */
import { BLOCK, DEAD, Segment, segmentAt } from './records.as';

/**
 * Lanes → hotels of one segment: lead price, open slots of asked lanes, and which static options have a stay in a slot that the search can
 * fly on. `rules` holds three words per class: asked (ones or zero), options, and options together with a standard room of the same board.
 */
@inline
function reduceSegment(
  segment: Segment, kept: usize, best: usize, open: usize, width: i32, blocks: i32, rules: usize, hotelLane: usize,
  leads: usize, options: usize, words: usize, hotelWidth: i32, together: bool,
): void {
  const first = segment.firstHotel;
  const count = segment.hotels;
  const shift = segment.at - segment.firstLane;
  const flown = segment.flown;
  let out = <usize>segment.hotelAt << 2;
  let lane = load<i32>(hotelLane + (<usize>first << 2)) + shift;
  for (let hotel: i32 = 1; hotel <= count; hotel++) {
    const end = load<i32>(hotelLane + (<usize>(first + hotel) << 2)) + shift;
    let lead: u32 = u32.MAX_VALUE;
    let found: i32 = 0;
    for (let b: i32 = 0; b < blocks; b++) {
      const row = open + (<usize>(b * width) << 2);
      const base = load<i32>(flown + (<usize>b << 2));
      let word: i32 = 0;
      let standard: i32 = 0;
      let board: i32 = -1;
      for (let i = lane; i < end; i++) {
        const kind = <i32>load<u8>(kept + <usize>i);
        if (kind == <i32>DEAD) continue;
        const rule = rules + <usize>kind * 12;
        const asked = load<i32>(rule);
        const bits = load<i32>(row + (<usize>i << 2));
        const price = load<u32>(best + (<usize>i << 2)) | ~asked;
        lead = price < lead ? price : lead;
        word |= bits & asked;
        found |= (bits & base) != 0 ? load<i32>(rule, 4) : 0;
        if (!together) continue;
        const joined = load<i32>(rule, 8);
        standard = (kind & 7) == board ? standard : 0;
        board = kind & 7;
        found |= (bits & base & standard) != 0 ? joined & 0x7fffffff : 0;
        standard |= joined < 0 ? bits : 0;
      }
      store<i32>(words + out + (<usize>(b * hotelWidth) << 2), word);
    }
    store<u32>(leads + out, lead);
    store<i32>(options + out, found);
    out += 4;
    lane = end;
  }
}

/** The same for all segments; `together`: whether an adapted room needs a standard one beside it. */
export function reduceHotels(
  segments: usize, segmentCount: i32, kept: usize, best: usize, open: usize, width: i32, blocks: i32, rules: usize, hotelLane: usize,
  leads: usize, options: usize, words: usize, hotelWidth: i32, together: i32,
): void {
  for (let g: i32 = 0; g < segmentCount; g++) {
    const segment = segmentAt(segments, g);
    if (together) reduceSegment(segment, kept, best, open, width, blocks, rules, hotelLane, leads, options, words, hotelWidth, true);
    else reduceSegment(segment, kept, best, open, width, blocks, rules, hotelLane, leads, options, words, hotelWidth, false);
  }
}

@inline
function sumOf(counts: v128): i32 {
  return i32x4.extract_lane(counts, 0) + i32x4.extract_lane(counts, 1) + i32x4.extract_lane(counts, 2) + i32x4.extract_lane(counts, 3);
}

/** Adds to counts[v] the hotels that are open in any slot of variants[v][block]. Hotels in fours; padding has no open slot. */
export function countOpen(words: usize, hotels: i32, hotelWidth: i32, blocks: i32, variants: usize, variantCount: i32, counts: usize): void {
  for (let v: i32 = 0; v < variantCount; v++) {
    const flown = variants + (<usize>(v * blocks) << 2);
    let count = i32x4.splat(0);
    for (let h: i32 = 0; h < hotels; h += 4) {
      let any = i32x4.splat(0);
      for (let b: i32 = 0; b < blocks; b++) any = v128.or(any, v128.and(v128.load(words + (<usize>(b * hotelWidth + h) << 2)), v128.load32_splat(flown + (<usize>b << 2))));
      count = i32x4.sub(count, i32x4.ne(any, i32x4.splat(0)));
    }
    store<i32>(counts + (<usize>v << 2), load<i32>(counts + (<usize>v << 2)) + sumOf(count));
  }
}

@inline
function totalsAt(stay: usize, flights: usize): v128 {
  return i32x4.add(v128.load(stay), v128.load(flights));
}

/** Whether any of stays + flights, eight slots after eight, is below `above`. */
@inline
function isReached(stay: usize, four: usize, flights: usize, slotCount: i32, above: v128): bool {
  for (; slotCount > 4; slotCount -= 8) {
    if (v128.any_true(i32x4.lt_s(i32x4.min_s(totalsAt(stay, flights), totalsAt(stay + four, flights + 16)), above))) return true;
    stay += 2 * four;
    flights += 32;
  }
  return slotCount > 0 && v128.any_true(i32x4.lt_s(totalsAt(stay, flights), above));
}

/** Whether the cheapest of stays + flights is below `above`, but not below `least`. */
@inline
function isWithin(stay: usize, four: usize, flights: usize, slotCount: i32, least: i32, above: v128): bool {
  let lead = above;
  for (; slotCount > 0; slotCount -= 4) {
    lead = i32x4.min_s(lead, totalsAt(stay, flights));
    stay += four;
    flights += 16;
  }
  return i32(v128.any_true(i32x4.lt_s(lead, above))) > i32(v128.any_true(i32x4.lt_s(lead, i32x4.splat(least))));
}

/**
 * Adds to counts[v] the hotels whose cheapest stays + prices[v], four slots after four, lies in [least, most]. `four`: bytes from four slots of
 * the stays to the next. Hotels whose lead is above `bound`, unsigned, are left out.
 */
export function countPriced(
  stays: usize, leads: usize, hotels: i32, four: usize, slotCount: i32, prices: usize, variantCount: i32, least: i32, most: i32, bound: u32, counts: usize,
): void {
  const above = i32x4.splat(most + 1);
  for (let h: i32 = 0; h < hotels; h++) {
    if (load<u32>(leads + (<usize>h << 2)) > bound) continue;
    let flights = prices;
    for (let v: i32 = 0; v < variantCount; v++) {
      const at = counts + (<usize>v << 2);
      const stay = stays + (<usize>h << 4);
      const isCounted = least > 0 ? isWithin(stay, four, flights, slotCount, least, above) : isReached(stay, four, flights, slotCount, above);
      store<i32>(at, load<i32>(at) + i32(isCounted));
      flights += <usize>slotCount << 2;
    }
  }
}
