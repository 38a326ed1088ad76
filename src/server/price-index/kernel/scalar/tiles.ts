/** The loops of vector/tiles.as.ts without vectors. */
import { hasHotel } from '../../memory/hotel-sets.ts';
import { CONSTANTS } from '../constants.ts';
import { setFields, type Address } from '../record.ts';
import { FLIGHT_TABLE } from '../records/flights.ts';
import { COST_GROUP, SEGMENT, TILE_WORK } from '../records/tiles.ts';
import { viewRecord, type Loop, type Memory, type RecordView } from './memory.ts';

/** A tile work in its memory. */
type Work = RecordView<keyof typeof TILE_WORK.at> & { readonly i32: Int32Array };

const workAt = (memory: Memory, address: Address): Work => ({
  ...viewRecord(memory, TILE_WORK, address),
  i32: memory.i32,
});

/** A number of a list that the work names. */
const listed = ({ i32, at }: Work, field: keyof typeof TILE_WORK.at, position: number): number =>
  i32[at(field) + position]!;

const setOf = ({ i32, at }: Work): Int32Array => i32.subarray(at('hotels'));

/** The record of a cost group. */
const costGroupAt = ({ i32, at }: Work, costGroup: number): Int32Array =>
  i32.subarray(
    at('costGroups') + costGroup * COST_GROUP.words,
    at('costGroups') + (costGroup + 1) * COST_GROUP.words,
  );

const costGroupsOf = (work: Work): number[] =>
  Array.from({ length: work.word('costGroupCount') }, (_, i) => listed(work, 'costGroupList', i));

export const findCostGroups: Loop<'findCostGroups'> = (memory, address) => {
  const work = workAt(memory, address);
  for (const costGroup of costGroupsOf(work)) costGroupAt(work, costGroup)[COST_GROUP.at.kind] = 0;
  const costGroups = new Set<number>();
  for (let hotel = work.word('first'); hotel < work.word('end'); hotel += 1)
    if (hasHotel(setOf(work), hotel)) costGroups.add(listed(work, 'hotelCostGroup', hotel));
  work.i32.set([...costGroups], work.at('costGroupList'));
  for (const costGroup of costGroups) costGroupAt(work, costGroup)[COST_GROUP.at.kind] = 1;
  work.put('costGroupCount', costGroups.size);
};

export const addCosts: Loop<'addCosts'> = (memory, address) => {
  const work = workAt(memory, address);
  const { i32 } = work;
  for (const costGroup of costGroupsOf(work)) {
    const record = costGroupAt(work, costGroup);
    const [, table, addends, fixed] = record;
    const live = i32[(table! >>> 2) + FLIGHT_TABLE.at.live]! >>> 2;
    if (i32.subarray(live, live + work.word('blocks')).every((stays) => stays === 0))
      record[COST_GROUP.at.kind] = 0;
    const prices = i32[(table! >>> 2) + FLIGHT_TABLE.at.prices]! >>> 2;
    for (let stay = 0; stay < work.word('stays'); stay += 1)
      i32[(addends! >>> 2) + stay] = i32[prices + stay]! + i32[(fixed! >>> 2) + stay]!;
  }
};

export const nextTile: Loop<'nextTile'> = (memory, address) => {
  const work = workAt(memory, address);
  const { i32, word, at, put } = work;
  const [set, live] = [setOf(work), at('live')];
  i32.fill(0, live, live + word('blocks'));
  let [segments, plans, hotels, from] = [0, 0, 0, word('next')];
  for (; from < word('end'); from += 1) {
    if (!hasHotel(set, from)) continue;
    const costGroup = costGroupAt(work, listed(work, 'hotelCostGroup', from));
    if ((costGroup[COST_GROUP.at.kind]! & word('kind')) === 0) continue;
    const blocksTo = (end: number): number =>
      Math.ceil(
        (listed(work, 'hotelPlan', end) - listed(work, 'hotelPlan', from)) / CONSTANTS.PLAN_BLOCK,
      );
    const fits = (end: number): boolean =>
      blocksTo(end) * CONSTANTS.PLAN_BLOCK <= word('mostPlans') - plans &&
      end - from <= ((word('mostHotels') - hotels) & ~3);
    let end = from;
    while (end < listed(work, 'hotelCostGroupEnd', from) && hasHotel(set, end) && fits(end + 1))
      end += 1;
    if (segments === word('mostSegments') || end === from) break;
    const table = i32.subarray(costGroup[COST_GROUP.at.table]! >>> 2);
    setFields(i32, at('segments') + segments * SEGMENT.words, SEGMENT, {
      firstPlan: listed(work, 'hotelPlan', from),
      blocks: blocksTo(end),
      planAt: plans,
      addends: costGroup[COST_GROUP.at.addends]!,
      firstHotel: from,
      hotels: end - from,
      hotelAt: hotels,
      flown: table[FLIGHT_TABLE.at.flown]!,
      fixedTaxes: costGroup[COST_GROUP.at.fixedTaxes]!,
      taxShares: costGroup[COST_GROUP.at.taxShares]!,
      variants: table[FLIGHT_TABLE.at.variants]!,
      counts: table[FLIGHT_TABLE.at.counts]!,
      live: table[FLIGHT_TABLE.at.live]!,
      flownBytes: table[FLIGHT_TABLE.at.flownBytes]!,
      table: costGroup[COST_GROUP.at.table]!,
    });
    for (let block = 0; block < word('blocks'); block += 1)
      i32[live + block]! |= i32[(table[FLIGHT_TABLE.at.live]! >>> 2) + block]!;
    segments += 1;
    plans += blocksTo(end) * CONSTANTS.PLAN_BLOCK;
    hotels += (end - from + 3) & ~3;
    from = end - 1;
  }
  put('next', from);
  put('segmentCount', segments);
  put('plans', plans);
};
