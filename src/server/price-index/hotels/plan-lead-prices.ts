/**
 * Lead prices of a tile plan by plan: for one room and taxes that do not depend on its price. The
 * hot loops minimise over all stays of all plans, then over the plans of the hotels.
 */
import { BLOCK_STAYS, TILE_HOTELS } from '../kernel/limits.ts';
import { setFields } from '../kernel/record.ts';
import { PLAN_WORK } from '../kernel/records/rate-plans.ts';
import type { WorkingSpace } from '../kernel/working-space.ts';
import { RING_DAYS, rowOf } from '../memory/days.ts';
import { stayCount, checkInDays, type Query, blockCount } from '../query.ts';
import { fillClassRules } from './class-rules.ts';
import { planFactors } from './plan-factors.ts';
import { gatherStays, tilePlansOf } from './stays.ts';
import type { Tile } from './tiles.ts';

/**
 * Fills lead prices, options (class-rules) and open stays of the asked plans of a tile's hotels in
 * the working space; lead prices are signed words, negative = none.
 */
export function planLeadPrices(query: Query): (tile: Tile) => void {
  const space = query.index.space();
  const { kernel, at, words } = space;
  const work = words.planWork;
  const mayPrune = writeWork(query, space);
  return ({ segments, plans, live }) => {
    work[PLAN_WORK.at.segmentCount] = segments;
    work[PLAN_WORK.at.plans] = plans;
    for (let block = 0; block < live.length; block += 1) {
      work[PLAN_WORK.at.block] = block;
      work[PLAN_WORK.at.stayCount] = gatherStays(space, block, live[block]!);
      if (block === 1 && mayPrune) kernel.prunePlans(at.planWork);
      kernel.accumulate(at.planWork);
    }
    kernel.reduceHotels(at.planWork);
  };
}

/**
 * Writes what all tiles of a query have in common; returns whether plans may be pruned: those that
 * the stays after a tile's first block cannot change, if any of these has more nights.
 */
function writeWork(query: Query, space: WorkingSpace): boolean {
  const {
    index: {
      columns: { nightSums, planClass, hotelPlan },
      facts: { stride },
    },
    nights,
  } = query;
  const { at, words } = space;
  const days = checkInDays(query);
  const blocks = blockCount(query);
  const fewestNights = nights[Math.floor(BLOCK_STAYS / days)] ?? nights[0]!;
  fillClassRules(words.rules, query);
  setFields(words.planWork, 0, PLAN_WORK, {
    segments: at.segments,
    width: tilePlansOf(query),
    stays: at.stays,
    blocks,
    factors: planFactors(query, space, query.roomTypes[0]!),
    best: at.best,
    open: at.open,
    pruned: at.pruned,
    queryStays: stayCount(query),
    fewestNights,
    staySets: at.staySets,
    sums: nightSums.byteOffset,
    stride: 4 * stride,
    rows: RING_DAYS,
    firstRow: rowOf(query.firstDay),
    nights: days - 1 + nights.at(-1)!,
    planClass: planClass.byteOffset,
    hotelPlan: hotelPlan.byteOffset,
    rules: at.rules,
    planOptions: at.planOptions,
    leadPrices: at.leadPrices,
    options: at.options,
    openStays: at.openStays,
    hotelWidth: TILE_HOTELS,
  });
  return blocks > 1 && fewestNights !== nights[0];
}
