/** The stay of one rate plan (vector/stay-prices.as.ts). */
import { CLOSED } from '../../memory/columns.ts';
import type { Address } from '../record.ts';
import { ROOM_TERMS, STAY } from '../records/stays.ts';
import { viewRecord, type Memory } from './memory.ts';

/** Whether a plan's nights from a row on have the rooms that are asked for. */
export type HasRooms = (plan: number, firstRow: number, nights: number) => boolean;

/** One room is left on every open night. */
export const ONE_ROOM: HasRooms = () => true;

/** The nights of a record of room terms. */
export function roomNights(memory: Memory, address: Address): HasRooms {
  const { word } = viewRecord(memory, ROOM_TERMS, address);
  const [floor, terms, stride, rows] = [word('floor'), word('terms'), word('stride'), word('rows')];
  return (plan, firstRow, nights) => {
    let left = floor > 0 ? 0 : nights;
    while (left < nights && memory.u8[terms + ((firstRow + left) % rows) * stride + plan]! >= floor)
      left += 1;
    return left === nights;
  };
}

/** Sum of a stay's nights, and whether it can be had; `stay`: its record, in words. */
export function stayOfPlan(
  { i32, u8 }: Memory,
  stay: number,
  plan: number,
  hasRooms: HasRooms,
): { readonly sum: number; readonly isOpen: boolean } {
  const [start, end, arrival, departure, nights, , firstRow] = i32.subarray(
    stay,
    stay + STAY.words,
  );
  const sum = (i32[(end! >>> 2) + plan]! - i32[(start! >>> 2) + plan]!) | 0;
  const isHeld =
    (u8[(arrival! >>> 0) + plan]! & 31) <= nights! && (u8[(departure! >>> 0) + plan]! & 32) === 0;
  return { sum, isOpen: isHeld && hasRooms(plan, firstRow!, nights!) && sum >>> 0 < CLOSED };
}

/** Pence of a stay for a room of a factor /128, rounded half up. */
export const priceOf = (sum: number, factor: number): number =>
  Math.floor((sum * factor + 64) / 128);
