/** A cabin as an airline sells it, and how its seats are called (FLT-07). */
import type { Pence } from '#domain/money.ts';

export type SeatRow = {
  readonly number: number;
  /** Of each of its seats. */
  readonly price: Pence;
  /** Beside an emergency exit: neither children nor whoever holds an infant may sit there. */
  readonly isExit: boolean;
  /** The letters that are free: `ACF`. */
  readonly free: string;
};

export type SeatMap = {
  /** The letters from left to right, a space for each aisle: `ABC DEF`. */
  readonly columns: string;
  /** From the front. */
  readonly rows: readonly SeatRow[];
};

export type SeatPosition = 'window' | 'middle' | 'aisle';

/** A seat of a map: `12A`. */
export const seatId = (row: Pick<SeatRow, 'number'>, letter: string): string =>
  `${row.number}${letter}`;

/** The letters of a map, without its aisles. */
export const seatLetters = ({ columns }: Pick<SeatMap, 'columns'>): string[] =>
  columns.split('').filter((letter) => letter !== ' ');

/** Where a letter is: at the wall, at an aisle, or between seats. */
export function positionOf({ columns }: Pick<SeatMap, 'columns'>, letter: string): SeatPosition {
  const at = columns.indexOf(letter);
  if (at === 0 || at === columns.length - 1) return 'window';
  return columns[at - 1] === ' ' || columns[at + 1] === ' ' ? 'aisle' : 'middle';
}

export type FoundSeat = { readonly row: SeatRow; readonly letter: string };

/** The seat of an id, whether it is free or not; undefined when the cabin has none of the name. */
export function findSeat(map: SeatMap, id: string): FoundSeat | undefined {
  const row = map.rows.find(({ number }) => id.startsWith(String(number)) && isIn(number, id));
  const letter = id.at(-1) ?? '';
  return row && seatLetters(map).includes(letter) ? { row, letter } : undefined;
}

const isIn = (number: number, id: string): boolean => id.length === String(number).length + 1;

export const isFree = ({ row, letter }: FoundSeat): boolean => row.free.includes(letter);

/** Whether two seats are side by side: in one row, with no aisle and no seat between them. */
export const areBeside = (map: SeatMap, one: FoundSeat, other: FoundSeat): boolean =>
  one.row.number === other.row.number &&
  Math.abs(map.columns.indexOf(one.letter) - map.columns.indexOf(other.letter)) === 1;
