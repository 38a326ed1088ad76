/** What a search of one kind of room wants of each class of rate plan. */
import { BOARD_CODES } from '#domain/catalogue/board.ts';
import { boardOfClass, isAdaptedClass, isRefundableClass, LANE_CLASSES } from './lane-class.ts';
import type { Query } from './query.ts';

/** Options that a hotel is counted for by its plans, a bit each: boards in their order, then these. */
export const FREE_OPTION = BOARD_CODES.length;
export const ADAPTED_OPTION = FREE_OPTION + 1;
export const PLAN_OPTIONS = ADAPTED_OPTION + 1;

/** Marks classes of standard rooms that can be booked together with an adapted one. */
const STANDARD = 0x80000000 | 0;

/** Three words a class: ones when the search takes it; options it gives alone; the option it gives with a standard room of its board. */
export function fillClassRules(rules: Int32Array, query: Query): void {
  rules.fill(0);
  // The last class is of lanes that do not sleep the room.
  for (let laneClass = 0; laneClass < LANE_CLASSES - 1; laneClass += 1) rules.set(rulesOf(query, laneClass), 3 * laneClass);
}

function rulesOf({ boards, adapted, refundable, party }: Query, laneClass: number): readonly [asked: number, alone: number, together: number] {
  const isBoard = ((boards >> boardOfClass(laneClass)) & 1) === 1;
  const isKind = isAdaptedClass(laneClass) === adapted;
  const isFree = isRefundableClass(laneClass);
  const isRefund = isFree || !refundable;
  const board = isKind && isRefund ? 1 << boardOfClass(laneClass) : 0;
  const free = isKind && isFree && isBoard ? 1 << FREE_OPTION : 0;
  const adaptedRoom = isAdaptedClass(laneClass) && isRefund && isBoard ? 1 << ADAPTED_OPTION : 0;
  const standard = !isAdaptedClass(laneClass) && isRefund && isBoard ? STANDARD : 0;
  const isAlone = party.length === 1;
  return [isBoard && isKind && isRefund ? -1 : 0, board | free | (isAlone ? adaptedRoom : 0), isAlone ? 0 : adaptedRoom | standard];
}
