/** The loops of tiles.as.ts without vectors (scalar-kernel.ts). */
import { hasHotel } from '../../memory/hotel-sets.ts';
import { RUN, RUN_WORDS, SEGMENT, SEGMENT_WORDS, setFields, TABLE, TILE_WORK } from '../kernel.ts';
import type { Loop, Memory } from './memory.ts';

type Field = keyof typeof TILE_WORK;
type Work = {
  readonly i32: Int32Array;
  readonly record: Int32Array;
  readonly word: (field: Field) => number;
  readonly at: (field: Field, position: number) => number;
};

function workAt({ i32 }: Memory, address: number): Work {
  const record = i32.subarray(address >>> 2, (address >>> 2) + Object.keys(TILE_WORK).length);
  const word = (field: Field): number => record[TILE_WORK[field]]!;
  return { i32, record, word, at: (field, position) => i32[(word(field) >>> 2) + position]! };
}

const setOf = ({ i32, word }: Work): Int32Array => i32.subarray(word('hotels') >>> 2);

/** The record of a run. */
const runAt = ({ i32, word }: Work, run: number): Int32Array =>
  i32.subarray(
    (word('runs') >>> 2) + run * RUN_WORDS,
    (word('runs') >>> 2) + (run + 1) * RUN_WORDS,
  );

const listed = (work: Work): number[] =>
  Array.from({ length: work.word('runCount') }, (_, i) => work.at('runList', i));

export const findRuns: Loop<'findRuns'> = (memory, address) => {
  const work = workAt(memory, address);
  for (const run of listed(work)) runAt(work, run)[RUN.kind] = 0;
  const runs = new Set<number>();
  for (let hotel = work.word('first'); hotel < work.word('end'); hotel += 1)
    if (hasHotel(setOf(work), hotel)) runs.add(work.at('hotelRun', hotel));
  work.i32.set([...runs], work.word('runList') >>> 2);
  for (const run of runs) runAt(work, run)[RUN.kind] = 1;
  work.record[TILE_WORK.runCount] = runs.size;
};

export const addCosts: Loop<'addCosts'> = (memory, address) => {
  const work = workAt(memory, address);
  const { i32 } = work;
  for (const run of listed(work)) {
    const record = runAt(work, run);
    const [, table, addends, fixed] = record;
    const live = i32[(table! >>> 2) + TABLE.live]! >>> 2;
    if (i32.subarray(live, live + work.word('blocks')).every((slots) => slots === 0))
      record[RUN.kind] = 0;
    const prices = i32[(table! >>> 2) + TABLE.prices]! >>> 2;
    for (let slot = 0; slot < work.word('slots'); slot += 1)
      i32[(addends! >>> 2) + slot] = i32[prices + slot]! + i32[(fixed! >>> 2) + slot]!;
  }
};

const LANES = 16;

export const nextTile: Loop<'nextTile'> = (memory, address) => {
  const work = workAt(memory, address);
  const { i32, record, word } = work;
  const [set, live] = [setOf(work), word('live') >>> 2];
  i32.fill(0, live, live + word('blocks'));
  let [segments, lanes, hotels, from] = [0, 0, 0, word('next')];
  for (; from < word('end'); from += 1) {
    if (!hasHotel(set, from)) continue;
    const run = runAt(work, work.at('hotelRun', from));
    if ((run[RUN.kind]! & word('kind')) === 0) continue;
    const blocksTo = (end: number): number =>
      Math.ceil((work.at('hotelLane', end) - work.at('hotelLane', from)) / LANES);
    const fits = (end: number): boolean =>
      blocksTo(end) * LANES <= word('mostLanes') - lanes &&
      end - from <= ((word('mostHotels') - hotels) & ~3);
    let end = from;
    while (end < work.at('hotelRunEnd', from) && hasHotel(set, end) && fits(end + 1)) end += 1;
    if (segments === word('mostSegments') || end === from) break;
    const table = i32.subarray(run[RUN.table]! >>> 2);
    setFields(i32, (word('segments') >>> 2) + segments * SEGMENT_WORDS, SEGMENT, {
      firstLane: work.at('hotelLane', from),
      blocks: blocksTo(end),
      at: lanes,
      addends: run[RUN.addends]!,
      firstHotel: from,
      hotels: end - from,
      hotelAt: hotels,
      flown: table[TABLE.flown]!,
      fixedTaxes: run[RUN.fixedTaxes]!,
      taxShares: run[RUN.taxShares]!,
      variants: table[TABLE.variants]!,
      counts: table[TABLE.counts]!,
      live: table[TABLE.live]!,
      flownBytes: table[TABLE.flownBytes]!,
      table: run[RUN.table]!,
    });
    for (let block = 0; block < word('blocks'); block += 1)
      i32[live + block]! |= i32[(table[TABLE.live]! >>> 2) + block]!;
    segments += 1;
    lanes += blocksTo(end) * LANES;
    hotels += (end - from + 3) & ~3;
    from = end - 1;
  }
  record[TILE_WORK.next] = from;
  record[TILE_WORK.segmentCount] = segments;
  record[TILE_WORK.lanes] = lanes;
};
