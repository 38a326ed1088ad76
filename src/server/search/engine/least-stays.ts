/** Cheapest stays of groups of neighbouring hotels, slot by slot, for parties whose rooms are all alike: one pass of the lanes. */
import { fillClassRules } from './class-rules.ts';
import { NONE } from './columns.ts';
import { SEGMENT_WORDS, SLOT_WORDS } from './kernel/kernel.ts';
import { slotCount, type Query } from './query.ts';
import { slotRecords } from './slots.ts';
import { gatherSegment, roomTermsOf } from './tiles.ts';
import { LANE_BLOCK, MOST_SLOTS, TILE_SEGMENTS, type WorkingSpace } from './working-space.ts';

/** Hotels [first, end). */
export type Group = { readonly first: number; readonly end: number };

/** Whether least stays are what a query's hotels cost: rooms of several kinds share a board, so they are priced cell by cell. */
export const hasLikeRooms = ({ roomTypes, adapted, party }: Query): boolean => roomTypes.length === 1 && !(adapted && party.length > 1);

/** Pence of the cheapest stay that a query takes, without tax, for every group and slot: `put` is given a group's position and its prices by slot, NONE where there is none; the array is used again. */
export function leastStays(query: Query, groups: readonly Group[], put: (group: number, stays: Int32Array) => void): void {
  const space = query.index.space();
  const slots = writeSlots(query, space);
  const [room] = query.roomTypes;
  space.words.factorOf.set(room!.factors);
  fillClassRules(space.words.rules, query);
  const stays = new Int32Array(slotCount(query)).fill(NONE);
  const price = (parts: readonly Part[]): void => {
    const { kernel, at } = space;
    kernel.leastStays(at.slots, slots.length, at.segments, parts.length, at.factors, at.addends, MOST_SLOTS, ...roomTermsOf(query));
    parts.forEach(({ group, isLast }, i) => {
      slots.forEach((slot, k) => {
        const least = space.words.addends[i * MOST_SLOTS + k]!;
        if (least < NONE) stays[slot] = Math.min(stays[slot]!, least * room!.count);
      });
      if (!isLast) return;
      put(group, stays);
      stays.fill(NONE);
    });
  };
  eachTile(query, space, groups, price);
}

/** A part of a group that fits into a tile. */
type Part = { readonly group: number; readonly isLast: boolean };

/** Writes the slots that the index holds; returns which. */
function writeSlots(query: Query, { words }: WorkingSpace): number[] {
  const held: number[] = [];
  slotRecords(query).forEach((record, slot) => {
    if (record) words.slots.set(record, SLOT_WORDS * (held.push(slot) - 1));
  });
  return held;
}

/** Gathers the groups' lanes tile by tile; a group's parts follow one another. */
function eachTile(query: Query, space: WorkingSpace, groups: readonly Group[], price: (parts: readonly Part[]) => void): void {
  const { hotelLane } = query.index.columns;
  let parts: Part[] = [];
  let lanes = 0;
  const flush = (): void => {
    if (parts.length > 0) price(parts);
    parts = [];
    lanes = 0;
  };
  groups.forEach(({ first, end }, group) => {
    for (let from = first; from < end;) {
      let to = from;
      while (to < end && parts.length < TILE_SEGMENTS && blocksOf(hotelLane, from, to + 1) * LANE_BLOCK <= space.tileLanes - lanes) to += 1;
      if (to === from) {
        flush();
        continue;
      }
      writePart(query, space, parts.length, from, to, lanes);
      lanes += blocksOf(hotelLane, from, to) * LANE_BLOCK;
      parts.push({ group, isLast: to === end });
      from = to;
    }
  });
  flush();
}

const blocksOf = (hotelLane: Int32Array, from: number, to: number): number => Math.ceil((hotelLane[to]! - hotelLane[from]!) / LANE_BLOCK);

/** Factors of the lanes that the query takes, 0 for the others and the padding. */
function writePart(query: Query, space: WorkingSpace, position: number, from: number, to: number, lane: number): void {
  const { words, at } = space;
  const { hotelLane } = query.index.columns;
  const lanes = hotelLane[to]! - hotelLane[from]!;
  const segment = [hotelLane[from]!, Math.ceil(lanes / LANE_BLOCK), lane, at.addends, from, to - from];
  words.segments.set(segment, position * SEGMENT_WORDS);
  gatherSegment(query, space, position, at.factorOf);
  const kept = new Uint8Array(words.kept.buffer, at.kept + lane, lanes);
  for (let i = 0; i < lanes; i += 1) if (words.rules[3 * kept[i]!] === 0) words.factors[lane + i] = 0;
  words.factors.fill(0, lane + lanes, lane + Math.ceil(lanes / LANE_BLOCK) * LANE_BLOCK);
}
