/**
 * The loops of kernel.as.ts without vectors: for machines without SIMD, and to hold the vector code
 * against.
 */
import { NONE } from '../../memory/columns.ts';
import {
  SEGMENT,
  SEGMENT_WORDS,
  SLOT,
  SLOT_WORDS,
  type Kernel,
  type RoomTerms,
} from '../kernel.ts';
import { addPair, keepRange, leastStays, priceLegs } from './calendar.ts';
import { foldCells, priceCells } from './cells.ts';
import { fillTables, mergeTables, sumCounts } from './flights.ts';
import { collectHotels, countOpen, countOptions, reduceHotels } from './hotels.ts';
import type { Loop, Memory } from './memory.ts';
import { priceOf, stayOfLane } from './stay-prices.ts';
import { addCosts, findRuns, nextTile } from './tiles.ts';

const LANES = 16;
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
    factorLanes: (...args) => factorLanes(memory, ...args),
    accumulate: (...args) => accumulate(memory, ...args),
    // Here every slot is read for every lane.
    settleLanes: () => undefined,
    priceLanes: (...args) => priceLanes(memory, ...args),
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
    findRuns: (...args) => findRuns(memory, ...args),
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
  templates,
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
    const [lane, blocks, at] = i32.subarray(segment, segment + 3);
    for (let i = 0; i < LANES * blocks!; i += 1) {
      const factor = i32[(factorOf >>> 2) + u16[(templates >>> 1) + lane! + i]!]!;
      i32[(factors >>> 2) + at! + i] = factor;
      u8[kept + at! + i] = factor === 0 ? DEAD : u8[classes + lane! + i]!;
    }
  }
};

/**
 * Visits every lane of every segment in every slot: `visit(slot word, segment word, position in the
 * tile, sum, open)`.
 */
function eachLane(
  memory: Memory,
  slots: number,
  slotCount: number,
  segments: number,
  segmentCount: number,
  terms: RoomTerms,
  visit: (slot: number, segment: number, at: number, sum: number, isOpen: boolean) => void,
): void {
  for (let slot = slots >>> 2; slot < (slots >>> 2) + SLOT_WORDS * slotCount; slot += SLOT_WORDS) {
    for (
      let segment = segments >>> 2;
      segment < (segments >>> 2) + SEGMENT_WORDS * segmentCount;
      segment += SEGMENT_WORDS
    ) {
      const [lane, blocks, at] = memory.i32.subarray(segment, segment + 3);
      for (let i = 0; i < LANES * blocks!; i += 1) {
        const { sum, isOpen } = stayOfLane(memory, slot, lane! + i, terms);
        visit(slot, segment, at! + i, sum, isOpen);
      }
    }
  }
}

const factorLanes: Loop<'factorLanes'> = ({ i32, u16 }, templates, lanes, factorOf, factors) => {
  for (let i = 0; i < lanes; i += 1)
    u16[(factors >>> 1) + i] = i32[(factorOf >>> 2) + u16[(templates >>> 1) + i]!]!;
};

const accumulate: Loop<'accumulate'> = (
  memory,
  slots,
  slotCount,
  block,
  segments,
  segmentCount,
  factors,
  best,
  open,
  _settled,
  lanes,
) => {
  const { i32, u16 } = memory;
  i32.fill(0, open >>> 2, (open >>> 2) + lanes);
  if (block === 0) i32.fill(UNPRICED, best >>> 2, (best >>> 2) + lanes);
  eachLane(
    memory,
    slots,
    slotCount,
    segments,
    segmentCount,
    [0, 0, 0, 0],
    (slot, segment, at, sum, isOpen) => {
      const factor = u16[(factors >>> 1) + i32[segment]! + at - i32[segment + SEGMENT.at]!]!;
      if (!isOpen || factor === 0) return;
      const price =
        priceOf(sum, factor) +
        i32[(i32[segment + SEGMENT.addends]! >>> 2) + i32[slot + SLOT.index]!]!;
      const cell = (best >>> 2) + at;
      if (price >>> 0 < i32[cell]! >>> 0) i32[cell] = price;
      i32[(open >>> 2) + at]! |= i32[slot + SLOT.bit]!;
    },
  );
};

const priceLanes: Loop<'priceLanes'> = (
  memory,
  slots,
  slotCount,
  segments,
  segmentCount,
  factors,
  out,
  width,
  ...terms
) => {
  const { i32 } = memory;
  eachLane(
    memory,
    slots,
    slotCount,
    segments,
    segmentCount,
    terms,
    (slot, _segment, at, sum, isOpen) => {
      const factor = i32[(factors >>> 2) + at]!;
      const position = (slot - (slots >>> 2)) / SLOT_WORDS;
      i32[(out >>> 2) + (position & ~3) * width + 4 * at + (position & 3)] =
        isOpen && factor !== 0 ? priceOf(sum, factor) : UNPRICED;
    },
  );
};

const countPriced: Loop<'countPriced'> = (
  { i32 },
  stays,
  leads,
  hotels,
  four,
  slotCount,
  prices,
  variantCount,
  least,
  most,
  bound,
  counts,
) => {
  for (let v = 0; v < variantCount; v += 1) {
    for (let h = 0; h < hotels; h += 1) {
      if (i32[(leads >>> 2) + h]! >>> 0 > bound >>> 0) continue;
      let lead = NONE;
      for (let s = 0; s < slotCount; s += 1)
        lead = Math.min(
          lead,
          i32[(stays + (s >> 2) * four) / 4 + 4 * h + (s & 3)]! +
            i32[(prices >>> 2) + v * slotCount + s]!,
        );
      if (lead >= least && lead <= most) i32[(counts >>> 2) + v]! += 1;
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
  slotCount,
  slotBytes,
  out,
) => {
  const parts = Array.from({ length: componentCount }, (_, c) =>
    i32.subarray((components >>> 2) + 4 * c, (components >>> 2) + 4 * c + 4),
  );
  for (let s = 0; s < slotCount; s += 1) {
    let least = NONE;
    for (let cell = firstCell; cell < endCell; cell += 1) {
      if (((boards >> u8[cellBoard + cell]!) & 1) === 0) continue;
      const prices = parts.map(([prices, from, to, rooms]) => {
        const row = (prices! + (s & ~3) * slotBytes) / 4 + (s & 3);
        let price = NONE;
        for (
          let lane = i32[(from! >>> 2) + cell]! - shift;
          lane < i32[(to! >>> 2) + cell]! - shift;
          lane += 1
        )
          if (i32[row + 4 * lane] !== UNPRICED) price = Math.min(price, i32[row + 4 * lane]!);
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
