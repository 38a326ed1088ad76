/** The loops of kernel.as.ts without vectors: for machines without SIMD, and to hold the vector code against. */
import { foldCells, priceCells } from './scalar-cells.ts';
import { addLegs, addPair } from './scalar-flights.ts';
import type { Loop, Memory } from './scalar-memory.ts';
import { SEGMENT, SEGMENT_WORDS, SLOT, SLOT_WORDS, type Kernel, type RoomTerms } from './kernel.ts';
import { priceOf, stayOfLane } from './scalar-lanes.ts';
import { NONE } from '../columns.ts';

const LANES = 16;
const DEAD = 31;
/** Where a stay cannot be had: what the vector code's unsigned minimum starts from, as a signed word. */
const UNPRICED = -1;

/** The loops over a memory as it is now; regions taken later need a new kernel. */
export function scalarKernel({ buffer }: WebAssembly.Memory): Kernel {
  const memory = { i32: new Int32Array(buffer), u16: new Uint16Array(buffer), u8: new Uint8Array(buffer) };
  return {
    gather: (...args) => gather(memory, ...args),
    accumulate: (...args) => accumulate(memory, ...args),
    priceLanes: (...args) => priceLanes(memory, ...args),
    reduceHotels: (...args) => reduceHotels(memory, ...args),
    countOpen: (...args) => countOpen(memory, ...args),
    countPriced: (...args) => countPriced(memory, ...args),
    priceCells: (...args) => priceCells(memory, ...args),
    foldCells: (...args) => foldCells(memory, ...args),
    leastStays: (...args) => leastStays(memory, ...args),
    leastTogether: (...args) => leastTogether(memory, ...args),
    addPair: (...args) => addPair(memory, ...args),
    addLegs: (...args) => addLegs(memory, ...args),
  };
}

const gather: Loop<'gather'> = ({ i32, u16, u8 }, segments, segmentCount, templates, classes, factorOf, factors, kept) => {
  for (let segment = segments >>> 2; segment < (segments >>> 2) + SEGMENT_WORDS * segmentCount; segment += SEGMENT_WORDS) {
    const [lane, blocks, at] = i32.subarray(segment, segment + 3);
    for (let i = 0; i < LANES * blocks!; i += 1) {
      const factor = i32[(factorOf >>> 2) + u16[(templates >>> 1) + lane! + i]!]!;
      i32[(factors >>> 2) + at! + i] = factor;
      u8[kept + at! + i] = factor === 0 ? DEAD : u8[classes + lane! + i]!;
    }
  }
};

/** Visits every lane of every segment in every slot: `visit(slot word, segment word, position in the tile, sum, open)`. */
function eachLane(
  memory: Memory, slots: number, slotCount: number, segments: number, segmentCount: number, terms: RoomTerms,
  visit: (slot: number, segment: number, at: number, sum: number, isOpen: boolean) => void,
): void {
  for (let slot = slots >>> 2; slot < (slots >>> 2) + SLOT_WORDS * slotCount; slot += SLOT_WORDS) {
    for (let segment = segments >>> 2; segment < (segments >>> 2) + SEGMENT_WORDS * segmentCount; segment += SEGMENT_WORDS) {
      const [lane, blocks, at] = memory.i32.subarray(segment, segment + 3);
      for (let i = 0; i < LANES * blocks!; i += 1) {
        const { sum, isOpen } = stayOfLane(memory, slot, lane! + i, terms);
        visit(slot, segment, at! + i, sum, isOpen);
      }
    }
  }
}

const accumulate: Loop<'accumulate'> = (memory, slots, slotCount, _block, segments, segmentCount, factors, best, open, count, ...terms) => {
  const { i32 } = memory;
  eachLane(memory, slots, slotCount, segments, segmentCount, terms, (slot, segment, at, sum, isOpen) => {
    if (!isOpen) return;
    const price = priceOf(sum, i32[(factors >>> 2) + at]!) * count + i32[(i32[segment + SEGMENT.addends]! >>> 2) + i32[slot + SLOT.index]!]!;
    const cell = (best >>> 2) + at;
    if (price >>> 0 < i32[cell]! >>> 0) i32[cell] = price;
    i32[(open >>> 2) + at]! |= i32[slot + SLOT.bit]!;
  });
};

const priceLanes: Loop<'priceLanes'> = (memory, slots, slotCount, segments, segmentCount, factors, out, width, ...terms) => {
  const { i32 } = memory;
  eachLane(memory, slots, slotCount, segments, segmentCount, terms, (slot, _segment, at, sum, isOpen) => {
    const factor = i32[(factors >>> 2) + at]!;
    const position = (slot - (slots >>> 2)) / SLOT_WORDS;
    i32[(out >>> 2) + (position & ~3) * width + 4 * at + (position & 3)] = isOpen && factor !== 0 ? priceOf(sum, factor) : UNPRICED;
  });
};

const reduceHotels: Loop<'reduceHotels'> = (memory, segments, segmentCount, ...args) => {
  for (let g = 0; g < segmentCount; g += 1) reduceSegment(memory, segments + 4 * SEGMENT_WORDS * g, ...args);
};

