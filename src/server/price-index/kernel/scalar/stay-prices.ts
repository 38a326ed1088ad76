/** The stay of one plan without vectors (scalar-kernel.ts). */
import { CLOSED } from '../../memory/columns.ts';
import { STAY_WORDS, type RoomTerms } from '../kernel.ts';
import type { Memory } from './memory.ts';

/** Sum of a stay's nights, and whether it can be had; `stay`: its record, in words. */
export function stayOfPlan(
  { i32, u8 }: Memory,
  stay: number,
  plan: number,
  [floor, terms, stride, rows]: RoomTerms,
): { readonly sum: number; readonly isOpen: boolean } {
  const [start, end, arrival, departure, nights, , firstRow] = i32.subarray(
    stay,
    stay + STAY_WORDS,
  );
  const sum = (i32[(end! >>> 2) + plan]! - i32[(start! >>> 2) + plan]!) | 0;
  const isHeld =
    (u8[(arrival! >>> 0) + plan]! & 31) <= nights! && (u8[(departure! >>> 0) + plan]! & 32) === 0;
  let left = floor > 0 ? 0 : nights!;
  while (left < nights! && u8[terms + ((firstRow! + left) % rows) * stride + plan]! >= floor)
    left += 1;
  return { sum, isOpen: isHeld && left === nights! && sum >>> 0 < CLOSED };
}

export const priceOf = (sum: number, factor: number): number =>
  Math.floor((sum * factor + 64) / 128);
