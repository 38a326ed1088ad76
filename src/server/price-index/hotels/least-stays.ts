/**
 * Cheapest stays of groups of neighbouring hotels, for every stay of a query: one pass of the
 * plans.
 */
import { BLOCK_STAYS, PLAN_BLOCK, TILE_SEGMENTS } from '../kernel/limits.ts';
import { setFields } from '../kernel/record.ts';
import { LEAST_WORK, TOGETHER_WORK } from '../kernel/records/cells.ts';
import { STAY } from '../kernel/records/stays.ts';
import { SEGMENT } from '../kernel/records/tiles.ts';
import { type WorkingSpace } from '../kernel/working-space.ts';
import { NO_PRICE } from '../memory/columns.ts';
import { RING_DAYS, rowOf } from '../memory/days.ts';
import { PLAN_CLASSES } from '../memory/plan-class.ts';
import { stayCount, checkInDays, type Query } from '../query.ts';
import { fillClassRules } from './class-rules.ts';
import type { Group } from './stay-groups.ts';
import { makeStayKinds } from './stay-kinds.ts';
import { writeDates } from './stays.ts';
import { writeRoomTerms } from './tiles.ts';

/** A part of a group that fits into a tile. */
type Part = Group & { readonly group: number; readonly isLast: boolean };

/** Writes the least stays of a tile's parts to the working space: addends[part][stay]. */
type PriceParts = (parts: readonly Part[]) => void;

/**
 * Pence of the cheapest stay that a query takes, without tax, for every group and stay: `put` is
 * given a group's position and its prices by stay, NO_PRICE where there is none; the array is used
 * again.
 */
export function priceLeastStays(
  query: Query,
  groups: readonly Group[],
  put: (group: number, stayPrices: Int32Array) => void,
): void {
  const width = stayCount(query);
  const space = query.index.space();
  const { addends } = space.words;
  if (width > addends.length)
    throw new RangeError(`${width} stays at once: the engine takes ${addends.length}`);
  writeWork(query, space);
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
      NO_PRICE,
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
    roomTypes: [room],
  } = query;
  const width = stayCount(query);
  words.factorOf.set(room!.factors);
  fillClassRules(words.rules, query);
  return (parts) => {
    words.leastWork[LEAST_WORK.at.segmentCount] = parts.length;
    kernel.gatherPlans(at.leastWork);
    parts.forEach((part, i) => markDead(query, space, i, part));
    kernel.leastStays(at.leastWork);
    if (room!.count === 1) return;
    for (let i = 0; i < parts.length * width; i += 1)
      if (words.addends[i]! < NO_PRICE) words.addends[i]! *= room!.count;
  };
}

/** Writes what all tiles of a query have in common. */
function writeWork(query: Query, { words, at, tilePlans }: WorkingSpace): void {
  const {
    index: {
      columns: { planOccupancy, planClass, nightSums },
    },
    nights,
    firstDay,
  } = query;
  words.stayNights.set(nights);
  setFields(words.leastWork, 0, LEAST_WORK, {
    segments: at.segments,
    planOccupancy: planOccupancy.byteOffset,
    planClass: planClass.byteOffset,
    sums: nightSums.byteOffset,
    rooms: writeRoomTerms(query),
    factorOf: at.factorOf,
    factors: at.factors,
    classes: at.tileClasses,
    firstRow: rowOf(firstDay),
    days: checkInDays(query),
    nights: at.stayNights,
    nightCount: nights.length,
    out: at.addends,
    width: stayCount(query),
    stays: at.stays,
    tilePlans: tilePlans.long,
  });
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
  const classes = new Uint8Array(
    words.tileClasses.buffer,
    at.tileClasses + words.segments[position * SEGMENT.words + SEGMENT.at.planAt]!,
    Math.ceil(plans / PLAN_BLOCK) * PLAN_BLOCK,
  );
  const asked = new Uint8Array(words.rules.buffer, at.rules, PLAN_CLASSES);
  for (let i = 0; i < plans; i += 1) classes[i] = asked[classes[i]!] === 0 ? DEAD : 0;
  classes.fill(DEAD, plans);
}

const DEAD = 1;

/** Rooms of several kinds share a board: each takes its cheapest plan of one cell. */
function mixedRooms(query: Query, space: WorkingSpace): PriceParts {
  const { kernel, at, words } = space;
  const width = stayCount(query);
  const kindBytes = 4 * BLOCK_STAYS * space.tilePlans.long;
  query.roomTypes.forEach(({ factors }, type) =>
    words.factorOf.set(factors, type * factors.length),
  );
  const addTogether = togetherAdder(query, space, kindBytes);
  return (parts) => {
    words.leastWork[LEAST_WORK.at.segmentCount] = parts.length;
    for (let block = 0; block < width; block += BLOCK_STAYS) {
      const count = Math.min(BLOCK_STAYS, width - block);
      writePartStays(query, space, block, count);
      words.leastWork[LEAST_WORK.at.stayCount] = (count + 3) & ~3;
      query.roomTypes.forEach(({ factors }, type) => {
        words.leastWork[LEAST_WORK.at.factorOf] = at.factorOf + 4 * type * factors.length;
        words.leastWork[LEAST_WORK.at.prices] = at.planPrices + type * kindBytes;
        kernel.gatherPlans(at.leastWork);
        kernel.pricePlans(at.leastWork);
      });
      parts.forEach((part, i) => addTogether(part, i, block, count));
    }
  };
}

/** Writes the cheapest stays of the part at a position of its tile, `count` from `block` on. */
type AddTogether = (part: Part, position: number, block: number, count: number) => void;

function togetherAdder(query: Query, space: WorkingSpace, kindBytes: number): AddTogether {
  const { kernel, at, words } = space;
  const { hotelCell, cellBoard } = query.index.columns;
  const width = stayCount(query);
  const components = makeStayKinds(query).asked.map(({ type, from, to, rooms }) => [
    at.planPrices + type * kindBytes,
    from,
    to,
    rooms,
  ]);
  words.components.set(components.flat());
  setFields(words.togetherWork, 0, TOGETHER_WORK, {
    components: at.components,
    componentCount: components.length,
    cellBoard: cellBoard.byteOffset,
    boards: query.boards,
    stayBytes: 4 * space.tilePlans.long,
  });
  return ({ first, end }, position, block, count) => {
    const segment = position * SEGMENT.words;
    setFields(words.togetherWork, 0, TOGETHER_WORK, {
      firstCell: hotelCell[first]!,
      endCell: hotelCell[end]!,
      shift:
        words.segments[segment + SEGMENT.at.firstPlan]! -
        words.segments[segment + SEGMENT.at.planAt]!,
      stayCount: count,
      out: at.addends + 4 * (position * width + block),
    });
    kernel.leastTogether(at.togetherWork);
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
      STAY.words * i,
      (first + i) % days,
      query.nights[Math.floor((first + i) / days)]!,
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
        parts.length * SEGMENT.words,
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
