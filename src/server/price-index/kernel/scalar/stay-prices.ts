/** The stay of one lane without vectors (scalar-kernel.ts). */
import { CLOSED } from '../../memory/columns.ts';
import { SLOT_WORDS, type RoomTerms } from '../kernel.ts';
import type { Memory } from './memory.ts';

/** Sum of a stay's nights, and whether it can be had; `slot`: its record, in words. */
export function stayOfLane(
  { i32, u8 }: Memory,
  slot: number,
  lane: number,
  [floor, terms, stride, rows]: RoomTerms,
): { readonly sum: number; readonly isOpen: boolean } {
  const [start, end, arrival, departure, nights, , firstRow] = i32.subarray(
    slot,
    slot + SLOT_WORDS,
  );
  const sum = (i32[(end! >>> 2) + lane]! - i32[(start! >>> 2) + lane]!) | 0;
  const isHeld =
    (u8[(arrival! >>> 0) + lane]! & 31) <= nights! && (u8[(departure! >>> 0) + lane]! & 32) === 0;
  let left = floor > 0 ? 0 : nights!;
  while (left < nights! && u8[terms + ((firstRow! + left) % rows) * stride + lane]! >= floor)
    left += 1;
  return { sum, isOpen: isHeld && left === nights! && sum >>> 0 < CLOSED };
}

export const priceOf = (sum: number, factor: number): number =>
  Math.floor((sum * factor + 64) / 128);
