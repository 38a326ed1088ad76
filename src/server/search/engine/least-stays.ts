/** Cheapest stays of groups of neighbouring hotels, slot by slot: one pass of the lanes. */
import { fillClassRules } from './class-rules.ts';
import { NONE, RING_DAYS, rowOf } from './columns.ts';
import { SEGMENT, SEGMENT_WORDS, SLOT, SLOT_WORDS } from './kernel/kernel.ts';
import { LANE_CLASSES } from './lane-class.ts';
import { slotCount, slotDays, type Query } from './query.ts';
import type { Group } from './stay-groups.ts';
import { makeStayKinds } from './stay-kinds.ts';
import { gatherLanes, roomTermsOf } from './tiles.ts';
import { BLOCK_SLOTS, LANE_BLOCK, MOST_SLOTS, TILE_SEGMENTS, type WorkingSpace } from './working-space.ts';

/** A part of a group that fits into a tile. */
type Part = Group & { readonly group: number; readonly isLast: boolean };

/** Writes the least stays of a tile's parts to the working space: addends[part][slot], MOST_SLOTS a part. */
type PriceParts = (parts: readonly Part[], slots: number) => void;

/**
 * Pence of the cheapest stay that a query takes, without tax, for every group and slot (at most MOST_SLOTS): `put` is given a group's
 * position and its prices by slot, NONE where there is none; the array is used again.
 */
export function leastStays(query: Query, groups: readonly Group[], put: (group: number, stays: Int32Array) => void): void {
  if (slotCount(query) > MOST_SLOTS) throw new RangeError(`${slotCount(query)} stays at once: the engine takes ${MOST_SLOTS}`);
  const space = query.index.space();
  const slots = writeSlots(query, space);
  const isAlike = query.roomTypes.length === 1 && !(query.adapted && query.party.length > 1);
  const price = isAlike ? likeRooms(query, space) : mixedRooms(query, space);
  const stays = new Int32Array(slotCount(query)).fill(NONE);
  eachTile(query, space, groups, (parts) => {
    price(parts, slots.length);
    parts.forEach(({ group, isLast }, i) => {
      for (let k = 0; k < slots.length; k += 1) {
        const least = space.words.addends[i * MOST_SLOTS + k]!;
        if (least < stays[slots[k]!]!) stays[slots[k]!] = least;
      }
      if (!isLast) return;
      put(group, stays);
      stays.fill(NONE);
    });
  });
}

/** Writes the slots that the index holds (a grid has 20,000: no record of its own each); returns which. */
function writeSlots(query: Query, { words: { slots } }: WorkingSpace): number[] {
  const { index: { columns: { nightSums, terms }, facts: { firstDay, stride } }, nights } = query;
  const days = slotDays(query);
  const held: number[] = [];
  nights.forEach((stay, night) => {
    for (let day = 0; day < days; day += 1) {
      const checkIn = query.firstDay + day;
      if (checkIn < firstDay || checkIn + stay >= firstDay + RING_DAYS) continue;
      const [first, last] = [rowOf(checkIn), rowOf(checkIn + stay)];
      const at = SLOT_WORDS * (held.push(night * days + day) - 1);
      slots[at + SLOT.startSums] = nightSums.byteOffset + 4 * first * stride;
      slots[at + SLOT.endSums] = nightSums.byteOffset + 4 * last * stride;
      slots[at + SLOT.arrivalTerms] = terms.byteOffset + first * stride;
      slots[at + SLOT.departureTerms] = terms.byteOffset + last * stride;
      slots[at + SLOT.nights] = stay;
      slots[at + SLOT.firstRow] = first;
    }
  });
  return held;
}

/** Rooms that sleep the same people and take the same plans: the cheapest lane, as many times as there are rooms. */
function likeRooms(query: Query, space: WorkingSpace): PriceParts {
  const { kernel, at, words } = space;
  const [room] = query.roomTypes;
  words.factorOf.set(room!.factors);
  fillClassRules(words.rules, query);
  return (parts, slots) => {
    gatherLanes(query, space, parts.length, at.factorOf);
    parts.forEach((part, i) => markDead(query, space, i, part));
    kernel.leastStays(at.slots, slots, at.segments, parts.length, at.factors, at.kept, at.addends, MOST_SLOTS, ...roomTermsOf(query));
    if (room!.count === 1) return;
    for (let i = 0; i < parts.length * MOST_SLOTS; i += 1) if (words.addends[i]! < NONE) words.addends[i]! *= room!.count;
  };
}

/** Marks the lanes of a part that the query does not take, and the padding. */
function markDead({ index: { columns: { hotelLane } } }: Query, { words, at }: WorkingSpace, position: number, { first, end }: Part): void {
  const lanes = hotelLane[end]! - hotelLane[first]!;
  const kept = new Uint8Array(words.kept.buffer, at.kept + words.segments[position * SEGMENT_WORDS + SEGMENT.at]!, Math.ceil(lanes / LANE_BLOCK) * LANE_BLOCK);
  const asked = new Uint8Array(words.rules.buffer, at.rules, LANE_CLASSES);
  for (let i = 0; i < lanes; i += 1) kept[i] = asked[kept[i]!] === 0 ? DEAD : 0;
  kept.fill(DEAD, lanes);
}

const DEAD = 1;

/** Rooms of several kinds share a board: each takes its cheapest lane of one cell. */
function mixedRooms(query: Query, space: WorkingSpace): PriceParts {
  const { kernel, at, words, tileLanes } = space;
  const { hotelCell, cellBoard } = query.index.columns;
  const kindBytes = 4 * BLOCK_SLOTS * tileLanes;
  query.roomTypes.forEach(({ factors }, type) => words.factorOf.set(factors, type * factors.length));
  const components = makeStayKinds(query).asked.map(({ type, from, to, rooms }) => [at.lanePrices + type * kindBytes, from, to, rooms]);
  return (parts, slots) => {
    words.counts.set(components.flat());
    for (let block = 0; block < slots; block += BLOCK_SLOTS) {
      const count = Math.min(BLOCK_SLOTS, slots - block);
      query.roomTypes.forEach(({ factors }, type) => {
        gatherLanes(query, space, parts.length, at.factorOf + 4 * type * factors.length);
        kernel.priceLanes(at.slots + 4 * SLOT_WORDS * block, (count + 3) & ~3, at.segments, parts.length, at.factors, at.lanePrices + type * kindBytes, tileLanes, ...roomTermsOf(query));
      });
      parts.forEach(({ first, end }, i) => {
        const shift = words.segments[i * SEGMENT_WORDS + SEGMENT.firstLane]! - words.segments[i * SEGMENT_WORDS + SEGMENT.at]!;
        const out = at.addends + 4 * (i * MOST_SLOTS + block);
        kernel.leastTogether(at.counts, components.length, hotelCell[first]!, hotelCell[end]!, cellBoard.byteOffset, query.boards, shift, count, 4 * tileLanes, out);
      });
    }
  };
}

/** Lays the groups out tile by tile; a group's parts follow one another. */
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
      const blocks = blocksOf(hotelLane, from, to);
      space.words.segments.set([hotelLane[from]!, blocks, lanes, space.at.addends, from, to - from], parts.length * SEGMENT_WORDS);
      parts.push({ group, first: from, end: to, isLast: to === end });
      lanes += blocks * LANE_BLOCK;
      from = to;
    }
  });
  flush();
}

const blocksOf = (hotelLane: Int32Array, from: number, to: number): number => Math.ceil((hotelLane[to]! - hotelLane[from]!) / LANE_BLOCK);