function reduceSegment(
  memory: Memory, segment: number, kept: number, best: number, open: number, width: number, blocks: number, rules: number, hotelLane: number,
  leads: number, options: number, words: number, hotelWidth: number, together: number,
): void {
  const { i32, u8 } = memory;
  const [firstLane, , position, , first, count, hotelAt, flown] = i32.subarray(segment >>> 2, (segment >>> 2) + 8);
  const laneOf = (hotel: number): number => i32[(hotelLane >>> 2) + hotel]! - firstLane! + position!;
  for (let h = 0; h < count!; h += 1) {
    const [from, to] = [laneOf(first! + h), laneOf(first! + h + 1)];
    let lead = UNPRICED;
    for (let i = from; i < to; i += 1) {
      const price = i32[(best >>> 2) + i]!;
      if (i32[(rules >>> 2) + 3 * u8[kept + i]!] !== 0 && price >>> 0 < lead >>> 0) lead = price;
    }
    let found = 0;
    for (let b = 0; b < blocks; b += 1) {
      const block = reduceBlock(memory, kept, (open >>> 2) + b * width, rules, from, to, i32[(flown! >>> 2) + b]!, together);
      found |= block.found;
      i32[(words >>> 2) + b * hotelWidth + hotelAt! + h] = block.word;
    }
    i32[(leads >>> 2) + hotelAt! + h] = lead;
    i32[(options >>> 2) + hotelAt! + h] = found;
  }
}

function reduceBlock({ i32, u8 }: Memory, kept: number, row: number, rules: number, from: number, to: number, flown: number, together: number): { readonly word: number; readonly found: number } {
  let [word, found, standard, board] = [0, 0, 0, -1];
  for (let i = from; i < to; i += 1) {
    const bits = i32[row + i]!;
    const kind = u8[kept + i]!;
    if (kind === DEAD) continue;
    const [asked, alone, joined] = i32.subarray((rules >>> 2) + 3 * kind, (rules >>> 2) + 3 * kind + 3);
    word |= bits & asked!;
    if ((bits & flown) !== 0) found |= alone!;
    if (together === 0) continue;
    if ((kind & 7) !== board) standard = 0;
    board = kind & 7;
    if ((bits & flown & standard) !== 0) found |= joined! & 0x7fffffff;
    if (joined! < 0) standard |= bits;
  }
  return { word, found };
}

const countOpen: Loop<'countOpen'> = ({ i32 }, words, hotels, hotelWidth, blocks, variants, variantCount, counts) => {
  for (let v = 0; v < variantCount; v += 1) {
    for (let h = 0; h < hotels; h += 1) {
      let any = 0;
      for (let b = 0; b < blocks; b += 1) any |= i32[(words >>> 2) + b * hotelWidth + h]! & i32[(variants >>> 2) + v * blocks + b]!;
      if (any !== 0) i32[(counts >>> 2) + v]! += 1;
    }
  }
};

const countPriced: Loop<'countPriced'> = ({ i32 }, stays, leads, hotels, four, slotCount, prices, variantCount, least, most, bound, counts) => {
  for (let v = 0; v < variantCount; v += 1) {
    for (let h = 0; h < hotels; h += 1) {
      if (i32[(leads >>> 2) + h]! >>> 0 > bound >>> 0) continue;
      let lead = NONE;
      for (let s = 0; s < slotCount; s += 1) lead = Math.min(lead, i32[(stays + (s >> 2) * four) / 4 + 4 * h + (s & 3)]! + i32[(prices >>> 2) + v * slotCount + s]!);
      if (lead >= least && lead <= most) i32[(counts >>> 2) + v]! += 1;
    }
  }
};

const leastStays: Loop<'leastStays'> = (memory, slots, slotCount, segments, segmentCount, factors, dead, out, width, ...terms) => {
  const { i32, u8 } = memory;
  const [firstSlot, firstSegment] = [slots >>> 2, segments >>> 2];
  const cell = (slot: number, segment: number): number => (out >>> 2) + ((segment - firstSegment) / SEGMENT_WORDS) * width + (slot - firstSlot) / SLOT_WORDS;
  for (let segment = 0; segment < segmentCount; segment += 1) i32.fill(NONE, cell(firstSlot, firstSegment + SEGMENT_WORDS * segment), cell(firstSlot + SLOT_WORDS * slotCount, firstSegment + SEGMENT_WORDS * segment));
  eachLane(memory, slots, slotCount, segments, segmentCount, terms, (slot, segment, at, sum, isOpen) => {
    if (isOpen && u8[dead + at] === 0) i32[cell(slot, segment)] = Math.min(i32[cell(slot, segment)]!, priceOf(sum, i32[(factors >>> 2) + at]!));
  });
};

const leastTogether: Loop<'leastTogether'> = ({ i32, u8 }, components, componentCount, firstCell, endCell, cellBoard, boards, shift, slotCount, slotBytes, out) => {
  const parts = Array.from({ length: componentCount }, (_, c) => i32.subarray((components >>> 2) + 4 * c, (components >>> 2) + 4 * c + 4));
  for (let s = 0; s < slotCount; s += 1) {
    let least = NONE;
    for (let cell = firstCell; cell < endCell; cell += 1) {
      if (((boards >> u8[cellBoard + cell]!) & 1) === 0) continue;
      const prices = parts.map(([prices, from, to, rooms]) => {
        const row = (prices! + (s & ~3) * slotBytes) / 4 + (s & 3);
        let price = NONE;
        for (let lane = i32[(from! >>> 2) + cell]! - shift; lane < i32[(to! >>> 2) + cell]! - shift; lane += 1) if (i32[row + 4 * lane] !== UNPRICED) price = Math.min(price, i32[row + 4 * lane]!);
        return price === NONE ? NONE : price * rooms!;
      });
      if (!prices.includes(NONE)) least = Math.min(least, prices.reduce((sum, price) => sum + price, 0));
    }
    i32[(out >>> 2) + s] = least;
  }
};
