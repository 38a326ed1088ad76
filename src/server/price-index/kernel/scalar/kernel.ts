/**
 * The loops of kernel.as.ts without vectors: for machines without SIMD, and to hold the vector code
 * against.
 */
import { NONE } from '../../memory/columns.ts';
import {
  SEGMENT,
  SEGMENT_WORDS,
  STAY,
  STAY_WORDS,
  type Kernel,
  type RoomTerms,
} from '../kernel.ts';
import { addPair, keepRange, leastStays, priceLegs } from './calendar.ts';
import { foldCells, priceCells } from './cells.ts';
import { fillTables, mergeTables, sumCounts } from './flights.ts';
import { collectHotels, countOpen, countOptions, reduceHotels } from './hotels.ts';
import type { Loop, Memory } from './memory.ts';
import { priceOf, stayOfPlan } from './stay-prices.ts';
import { addCosts, findCostGroups, nextTile } from './tiles.ts';

const PLAN_BLOCK = 16;
const DEAD = 31;
/**
 * Where a stay cannot be had: what the vector code's unsigned minimum starts from, as a signed
 * word.
 */
const UNPRICED = -1;

/** The loops over a memory as it is now; regions taken later need a new kernel. */
export function scalarKernel({ buffer }: WebAssembly.Memory): Kernel {
  const memory = {
    i32: new Int32Array(buffer),
    u16: new Uint16Array(buffer),
    u8: new Uint8Array(buffer),
  };
  return {
    gather: (...args) => gather(memory, ...args),
    fillFactors: (...args) => fillFactors(memory, ...args),
    accumulate: (...args) => accumulate(memory, ...args),
    // Here every stay is read for every plan.
    prunePlans: () => undefined,
    pricePlans: (...args) => pricePlans(memory, ...args),
    reduceHotels: (...args) => reduceHotels(memory, ...args),
    collectHotels: (...args) => collectHotels(memory, ...args),
    countOpen: (...args) => countOpen(memory, ...args),
    countOptions: (...args) => countOptions(memory, ...args),
    countPriced: (...args) => countPriced(memory, ...args),
    priceCells: (...args) => priceCells(memory, ...args),
    foldCells: (...args) => foldCells(memory, ...args),
    leastStays: (...args) => leastStays(memory, ...args),
    leastTogether: (...args) => leastTogether(memory, ...args),
    fillTables: (...args) => fillTables(memory, ...args),
    mergeTables: (...args) => mergeTables(memory, ...args),
    sumCounts: (...args) => sumCounts(memory, ...args),
    findCostGroups: (...args) => findCostGroups(memory, ...args),
    addCosts: (...args) => addCosts(memory, ...args),
    nextTile: (...args) => nextTile(memory, ...args),
    priceLegs: (...args) => priceLegs(memory, ...args),
    addPair: (...args) => addPair(memory, ...args),
    keepRange: (...args) => keepRange(memory, ...args),
  };
}

const gather: Loop<'gather'> = (
  { i32, u16, u8 },
  segments,
  segmentCount,
  occupancies,
  classes,
  factorOf,
  factors,
  kept,
) => {
  for (
    let segment = segments >>> 2;
    segment < (segments >>> 2) + SEGMENT_WORDS * segmentCount;
    segment += SEGMENT_WORDS
  ) {
    const [plan, blocks, at] = i32.subarray(segment, segment + 3);
    for (let i = 0; i < PLAN_BLOCK * blocks!; i += 1) {
      const factor = i32[(factorOf >>> 2) + u16[(occupancies >>> 1) + plan! + i]!]!;
      i32[(factors >>> 2) + at! + i] = factor;
      u8[kept + at! + i] = factor === 0 ? DEAD : u8[classes + plan! + i]!;
    }
  }
};

/**
 * Visits every plan of every segment in every stay: `visit(stay word, segment word, position in the
 * tile, sum, open)`.
 */
function eachPlan(
  memory: Memory,
  stays: number,
  stayCount: number,
  segments: number,
  segmentCount: number,
  terms: RoomTerms,
  visit: (stay: number, segment: number, at: number, sum: number, isOpen: boolean) => void,
): void {
  for (let stay = stays >>> 2; stay < (stays >>> 2) + STAY_WORDS * stayCount; stay += STAY_WORDS) {
    for (
      let segment = segments >>> 2;
      segment < (segments >>> 2) + SEGMENT_WORDS * segmentCount;
      segment += SEGMENT_WORDS
    ) {
      const [plan, blocks, at] = memory.i32.subarray(segment, segment + 3);
      for (let i = 0; i < PLAN_BLOCK * blocks!; i += 1) {
        const { sum, isOpen } = stayOfPlan(memory, stay, plan! + i, terms);
        visit(stay, segment, at! + i, sum, isOpen);
      }
    }
  }
}

