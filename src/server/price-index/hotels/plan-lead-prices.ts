/**
 * Lead prices of a tile plan by plan: for one room and taxes that do not depend on its price. The
 * hot loops minimise over all stays of all plans, then over the plans of the hotels.
 */
import type { Address } from '../kernel/kernel.ts';
import { BLOCK_STAYS, TILE_HOTELS } from '../kernel/limits.ts';
import type { WorkingSpace } from '../kernel/working-space.ts';
import { RING_DAYS, rowOf } from '../memory/days.ts';
import { stayCount, checkInDays, type Query, blockCount } from '../query.ts';
import { fillClassRules } from './class-rules.ts';
import { planFactors } from './plan-factors.ts';
import { gatherStays, tilePlansOf } from './stays.ts';
import type { Tile } from './tiles.ts';

/**
 * Fills lead prices, options (class-rules) and open stays of the asked plans (`words`) of a tile's
 * hotels in the working space; lead prices are signed words, negative = none.
 */
export function planLeadPrices(query: Query): (tile: Tile) => void {
  const space = query.index.space();
  const { kernel, at, words } = space;
  const tilePlans = tilePlansOf(query);
  const { planClass, hotelPlan } = query.index.columns;
  const factors = planFactors(query, space, query.roomTypes[0]!);
  const prunePlans = planPruner(query, space, factors);
  fillClassRules(words.rules, query);
  return (tile) => {
    const { segments, plans, live } = tile;
    for (let block = 0; block < live.length; block += 1) {
      const stays = gatherStays(space, block, live[block]!);
      if (block === 1) prunePlans(tile);
      kernel.accumulate(
        at.stays,
        stays,
        block,
        at.segments,
        segments,
        factors,
        at.best,
        at.open + 4 * block * tilePlans,
        at.pruned,
        plans,
      );
    }
    kernel.reduceHotels(
      at.segments,
      segments,
      planClass.byteOffset,
      at.best,
      at.open,
      at.planOptions,
      tilePlans,
      live.length,
      at.rules,
      hotelPlan.byteOffset,
      at.leadPrices,
      at.options,
      at.words,
      TILE_HOTELS,
    );
  };
}

/**
 * Finds the plans of a tile that the stays after its first block cannot change; those of no more
 * nights are not looked at.
 */
function planPruner(
  query: Query,
  { kernel, at }: WorkingSpace,
  factors: Address,
): (tile: Tile) => void {
  if (blockCount(query) <= 1) return () => undefined;
  const {
    index: {
      columns: { nightSums },
      facts: { stride },
    },
    nights,
  } = query;
  const days = checkInDays(query);
  const fewest = nights[Math.floor(BLOCK_STAYS / days)]!;
  if (fewest === nights[0]) return () => undefined;
  return ({ segments, live }) =>
    kernel.prunePlans(
      stayCount(query),
      live.length,
      fewest,
      nightSums.byteOffset,
      4 * stride,
      RING_DAYS,
      rowOf(query.firstDay),
      days - 1 + nights.at(-1)!,
      at.segments,
      segments,
      factors,
      at.best,
      at.open,
      at.staySets,
      at.pruned,
    );
}
