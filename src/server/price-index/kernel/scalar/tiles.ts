/** The loops of tiles.as.ts without vectors (scalar-kernel.ts). */
import { hasHotel } from '../../memory/hotel-sets.ts';
import {
  COST_GROUP,
  COST_GROUP_WORDS,
  SEGMENT,
  SEGMENT_WORDS,
  setFields,
  TABLE,
  TILE_WORK,
} from '../kernel.ts';
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

/** The record of a cost group. */
const costGroupAt = ({ i32, word }: Work, costGroup: number): Int32Array =>
  i32.subarray(
    (word('costGroups') >>> 2) + costGroup * COST_GROUP_WORDS,
    (word('costGroups') >>> 2) + (costGroup + 1) * COST_GROUP_WORDS,
  );

const listed = (work: Work): number[] =>
  Array.from({ length: work.word('costGroupCount') }, (_, i) => work.at('costGroupList', i));

export const findCostGroups: Loop<'findCostGroups'> = (memory, address) => {
  const work = workAt(memory, address);
  for (const costGroup of listed(work)) costGroupAt(work, costGroup)[COST_GROUP.kind] = 0;
  const costGroups = new Set<number>();
  for (let hotel = work.word('first'); hotel < work.word('end'); hotel += 1)
    if (hasHotel(setOf(work), hotel)) costGroups.add(work.at('hotelCostGroup', hotel));
  work.i32.set([...costGroups], work.word('costGroupList') >>> 2);
  for (const costGroup of costGroups) costGroupAt(work, costGroup)[COST_GROUP.kind] = 1;
  work.record[TILE_WORK.costGroupCount] = costGroups.size;
};

export const addCosts: Loop<'addCosts'> = (memory, address) => {
  const work = workAt(memory, address);
  const { i32 } = work;
  for (const costGroup of listed(work)) {
    const record = costGroupAt(work, costGroup);
    const [, table, addends, fixed] = record;
    const live = i32[(table! >>> 2) + TABLE.live]! >>> 2;
    if (i32.subarray(live, live + work.word('blocks')).every((stays) => stays === 0))
      record[COST_GROUP.kind] = 0;
    const prices = i32[(table! >>> 2) + TABLE.prices]! >>> 2;
    for (let stay = 0; stay < work.word('stays'); stay += 1)
      i32[(addends! >>> 2) + stay] = i32[prices + stay]! + i32[(fixed! >>> 2) + stay]!;
  }
};

const PLAN_BLOCK = 16;

export const nextTile: Loop<'nextTile'> = (memory, address) => {
  const work = workAt(memory, address);
  const { i32, record, word } = work;
  const [set, live] = [setOf(work), word('live') >>> 2];
  i32.fill(0, live, live + word('blocks'));
  let [segments, plans, hotels, from] = [0, 0, 0, word('next')];
  for (; from < word('end'); from += 1) {
    if (!hasHotel(set, from)) continue;
    const costGroup = costGroupAt(work, work.at('hotelCostGroup', from));
    if ((costGroup[COST_GROUP.kind]! & word('kind')) === 0) continue;
    const blocksTo = (end: number): number =>
      Math.ceil((work.at('hotelPlan', end) - work.at('hotelPlan', from)) / PLAN_BLOCK);
    const fits = (end: number): boolean =>
      blocksTo(end) * PLAN_BLOCK <= word('mostPlans') - plans &&
      end - from <= ((word('mostHotels') - hotels) & ~3);
    let end = from;
    while (end < work.at('hotelCostGroupEnd', from) && hasHotel(set, end) && fits(end + 1))
      end += 1;
    if (segments === word('mostSegments') || end === from) break;
    const table = i32.subarray(costGroup[COST_GROUP.table]! >>> 2);
    setFields(i32, (word('segments') >>> 2) + segments * SEGMENT_WORDS, SEGMENT, {
      firstPlan: work.at('hotelPlan', from),
      blocks: blocksTo(end),
      at: plans,
      addends: costGroup[COST_GROUP.addends]!,
      firstHotel: from,
      hotels: end - from,
      hotelAt: hotels,
      flown: table[TABLE.flown]!,
      fixedTaxes: costGroup[COST_GROUP.fixedTaxes]!,
      taxShares: costGroup[COST_GROUP.taxShares]!,
      variants: table[TABLE.variants]!,
      counts: table[TABLE.counts]!,
      live: table[TABLE.live]!,
      flownBytes: table[TABLE.flownBytes]!,
      table: costGroup[COST_GROUP.table]!,
    });
    for (let block = 0; block < word('blocks'); block += 1)
      i32[live + block]! |= i32[(table[TABLE.live]! >>> 2) + block]!;
    segments += 1;
    plans += blocksTo(end) * PLAN_BLOCK;
    hotels += (end - from + 3) & ~3;
    from = end - 1;
  }
  record[TILE_WORK.next] = from;
  record[TILE_WORK.segmentCount] = segments;
  record[TILE_WORK.plans] = plans;
};