const fillFactors: Loop<'fillFactors'> = ({ i32, u16 }, occupancies, plans, factorOf, factors) => {
  for (let i = 0; i < plans; i += 1)
    u16[(factors >>> 1) + i] = i32[(factorOf >>> 2) + u16[(occupancies >>> 1) + i]!]!;
};

const accumulate: Loop<'accumulate'> = (
  memory,
  stays,
  stayCount,
  block,
  segments,
  segmentCount,
  factors,
  best,
  open,
  _pruned,
  plans,
) => {
  const { i32, u16 } = memory;
  i32.fill(0, open >>> 2, (open >>> 2) + plans);
  if (block === 0) i32.fill(UNPRICED, best >>> 2, (best >>> 2) + plans);
  eachPlan(
    memory,
    stays,
    stayCount,
    segments,
    segmentCount,
    [0, 0, 0, 0],
    (stay, segment, at, sum, isOpen) => {
      const factor = u16[(factors >>> 1) + i32[segment]! + at - i32[segment + SEGMENT.at]!]!;
      if (!isOpen || factor === 0) return;
      const price =
        priceOf(sum, factor) +
        i32[(i32[segment + SEGMENT.addends]! >>> 2) + i32[stay + STAY.index]!]!;
      const cell = (best >>> 2) + at;
      if (price >>> 0 < i32[cell]! >>> 0) i32[cell] = price;
      i32[(open >>> 2) + at]! |= i32[stay + STAY.bit]!;
    },
  );
};

const pricePlans: Loop<'pricePlans'> = (
  memory,
  stays,
  stayCount,
  segments,
  segmentCount,
  factors,
  out,
  width,
  ...terms
) => {
  const { i32 } = memory;
  eachPlan(
    memory,
    stays,
    stayCount,
    segments,
    segmentCount,
    terms,
    (stay, _segment, at, sum, isOpen) => {
      const factor = i32[(factors >>> 2) + at]!;
      const position = (stay - (stays >>> 2)) / STAY_WORDS;
      i32[(out >>> 2) + (position & ~3) * width + 4 * at + (position & 3)] =
        isOpen && factor !== 0 ? priceOf(sum, factor) : UNPRICED;
    },
  );
};

const countPriced: Loop<'countPriced'> = (
  { i32 },
  stayPrices,
  leadPrices,
  hotels,
  four,
  stayCount,
  prices,
  variantCount,
  least,
  most,
  bound,
  counts,
) => {
  for (let v = 0; v < variantCount; v += 1) {
    for (let h = 0; h < hotels; h += 1) {
      if (i32[(leadPrices >>> 2) + h]! >>> 0 > bound >>> 0) continue;
      let leadPrice = NONE;
      for (let s = 0; s < stayCount; s += 1)
        leadPrice = Math.min(
          leadPrice,
          i32[(stayPrices + (s >> 2) * four) / 4 + 4 * h + (s & 3)]! +
            i32[(prices >>> 2) + v * stayCount + s]!,
        );
      if (leadPrice >= least && leadPrice <= most) i32[(counts >>> 2) + v]! += 1;
    }
  }
};

const leastTogether: Loop<'leastTogether'> = (
  { i32, u8 },
  components,
  componentCount,
  firstCell,
  endCell,
  cellBoard,
  boards,
  shift,
  stayCount,
  stayBytes,
  out,
) => {
  const parts = Array.from({ length: componentCount }, (_, c) =>
    i32.subarray((components >>> 2) + 4 * c, (components >>> 2) + 4 * c + 4),
  );
  for (let s = 0; s < stayCount; s += 1) {
    let least = NONE;
    for (let cell = firstCell; cell < endCell; cell += 1) {
      if (((boards >> u8[cellBoard + cell]!) & 1) === 0) continue;
      const prices = parts.map(([prices, from, to, rooms]) => {
        const row = (prices! + (s & ~3) * stayBytes) / 4 + (s & 3);
        let price = NONE;
        for (
          let plan = i32[(from! >>> 2) + cell]! - shift;
          plan < i32[(to! >>> 2) + cell]! - shift;
          plan += 1
        )
          if (i32[row + 4 * plan] !== UNPRICED) price = Math.min(price, i32[row + 4 * plan]!);
        return price === NONE ? NONE : price * rooms!;
      });
      if (!prices.includes(NONE))
        least = Math.min(
          least,
          prices.reduce((sum, price) => sum + price, 0),
        );
    }
    i32[(out >>> 2) + s] = least;
  }
};
