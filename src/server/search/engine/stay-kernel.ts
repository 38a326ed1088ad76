/** The hot loop: cheapest room prices per board cell for one stay slot. */
import { CLOSED, NONE, rowOf } from './columns.ts';
import type { RoomType } from './query.ts';
import type { SearchIndex } from '../search-index.ts';

/** Sums over the party's rooms, per cell: any plans, and refundable plans alone; NONE where a room finds no plan. */
export type CellPrices = { readonly any: Int32Array; readonly refundable: Int32Array };

/**
 * Prices cells [from, to) for a stay of `nights` from day `checkIn` into `prices` from position `at`.
 * Compares price × factor and rounds the cheapest once, as `stayPrice` does.
 */
export function priceCells(
  { columns, facts: { stride } }: SearchIndex, roomTypes: readonly RoomType[], rooms: number,
  checkIn: number, nights: number, from: number, to: number, prices: CellPrices, at: number,
): void {
  prices.any.fill(0, at, at + to - from);
  prices.refundable.fill(0, at, at + to - from);
  const start = rowOf(checkIn) * stride;
  const end = rowOf(checkIn + nights) * stride;
  const { cellLane, cellOther, cellEnd } = columns;
  for (const { factors, count } of roomTypes) {
    for (let cell = from; cell < to; cell += 1) {
      const other = cellOther[cell]!;
      const slot = at + cell - from;
      const refundable = cheapest(columns, factors, rooms, start, end, stride, checkIn, nights, cellLane[cell]!, other, Infinity);
      const any = cheapest(columns, factors, rooms, start, end, stride, checkIn, nights, other, cellEnd[cell]!, refundable);
      prices.refundable[slot] = add(prices.refundable[slot]!, refundable, count);
      prices.any[slot] = add(prices.any[slot]!, any, count);
    }
  }
}

/** Least price × factor of lanes [from, to) below `best`. */
function cheapest(
  { nightSums, minStay, laneTemplate, allotment }: SearchIndex['columns'], factors: Int32Array, rooms: number,
  start: number, end: number, stride: number, checkIn: number, nights: number, from: number, to: number, best: number,
): number {
  let least = best;
  for (let lane = from; lane < to; lane += 1) {
    const sum = (nightSums[end + lane]! - nightSums[start + lane]!) | 0;
    if (sum >>> 0 >= CLOSED || minStay[start + lane]! > nights) continue;
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

const add = (sum: number, priceTimesFactor: number, count: number): number =>
  sum === NONE || priceTimesFactor === Infinity ? NONE : sum + count * Math.floor((priceTimesFactor + 64) / 128);
