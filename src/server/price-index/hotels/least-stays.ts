/** Cheapest stays of groups of neighbouring hotels, stay by stay: one pass of the plans. */
import { SEGMENT, SEGMENT_WORDS, STAY_WORDS, type Address } from '../kernel/kernel.ts';
import { BLOCK_STAYS, PLAN_BLOCK, TILE_SEGMENTS } from '../kernel/limits.ts';
import { type WorkingSpace } from '../kernel/working-space.ts';
import { NONE } from '../memory/columns.ts';
import { RING_DAYS, rowOf } from '../memory/days.ts';
import { PLAN_CLASSES } from '../memory/plan-class.ts';
import { stayCount, checkInDays, type Query } from '../query.ts';
import { fillClassRules } from './class-rules.ts';
import type { Group } from './stay-groups.ts';
import { makeStayKinds } from './stay-kinds.ts';
import { writeDates } from './stays.ts';
import { roomTermsOf } from './tiles.ts';

/** A part of a group that fits into a tile. */
type Part = Group & { readonly group: number; readonly isLast: boolean };

/** Writes the least stays of a tile's parts to the working space: addends[part][stay]. */
type PriceParts = (parts: readonly Part[]) => void;

/**
 * Pence of the cheapest stay that a query takes, without tax, for every group and stay: `put` is
 * given a group's position and its prices by stay, NONE where there is none; the array is used
 * again.
 */
export function leastStays(
  query: Query,
  groups: readonly Group[],
  put: (group: number, stayPrices: Int32Array) => void,
): void {
  const width = stayCount(query);
  const space = query.index.space();
  const { addends, stayNights } = space.words;
  if (width > addends.length)
    throw new RangeError(`${width} stays at once: the engine takes ${addends.length}`);
  stayNights.set(query.nights);
  const isAlike = query.roomTypes.length === 1 && !(query.adapted && query.party.length > 1);
  const price = isAlike ? likeRooms(query, space) : mixedRooms(query, space);
  const stayPrices = new Int32Array(width);
  let isNew = true;
  eachTileOfParts(
    query,
    space,
    groups,
    Math.min(TILE_SEGMENTS, Math.floor(addends.length / width)),
    (parts) => {
      price(parts);
      parts.forEach(({ group, isLast }, i) => {
        if (isNew) stayPrices.set(addends.subarray(i * width, (i + 1) * width));
        else
          for (let k = 0; k < width; k += 1)
            if (addends[i * width + k]! < stayPrices[k]!) stayPrices[k] = addends[i * width + k]!;
        isNew = isLast;
        if (!isLast) return;
        clearUnheld(query, stayPrices);
        put(group, stayPrices);
      });
    },
  );
}

/** Nothing can be had of stays that end after the days of the index. */
function clearUnheld(query: Query, stayPrices: Int32Array): void {
  const days = checkInDays(query);
  const left = query.index.facts.firstDay + RING_DAYS - query.firstDay;
  query.nights.forEach((count, night) =>
    stayPrices.fill(
      NONE,
      night * days + Math.max(0, Math.min(days, left - count)),
      (night + 1) * days,
    ),
  );
}

/**
 * Rooms that sleep the same people and take the same plans: the cheapest plan, as many times as
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
  const width = stayCount(query);
  words.factorOf.set(room!.factors);
  fillClassRules(words.rules, query);
  return (parts) => {
    gatherPlans(query, space, parts.length, at.factorOf);
    parts.forEach((part, i) => markDead(query, space, i, part));
    kernel.leastStays(
      nightSums.byteOffset,
      terms,
      stride,
      RING_DAYS,
      rowOf(query.firstDay),
      checkInDays(query),
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

/** Marks the plans of a part that the query does not take, and the padding. */
function markDead(
  {
    index: {
      columns: { hotelPlan },
    },
  }: Query,
  { words, at }: WorkingSpace,
  position: number,
  { first, end }: Part,
): void {
  const plans = hotelPlan[end]! - hotelPlan[first]!;
  const kept = new Uint8Array(
    words.kept.buffer,
    at.kept + words.segments[position * SEGMENT_WORDS + SEGMENT.at]!,
    Math.ceil(plans / PLAN_BLOCK) * PLAN_BLOCK,
  );
  const asked = new Uint8Array(words.rules.buffer, at.rules, PLAN_CLASSES);
  for (let i = 0; i < plans; i += 1) kept[i] = asked[kept[i]!] === 0 ? DEAD : 0;
  kept.fill(DEAD, plans);
}

