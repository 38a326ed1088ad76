/**
 * Lead prices of a tile lane by lane: for one room and taxes that do not depend on its price. The
 * hot loops minimise over all slots of all lanes, then over the lanes of the hotels.
 */
import type { Address } from '../kernel/kernel.ts';
import { BLOCK_SLOTS, TILE_HOTELS } from '../kernel/limits.ts';
import type { WorkingSpace } from '../kernel/working-space.ts';
import { RING_DAYS, rowOf } from '../memory/days.ts';
import { slotCount, slotDays, type Query, blockCount } from '../query.ts';
import { fillClassRules } from './class-rules.ts';
import { laneFactors } from './plan-factors.ts';
import { fillSlots, tileLanesOf } from './stays.ts';
import type { Tile } from './tiles.ts';

/**
 * Fills leads, options (class-rules) and open slots of the asked plans (`words`) of a tile's hotels
 * in the working space; leads are signed words, negative = none.
 */
export function planLeads(query: Query): (tile: Tile) => void {
  const space = query.index.space();
  const { kernel, at, words } = space;
  const tileLanes = tileLanesOf(query);
  const { laneClass, hotelLane } = query.index.columns;
  const factors = laneFactors(query, space, query.roomTypes[0]!);
  const settle = settler(query, space, factors);
  fillClassRules(words.rules, query);
  return (tile) => {
    const { segments, lanes, live } = tile;
    for (let block = 0; block < live.length; block += 1) {
      const slots = fillSlots(space, block, live[block]!);
      if (block === 1) settle(tile);
      kernel.accumulate(
        at.slots,
        slots,
        block,
        at.segments,
        segments,
        factors,
        at.best,
        at.open + 4 * block * tileLanes,
        at.settled,
        lanes,
      );
    }
    kernel.reduceHotels(
      at.segments,
      segments,
      laneClass.byteOffset,
      at.best,
      at.open,
      at.laneOptions,
      tileLanes,
      live.length,
      at.rules,
      hotelLane.byteOffset,
      at.leads,
      at.options,
      at.words,
      TILE_HOTELS,
    );
  };
}

/**
 * Finds the lanes of a tile that the slots after its first block cannot change; those of no more
 * nights are not looked at.
 */
function settler(
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
  const days = slotDays(query);
  const fewest = nights[Math.floor(BLOCK_SLOTS / days)]!;
  if (fewest === nights[0]) return () => undefined;
  return ({ segments, live }) =>
    kernel.settleLanes(
      slotCount(query),
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
      at.slotSets,
      at.settled,
    );
}
