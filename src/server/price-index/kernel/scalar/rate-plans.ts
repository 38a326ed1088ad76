/** The loops of vector/rate-plans.as.ts without vectors. */
import { CONSTANTS } from '../constants.ts';
import { LEAST_WORK } from '../records/cells.ts';
import { PLAN_WORK } from '../records/rate-plans.ts';
import { STAY } from '../records/stays.ts';
import { SEGMENT } from '../records/tiles.ts';
import { tileSegments, viewRecord, type Loop, type Memory, type RecordView } from './memory.ts';
import { ONE_ROOM, priceOf, roomNights, stayOfPlan, type HasRooms } from './stay-prices.ts';

const { DEAD, PLAN_BLOCK, UNPRICED } = CONSTANTS;

export const gatherPlans: Loop<'gatherPlans'> = (memory, address) => {
  const { i32, u16, u8 } = memory;
  const work = viewRecord(memory, LEAST_WORK, address);
  const { word, at } = work;
  for (const segment of tileSegments(work)) {
    const [plan, blocks, planAt] = i32.subarray(segment, segment + 3);
    for (let i = 0; i < PLAN_BLOCK * blocks!; i += 1) {
      const occupancy = u16[(word('planOccupancy') >>> 1) + plan! + i]!;
      const factor = i32[at('factorOf') + occupancy]!;
      i32[at('factors') + planAt! + i] = factor;
      u8[word('classes') + planAt! + i] = factor === 0 ? DEAD : u8[word('planClass') + plan! + i]!;
    }
  }
};

export const fillFactors: Loop<'fillFactors'> = (
  { i32, u16 },
  planOccupancy,
  plans,
  factorOf,
  factors,
) => {
  for (let i = 0; i < plans; i += 1)
    u16[(factors >>> 1) + i] = i32[(factorOf >>> 2) + u16[(planOccupancy >>> 1) + i]!]!;
};

export const accumulate: Loop<'accumulate'> = (memory, address) => {
  const { i32, u16 } = memory;
  const work = viewRecord(memory, PLAN_WORK, address);
  const { word, at } = work;
  const open = at('open') + word('block') * word('width');
  i32.fill(0, open, open + word('plans'));
  if (word('block') === 0) i32.fill(UNPRICED, at('best'), at('best') + word('plans'));
  eachPlan(memory, work, ONE_ROOM, ({ stay, segment, plan, planAt, sum, isOpen }) => {
    const factor = u16[(word('factors') >>> 1) + plan]!;
    if (!isOpen || factor === 0) return;
    const addends = i32[segment + SEGMENT.at.addends]! >>> 2;
    const price = priceOf(sum, factor) + i32[addends + i32[stay + STAY.at.index]!]!;
    const best = at('best') + planAt;
    if (price >>> 0 < i32[best]! >>> 0) i32[best] = price;
    i32[open + planAt]! |= i32[stay + STAY.at.bit]!;
  });
};

export const pricePlans: Loop<'pricePlans'> = (memory, address) => {
  const { i32 } = memory;
  const work = viewRecord(memory, LEAST_WORK, address);
  const { word, at } = work;
  eachPlan(memory, work, roomNights(memory, word('rooms')), ({ stay, planAt, sum, isOpen }) => {
    const factor = i32[at('factors') + planAt]!;
    const position = (stay - at('stays')) / STAY.words;
    const row = at('prices') + (position & ~3) * word('tilePlans');
    i32[row + 4 * planAt + (position & 3)] =
      isOpen && factor !== 0 ? priceOf(sum, factor) : UNPRICED;
  });
};

type PlanStay = {
  /** Records, in words. */
  readonly stay: number;
  readonly segment: number;
  /** In the columns, and in the tile. */
  readonly plan: number;
  readonly planAt: number;
  readonly sum: number;
  readonly isOpen: boolean;
};

/** Visits every plan of every segment in every stay. */
function eachPlan(
  memory: Memory,
  work: RecordView<'stays' | 'stayCount' | 'segments' | 'segmentCount'>,
  hasRooms: HasRooms,
  visit: (one: PlanStay) => void,
): void {
  for (let position = 0; position < work.word('stayCount'); position += 1) {
    const stay = work.at('stays') + position * STAY.words;
    for (const segment of tileSegments(work)) {
      const [first, blocks, planAt] = memory.i32.subarray(segment, segment + 3);
      for (let i = 0; i < PLAN_BLOCK * blocks!; i += 1)
        visit({
          stay,
          segment,
          plan: first! + i,
          planAt: planAt! + i,
          ...stayOfPlan(memory, stay, first! + i, hasRooms),
        });
    }
  }
}