const DEAD = 1;

/** Rooms of several kinds share a board: each takes its cheapest plan of one cell. */
function mixedRooms(query: Query, space: WorkingSpace): PriceParts {
  const {
    kernel,
    at,
    words,
    tilePlans: { long: tilePlans },
  } = space;
  const { hotelCell, cellBoard } = query.index.columns;
  const width = stayCount(query);
  const kindBytes = 4 * BLOCK_STAYS * tilePlans;
  query.roomTypes.forEach(({ factors }, type) =>
    words.factorOf.set(factors, type * factors.length),
  );
  const components = makeStayKinds(query).asked.map(({ type, from, to, rooms }) => [
    at.planPrices + type * kindBytes,
    from,
    to,
    rooms,
  ]);
  return (parts) => {
    words.counts.set(components.flat());
    for (let block = 0; block < width; block += BLOCK_STAYS) {
      const count = Math.min(BLOCK_STAYS, width - block);
      writePartStays(query, space, block, count);
      query.roomTypes.forEach(({ factors }, type) => {
        gatherPlans(query, space, parts.length, at.factorOf + 4 * type * factors.length);
        kernel.pricePlans(
          at.stays,
          (count + 3) & ~3,
          at.segments,
          parts.length,
          at.factors,
          at.planPrices + type * kindBytes,
          tilePlans,
          ...roomTermsOf(query),
        );
      });
      parts.forEach(({ first, end }, i) => {
        const shift =
          words.segments[i * SEGMENT_WORDS + SEGMENT.firstPlan]! -
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
          4 * tilePlans,
          out,
        );
      });
    }
  };
}

/** Writes the records of `count` stays from `first` on. */
function writePartStays(
  query: Query,
  { words: { stays } }: WorkingSpace,
  first: number,
  count: number,
): void {
  const days = checkInDays(query);
  for (let i = 0; i < count; i += 1)
    writeDates(
      query,
      stays,
      STAY_WORDS * i,
      (first + i) % days,
      query.nights[Math.floor((first + i) / days)]!,
    );
}

/**
 * Reads factors and classes of the plans of a tile, for the kind of room whose factors by template
 * lie at `factorOf`.
 */
function gatherPlans(
  {
    index: {
      columns: { planOccupancy, planClass },
    },
  }: Query,
  { kernel, at }: WorkingSpace,
  segments: number,
  factorOf: Address,
): void {
  kernel.gather(
    at.segments,
    segments,
    planOccupancy.byteOffset,
    planClass.byteOffset,
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
  const { hotelPlan } = query.index.columns;
  let parts: Part[] = [];
  let plans = 0;
  const flush = (): void => {
    if (parts.length > 0) price(parts);
    parts = [];
    plans = 0;
  };
  groups.forEach(({ first, end }, group) => {
    for (let from = first; from < end;) {
      let to = from;
      while (
        to < end &&
        parts.length < mostParts &&
        blocksOf(hotelPlan, from, to + 1) * PLAN_BLOCK <= space.tilePlans.long - plans
      )
        to += 1;
      if (to === from) {
        flush();
        continue;
      }
      const blocks = blocksOf(hotelPlan, from, to);
      space.words.segments.set(
        [hotelPlan[from]!, blocks, plans, space.at.addends, from, to - from],
        parts.length * SEGMENT_WORDS,
      );
      parts.push({ group, first: from, end: to, isLast: to === end });
      plans += blocks * PLAN_BLOCK;
      from = to;
    }
  });
  flush();
}

const blocksOf = (hotelPlan: Int32Array, from: number, to: number): number =>
  Math.ceil((hotelPlan[to]! - hotelPlan[from]!) / PLAN_BLOCK);
