/** Cheapest stays of groups of neighbouring hotels, slot by slot: one pass of the lanes. */
import { SEGMENT, SEGMENT_WORDS, SLOT_WORDS, type Address } from '../kernel/kernel.ts';
import { BLOCK_SLOTS, LANE_BLOCK, TILE_SEGMENTS } from '../kernel/limits.ts';
import { type WorkingSpace } from '../kernel/working-space.ts';
import { NONE } from '../memory/columns.ts';
import { RING_DAYS, rowOf } from '../memory/days.ts';
import { LANE_CLASSES } from '../memory/plan-class.ts';
import { slotCount, slotDays, type Query } from '../query.ts';
import { fillClassRules } from './class-rules.ts';
import type { Group } from './stay-groups.ts';
import { makeStayKinds } from './stay-kinds.ts';
import { writeDates } from './stays.ts';
import { roomTermsOf } from './tiles.ts';

/** A part of a group that fits into a tile. */
type Part = Group & { readonly group: number; readonly isLast: boolean };

/** Writes the least stays of a tile's parts to the working space: addends[part][slot]. */
type PriceParts = (parts: readonly Part[]) => void;

/**
 * Pence of the cheapest stay that a query takes, without tax, for every group and slot: `put` is
 * given a group's position and its prices by slot, NONE where there is none; the array is used
 * again.
 */
export function leastStays(
  query: Query,
  groups: readonly Group[],
  put: (group: number, stays: Int32Array) => void,
): void {
  const width = slotCount(query);
  const space = query.index.space();
  const { addends, stayNights } = space.words;
  if (width > addends.length)
    throw new RangeError(`${width} stays at once: the engine takes ${addends.length}`);
  stayNights.set(query.nights);
  const isAlike = query.roomTypes.length === 1 && !(query.adapted && query.party.length > 1);
  const price = isAlike ? likeRooms(query, space) : mixedRooms(query, space);
  const stays = new Int32Array(width);
  let isNew = true;
  eachTileOfParts(
    query,
    space,
    groups,
    Math.min(TILE_SEGMENTS, Math.floor(addends.length / width)),
    (parts) => {
      price(parts);
      parts.forEach(({ group, isLast }, i) => {
        if (isNew) stays.set(addends.subarray(i * width, (i + 1) * width));
        else
          for (let k = 0; k < width; k += 1)
            if (addends[i * width + k]! < stays[k]!) stays[k] = addends[i * width + k]!;
        isNew = isLast;
        if (!isLast) return;
        clearUnheld(query, stays);
        put(group, stays);
      });
    },
  );
}

/** Nothing can be had of stays that end after the days of the index. */
function clearUnheld(query: Query, stays: Int32Array): void {
  const days = slotDays(query);
  const left = query.index.facts.firstDay + RING_DAYS - query.firstDay;
  query.nights.forEach((stay, night) =>
    stays.fill(NONE, night * days + Math.max(0, Math.min(days, left - stay)), (night + 1) * days),
  );
}

/**
 * Rooms that sleep the same people and take the same plans: the cheapest lane, as many times as
 * there are rooms.
 */
function likeRooms(query: Query, space: WorkingSpace): PriceParts {
  const { kernel, at, words } = space;
  const {
    index: {
      columns: { nightSums },
      facts: { stride },
    },
    roomTypes: [room],
    nights,
  } = query;
  const [floor, terms] = roomTermsOf(query);
  const width = slotCount(query);
  words.factorOf.set(room!.factors);
  fillClassRules(words.rules, query);
  return (parts) => {
    gatherLanes(query, space, parts.length, at.factorOf);
    parts.forEach((part, i) => markDead(query, space, i, part));
    kernel.leastStays(
      nightSums.byteOffset,
      terms,
      stride,
      RING_DAYS,
      rowOf(query.firstDay),
      slotDays(query),
      at.stayNights,
      nights.length,
      at.segments,
      parts.length,
      at.factors,
      at.kept,
      at.addends,
      width,
      floor,
    );
    if (room!.count === 1) return;
    for (let i = 0; i < parts.length * width; i += 1)
      if (words.addends[i]! < NONE) words.addends[i]! *= room!.count;
  };
}

