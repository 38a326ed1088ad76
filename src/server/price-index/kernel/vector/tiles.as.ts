/** A set of hotels in tiles: segments of neighbours that cost the same to fly to and to tax. */
import { CostGroup, costGroupAt, PLAN_BLOCK, segmentAt, TileWork } from './records.as';

/** The first hotel of the set from `from` on; `to` when there is none before it. */
@inline
function nextHotel(set: usize, from: i32, to: i32): i32 {
  for (let at = from; at < to; at = (at | 31) + 1) {
    const rest = load<u32>(set + ((<usize>(at >> 5)) << 2)) >> (at & 31);
    if (rest != 0) return min(to, at + <i32>ctz(rest));
  }
  return to;
}

/** The first hotel from `from` on that is not in the set; `to` when there is none before it. */
@inline
function nextGap(set: usize, from: i32, to: i32): i32 {
  for (let at = from; at < to; at = (at | 31) + 1) {
    const rest = ~load<u32>(set + ((<usize>(at >> 5)) << 2)) >> (at & 31);
    if (rest != 0) return min(to, at + <i32>ctz(rest));
  }
  return to;
}

@inline
function word(at: usize, position: i32): i32 {
  return load<i32>(at + ((<usize>position) << 2));
}

@inline
function costGroupOf(work: TileWork, hotel: i32): CostGroup {
  return costGroupAt(work.costGroups, word(work.hotelCostGroup, hotel));
}

/**
 * Writes down the cost groups of the set's hotels, each once, with their kind 1; those of the list
 * before lose theirs.
 */
export function findCostGroups(work: TileWork): void {
  for (let i: i32 = 0; i < work.costGroupCount; i++)
    costGroupAt(work.costGroups, word(work.costGroupList, i)).kind = 0;
  work.costGroupCount = 0;
  for (let from = work.first; ;) {
    const hotel = nextHotel(work.hotels, from, work.end);
    if (hotel >= work.end) return;
    const costGroup = costGroupOf(work, hotel);
    if (costGroup.kind == 0) {
      costGroup.kind = 1;
      store<i32>(
        work.costGroupList + ((<usize>work.costGroupCount) << 2),
        word(work.hotelCostGroup, hotel),
      );
      work.costGroupCount += 1;
    }
    from = word(work.hotelCostGroupEnd, hotel);
  }
}

@inline
function isFlown(costGroup: CostGroup, blocks: i32): bool {
  for (let block: i32 = 0; block < blocks; block++)
    if (word(costGroup.table.live, block) != 0) return true;
  return false;
}

/**
 * Adds up what each cost group of the list costs by stay: flights and fixed taxes; one that is
 * flown in no stay loses its kind.
 */
export function addCosts(work: TileWork): void {
  for (let i: i32 = 0; i < work.costGroupCount; i++) {
    const costGroup = costGroupAt(work.costGroups, word(work.costGroupList, i));
    if (!isFlown(costGroup, work.blocks)) costGroup.kind = 0;
    for (let stay: usize = 0; stay < (<usize>work.stays) << 2; stay += 4)
      store<i32>(
        costGroup.addends + stay,
        load<i32>(costGroup.table.prices + stay) + load<i32>(costGroup.fixedTaxes + stay),
      );
  }
}

/**
 * Past the last hotel of [first, to) whose plans, in whole blocks, and who themselves still fit.
 */
@inline
function lastThatFits(hotelPlan: usize, first: i32, to: i32, plans: i32, hotels: i32): i32 {
  const start = word(hotelPlan, first);
  const most = plans & ~(PLAN_BLOCK - 1);
  let end = min(to, first + (hotels & ~3));
  if (word(hotelPlan, end) - start <= most) return end;
  let low = first;
  while (low + 1 < end) {
    const middle = (low + end) >> 1;
    if (word(hotelPlan, middle) - start <= most) low = middle;
    else end = middle;
  }
  return low;
}

/**
 * Writes the segments of the next tile: hotels of the set from `next` on whose cost group is of the
 * work's kind. Afterwards `next` is the first hotel that is left, segmentCount 0 when none was.
 */
export function nextTile(work: TileWork): void {
  work.segmentCount = 0;
  work.plans = 0;
  memory.fill(work.live, 0, (<usize>work.blocks) << 2);
  let hotels = 0;
  let from = work.next;
  while (true) {
    from = nextHotel(work.hotels, from, work.end);
    if (from >= work.end) break;
    const costGroup = costGroupOf(work, from);
    const to = nextGap(work.hotels, from, word(work.hotelCostGroupEnd, from));
    if ((costGroup.kind & work.kind) == 0) {
      from = to;
      continue;
    }
    if (work.segmentCount == work.mostSegments) break;
    const end = lastThatFits(
      work.hotelPlan,
      from,
      to,
      work.mostPlans - work.plans,
      work.mostHotels - hotels,
    );
    if (end == from) break;
    const segment = segmentAt(work.segments, work.segmentCount);
    const plan = word(work.hotelPlan, from);
    segment.firstPlan = plan;
    segment.blocks = (word(work.hotelPlan, end) - plan + PLAN_BLOCK - 1) / PLAN_BLOCK;
    segment.planAt = work.plans;
    segment.firstHotel = from;
    segment.hotels = end - from;
    segment.hotelAt = hotels;
    segment.addends = costGroup.addends;
    segment.fixedTaxes = costGroup.fixedTaxes;
    segment.taxShares = costGroup.taxShares;
    segment.table = costGroup.table;
    segment.flown = costGroup.table.flown;
    segment.flownBytes = costGroup.table.flownBytes;
    segment.live = costGroup.table.live;
    segment.variants = costGroup.table.variants;
    segment.counts = costGroup.table.counts;
    for (let block: usize = 0; block < (<usize>work.blocks) << 2; block += 4)
      store<i32>(
        work.live + block,
        load<i32>(work.live + block) | load<i32>(costGroup.table.live + block),
      );
    work.segmentCount += 1;
    work.plans += segment.blocks * PLAN_BLOCK;
    hotels += (end - from + 3) & ~3;
    from = end;
  }
  work.next = from;
}
