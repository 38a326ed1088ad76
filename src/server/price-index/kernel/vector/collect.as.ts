/** Hotels into the result. */
import { CollectWork, NO_PRICE, segmentAt } from './records.as';

@inline
function hasHotel(set: usize, hotel: i32): bool {
  return ((load<i32>(set + ((<usize>(hotel >> 5)) << 2)) >> (hotel & 31)) & 1) != 0;
}

@inline
function addHotel(set: usize, hotel: i32): void {
  const at = set + ((<usize>(hotel >> 5)) << 2);
  store<i32>(at, load<i32>(at) | (1 << (hotel & 31)));
}

/**
 * Hotels of priced segments → the result, the sets of hotels in the price range, and the hotels by
 * set of options (records/hotels.ts). What fails a static group loses its open stays, as does the
 * padding to fours.
 */
export function collectHotels(work: CollectWork): void {
  for (let g: i32 = 0; g < work.segmentCount; g++) {
    const segment = segmentAt(work.segments, g);
    const count = segment.hotels;
    for (let i: i32 = 0; i < count; i++)
      collectHotel(work, segment.firstHotel + i, segment.hotelAt + i);
    for (let i = count; i < ((count + 3) & ~3); i++) closeStays(work, segment.hotelAt + i);
  }
}

@inline
function collectHotel(work: CollectWork, hotel: i32, at: i32): void {
  const leadPrice = load<i32>(work.leadPrices + ((<usize>at) << 2));
  const isSold = leadPrice >= 0 && leadPrice < NO_PRICE;
  const isInRange = isSold && leadPrice >= work.least && leadPrice <= work.most;
  if (work.passing != 0 && !hasHotel(work.passing, hotel)) {
    closeStays(work, at);
    if (!isInRange) return;
    for (let group: i32 = 0; group < work.groups; group++) {
      const set = <usize>group * work.setBytes;
      if (hasHotel(work.failing + set, hotel)) addHotel(work.foundFailing + set, hotel);
    }
    return;
  }
  const options = work.byOptions + ((<usize>load<i32>(work.options + ((<usize>at) << 2))) << 2);
  store<i32>(options, load<i32>(options) + 1);
  if (!isSold) return;
  if (leadPrice < work.min) work.min = leadPrice;
  if (leadPrice > work.max) work.max = leadPrice;
  if (!isInRange) return;
  const position = (<usize>work.count) << 2;
  store<i32>(work.hotels + position, hotel);
  store<i32>(work.totals + position, leadPrice);
  work.count += 1;
  addHotel(work.found, hotel);
}

@inline
function closeStays(work: CollectWork, at: i32): void {
  for (let block: i32 = 0; block < work.blocks; block++)
    store<i32>(work.openStays + ((<usize>(block * work.hotelWidth + at)) << 2), 0);
}