/** Marks the lanes of a part that the query does not take, and the padding. */
function markDead(
  {
    index: {
      columns: { hotelLane },
    },
  }: Query,
  { words, at }: WorkingSpace,
  position: number,
  { first, end }: Part,
): void {
  const lanes = hotelLane[end]! - hotelLane[first]!;
  const kept = new Uint8Array(
    words.kept.buffer,
    at.kept + words.segments[position * SEGMENT_WORDS + SEGMENT.at]!,
    Math.ceil(lanes / LANE_BLOCK) * LANE_BLOCK,
  );
  const asked = new Uint8Array(words.rules.buffer, at.rules, LANE_CLASSES);
  for (let i = 0; i < lanes; i += 1) kept[i] = asked[kept[i]!] === 0 ? DEAD : 0;
  kept.fill(DEAD, lanes);
}

const DEAD = 1;

/** Rooms of several kinds share a board: each takes its cheapest lane of one cell. */
function mixedRooms(query: Query, space: WorkingSpace): PriceParts {
  const {
    kernel,
    at,
    words,
    tileLanes: { long: tileLanes },
  } = space;
  const { hotelCell, cellBoard } = query.index.columns;
  const width = slotCount(query);
  const kindBytes = 4 * BLOCK_SLOTS * tileLanes;
  query.roomTypes.forEach(({ factors }, type) =>
    words.factorOf.set(factors, type * factors.length),
  );
  const components = makeStayKinds(query).asked.map(({ type, from, to, rooms }) => [
    at.lanePrices + type * kindBytes,
    from,
    to,
    rooms,
  ]);
  return (parts) => {
    words.counts.set(components.flat());
    for (let block = 0; block < width; block += BLOCK_SLOTS) {
      const count = Math.min(BLOCK_SLOTS, width - block);
      writeStaySlots(query, space, block, count);
      query.roomTypes.forEach(({ factors }, type) => {
        gatherLanes(query, space, parts.length, at.factorOf + 4 * type * factors.length);
        kernel.priceLanes(
          at.slots,
          (count + 3) & ~3,
          at.segments,
          parts.length,
          at.factors,
          at.lanePrices + type * kindBytes,
          tileLanes,
          ...roomTermsOf(query),
        );
      });
      parts.forEach(({ first, end }, i) => {
        const shift =
          words.segments[i * SEGMENT_WORDS + SEGMENT.firstLane]! -
          words.segments[i * SEGMENT_WORDS + SEGMENT.at]!;
        const out = at.addends + 4 * (i * width + block);
        kernel.leastTogether(
          at.counts,
          components.length,
          hotelCell[first]!,
          hotelCell[end]!,
          cellBoard.byteOffset,
          query.boards,
          shift,
          count,
          4 * tileLanes,
          out,
        );
      });
    }
  };
}

/** Writes the records of `count` slots from `first` on. */
function writeStaySlots(
  query: Query,
  { words: { slots } }: WorkingSpace,
  first: number,
  count: number,
): void {
  const days = slotDays(query);
  for (let i = 0; i < count; i += 1)
    writeDates(
      query,
      slots,
      SLOT_WORDS * i,
      (first + i) % days,
      query.nights[Math.floor((first + i) / days)]!,
    );
}

/**
 * Reads factors and classes of the lanes of a tile, for the kind of room whose factors by template
 * lie at `factorOf`.
 */
function gatherLanes(
  {
    index: {
      columns: { laneTemplate, laneClass },
    },
  }: Query,
  { kernel, at }: WorkingSpace,
  segments: number,
  factorOf: Address,
): void {
  kernel.gather(
    at.segments,
    segments,
    laneTemplate.byteOffset,
    laneClass.byteOffset,
    factorOf,
    at.factors,
    at.kept,
  );
}

/** Lays the groups out tile by tile; a group's parts follow one another. */
function eachTileOfParts(
  query: Query,
  space: WorkingSpace,
  groups: readonly Group[],
  mostParts: number,
  price: (parts: readonly Part[]) => void,
): void {
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
      while (
        to < end &&
        parts.length < mostParts &&
        blocksOf(hotelLane, from, to + 1) * LANE_BLOCK <= space.tileLanes.long - lanes
      )
        to += 1;
      if (to === from) {
        flush();
        continue;
      }
      const blocks = blocksOf(hotelLane, from, to);
      space.words.segments.set(
        [hotelLane[from]!, blocks, lanes, space.at.addends, from, to - from],
        parts.length * SEGMENT_WORDS,
      );
      parts.push({ group, first: from, end: to, isLast: to === end });
      lanes += blocks * LANE_BLOCK;
      from = to;
    }
  });
  flush();
}

const blocksOf = (hotelLane: Int32Array, from: number, to: number): number =>
  Math.ceil((hotelLane[to]! - hotelLane[from]!) / LANE_BLOCK);
