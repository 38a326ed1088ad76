/** The hot loop: cheapest room prices per board cell for one stay slot. */
import { allowsStay } from '#domain/catalogue/stay-terms.ts';
import { CLOSED, NONE, rowOf } from './columns.ts';
import type { Query } from './query.ts';
import type { SearchIndex } from '../search-index.ts';

/**
 * Sums over the party's rooms, per cell; NONE where a room finds no plan. `any` and `refundable`: of all plans and of refundable ones, the first room
 * adapted if the search asks so; `adapted`: the first room adapted, refundable if the search asks so.
 */
export type CellPrices = { readonly any: Int32Array; readonly refundable: Int32Array; readonly adapted: Int32Array };

/** A stay: rows of its first and its last day, and what its plans must have. */
type Slot = { readonly start: number; readonly end: number; readonly checkIn: number; readonly nights: number; readonly rooms: number };

/**
 * Prices cells [from, to) for a stay of `nights` from day `checkIn` into `prices` from position `at`.
 * Compares price × factor and rounds the cheapest once, as `stayPrice` does.
 */
export function priceCells({ index, roomTypes, party, criteria: { filters } }: Query, checkIn: number, nights: number, from: number, to: number, prices: CellPrices, at: number): void {
  const { columns: { cellLane, cellOther, cellEnd }, facts: { stride } } = index;
  for (const column of [prices.any, prices.refundable, prices.adapted]) column.fill(0, at, at + to - from);
  const slot: Slot = { start: rowOf(checkIn) * stride, end: rowOf(checkIn + nights) * stride, checkIn, nights, rooms: party.length };
  roomTypes.forEach(({ factors, count }, type) => {
    // The first room is of the first type.
    const first = type === 0 ? 1 : 0;
    for (let cell = from; cell < to; cell += 1) {
      const [lane, other, end] = [cellLane[cell]!, cellOther[cell]!, cellEnd[cell]!];
      const refundable = cheapest(index, factors, slot, 0, lane, other, Infinity);
      const any = cheapest(index, factors, slot, 0, other, end, refundable);
      const adaptedRefundable = first === 0 ? Infinity : cheapest(index, factors, slot, 1, lane, other, Infinity);
      const adapted = first === 0 ? Infinity : cheapest(index, factors, slot, 1, other, end, adaptedRefundable);
      const into = at + cell - from;
      const adaptedOnes = filters.adaptedRoom ? first : 0;
      addRooms(prices.any, into, any, count - adaptedOnes, adapted, adaptedOnes);
      addRooms(prices.refundable, into, refundable, count - adaptedOnes, adaptedRefundable, adaptedOnes);
      addRooms(prices.adapted, into, filters.freeCancellation ? refundable : any, count - first, filters.freeCancellation ? adaptedRefundable : adapted, first);
    }
  });
}

/** Least price × factor of standard (0) or adapted (1) lanes [from, to) below `best`. */
function cheapest({ columns, facts: { stride } }: SearchIndex, factors: Int32Array, { start, end, checkIn, nights, rooms }: Slot, adapted: number, from: number, to: number, best: number): number {
  const { nightSums, terms, laneTemplate, laneAdapted, allotment } = columns;
  let least = best;
  for (let lane = from; lane < to; lane += 1) {
    const sum = (nightSums[end + lane]! - nightSums[start + lane]!) | 0;
    if (sum >>> 0 >= CLOSED || laneAdapted[lane] !== adapted || !allowsStay(terms[start + lane]!, terms[end + lane]!, nights)) continue;
    const factor = factors[laneTemplate[lane]!]!;
    const price = sum * factor;
    if (factor !== 0 && price < least && (rooms === 1 || hasRooms(allotment, lane, stride, checkIn, nights, rooms))) least = price;
  }
  return least;
}

/** Whether enough rooms are left each night; a night without any is closed already. */
function hasRooms(allotment: Uint8Array, lane: number, stride: number, checkIn: number, nights: number, rooms: number): boolean {
  for (let day = checkIn; day < checkIn + nights; day += 1) if (allotment[rowOf(day) * stride + lane]! < rooms) return false;
  return true;
}

/** Adds rooms of two kinds, each at its price × factor. */
function addRooms(sums: Int32Array, at: number, price: number, count: number, otherPrice: number, otherCount: number): void {
  sums[at] = add(add(sums[at]!, price, count), otherPrice, otherCount);
}

const add = (sum: number, priceTimesFactor: number, count: number): number => {
  if (count === 0) return sum;
  return sum === NONE || priceTimesFactor === Infinity ? NONE : sum + count * Math.floor((priceTimesFactor + 64) / 128);
};
