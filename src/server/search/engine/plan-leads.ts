/** Lead prices of a tile where all rooms are alike and no tax is a share of the price: one pass of the lanes, one of the hotels. */
import { fillClassRules } from './class-rules.ts';
import type { Query } from './query.ts';
import { fillSlots } from './slots.ts';
import { gatherLanes, roomTermsOf, type Tile } from './tiles.ts';
import { TILE_HOTELS } from './working-space.ts';

/**
 * Fills leads, options (class-rules) and open slots of the asked plans (`words`) of a tile's hotels in the working space; leads are signed
 * words, negative = none.
 */
export function planLeads(query: Query, records: readonly (Int32Array | undefined)[]): (tile: Tile) => void {
  const space = query.index.space();
  const { kernel, at, words, tileLanes } = space;
  const [room] = query.roomTypes;
  words.factorOf.set(room!.factors);
  fillClassRules(words.rules, query);
  const terms = roomTermsOf(query);
  return ({ segments, lanes, live }) => {
    gatherLanes(query, space, segments.length, at.factorOf);
    words.best.fill(-1, 0, lanes);
    for (let block = 0; block < live.length; block += 1) {
      words.open.fill(0, block * tileLanes, block * tileLanes + lanes);
      const slots = fillSlots(space, records, block, live[block]!);
      kernel.accumulate(at.slots, slots, block, at.segments, segments.length, at.factors, at.best, at.open + 4 * block * tileLanes, room!.count, ...terms);
    }
    kernel.reduceHotels(
      at.segments, segments.length, at.kept, at.best, at.open, tileLanes, live.length, at.rules, query.index.columns.hotelLane.byteOffset,
      at.leads, at.options, at.words, TILE_HOTELS, Number(query.party.length > 1),
    );
  };
}
