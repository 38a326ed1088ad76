/** A set of hotels in tiles: segments of neighbours that cost the same to fly to and to tax. */
import { BLOCK, Run, runAt, segmentAt, TileWork } from './records.as';

/** The first hotel of the set from `from` on; `to` when there is none before it. */
@inline
function nextHotel(set: usize, from: i32, to: i32): i32 {
  for (let at = from; at < to; at = (at | 31) + 1) {
    const rest = load<u32>(set + (<usize>(at >> 5) << 2)) >> (at & 31);
    if (rest != 0) return min(to, at + <i32>ctz(rest));
  }
  return to;
}

/** The first hotel from `from` on that is not in the set; `to` when there is none before it. */
@inline
function nextGap(set: usize, from: i32, to: i32): i32 {
  for (let at = from; at < to; at = (at | 31) + 1) {
    const rest = ~load<u32>(set + (<usize>(at >> 5) << 2)) >> (at & 31);
    if (rest != 0) return min(to, at + <i32>ctz(rest));
  }
  return to;
}

@inline
function word(at: usize, position: i32): i32 {
  return load<i32>(at + (<usize>position << 2));
}

@inline
function runOf(work: TileWork, hotel: i32): Run {
  return runAt(work.runs, word(work.hotelRun, hotel));
}

/**
 * Writes down the runs of the set's hotels, each once, with their kind 1; those of the list before
 * lose theirs.
 */
export function findRuns(address: usize): void {
  const work = changetype<TileWork>(address);
  for (let i: i32 = 0; i < work.runCount; i++) runAt(work.runs, word(work.runList, i)).kind = 0;
  work.runCount = 0;
  for (let from = work.first; ;) {
    const hotel = nextHotel(work.hotels, from, work.end);
    if (hotel >= work.end) return;
    const run = runOf(work, hotel);
    if (run.kind == 0) {
      run.kind = 1;
      store<i32>(work.runList + (<usize>work.runCount << 2), word(work.hotelRun, hotel));
      work.runCount += 1;
    }
    from = word(work.hotelRunEnd, hotel);
  }
}

@inline
function isFlown(run: Run, blocks: i32): bool {
  for (let block: i32 = 0; block < blocks; block++) if (word(run.table.live, block) != 0) return true;
  return false;
}

/**
 * Adds up what each run of the list costs by slot: flights and fixed taxes; one that is flown in no
 * slot loses its kind.
 */
export function addCosts(address: usize): void {
  const work = changetype<TileWork>(address);
  for (let i: i32 = 0; i < work.runCount; i++) {
    const run = runAt(work.runs, word(work.runList, i));
    if (!isFlown(run, work.blocks)) run.kind = 0;
    for (let slot: usize = 0; slot < <usize>work.slots << 2; slot += 4) store<i32>(run.addends + slot, load<i32>(run.table.prices + slot) + load<i32>(run.fixedTaxes + slot));
  }
}

/**
 * Past the last hotel of [first, to) whose lanes, in whole blocks, and who themselves still fit.
 */
@inline
function lastThatFits(hotelLane: usize, first: i32, to: i32, lanes: i32, hotels: i32): i32 {
  const start = word(hotelLane, first);
  const most = lanes & ~(BLOCK - 1);
  let end = min(to, first + (hotels & ~3));
  if (word(hotelLane, end) - start <= most) return end;
  let low = first;
  while (low + 1 < end) {
    const middle = (low + end) >> 1;
    if (word(hotelLane, middle) - start <= most) low = middle;
    else end = middle;
  }
  return low;
}

/**
 * Writes the segments of the next tile: hotels of the set from `next` on whose run is of the work's
 * kind. Afterwards `next` is the
 * first hotel that is left, segmentCount 0 when none was.
 */
export function nextTile(address: usize): void {
  const work = changetype<TileWork>(address);
  work.segmentCount = 0;
  work.lanes = 0;
  memory.fill(work.live, 0, <usize>work.blocks << 2);
  let hotels = 0;
  let from = work.next;
  while (true) {
    from = nextHotel(work.hotels, from, work.end);
    if (from >= work.end) break;
    const run = runOf(work, from);
    const to = nextGap(work.hotels, from, word(work.hotelRunEnd, from));
    if ((run.kind & work.kind) == 0) {
      from = to;
      continue;
    }
    if (work.segmentCount == work.mostSegments) break;
    const end = lastThatFits(work.hotelLane, from, to, work.mostLanes - work.lanes, work.mostHotels - hotels);
    if (end == from) break;
    const segment = segmentAt(work.segments, work.segmentCount);
    const lane = word(work.hotelLane, from);
    segment.firstLane = lane;
    segment.blocks = (word(work.hotelLane, end) - lane + BLOCK - 1) / BLOCK;
    segment.at = work.lanes;
    segment.firstHotel = from;
    segment.hotels = end - from;
    segment.hotelAt = hotels;
    segment.addends = run.addends;
    segment.fixedTaxes = run.fixedTaxes;
    segment.taxShares = run.taxShares;
    segment.table = run.table;
    segment.flown = run.table.flown;
    segment.flownBytes = run.table.flownBytes;
    segment.live = run.table.live;
    segment.variants = run.table.variants;
    segment.counts = run.table.counts;
    for (let block: usize = 0; block < <usize>work.blocks << 2; block += 4) store<i32>(work.live + block, load<i32>(work.live + block) | load<i32>(run.table.live + block));
    work.segmentCount += 1;
    work.lanes += segment.blocks * BLOCK;
    hotels += (end - from + 3) & ~3;
    from = end;
  }
  work.next = from;
}
