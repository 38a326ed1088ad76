/** What a search of one room wants of each class of rate plan. */
import {
  ADAPTED_OPTION,
  boardOfClass,
  FREE_OPTION,
  isAdaptedClass,
  isRefundableClass,
  LANE_CLASSES,
} from '../memory/plan-class.ts';
import type { Query } from '../query.ts';

/** Bytes by class: ones when the search takes it; then by class the options that it gives. */
export function fillClassRules(rules: Int32Array, query: Query): void {
  const bytes = new Uint8Array(rules.buffer, rules.byteOffset, 2 * LANE_CLASSES);
  for (let laneClass = 0; laneClass < LANE_CLASSES; laneClass += 1)
    [bytes[laneClass], bytes[LANE_CLASSES + laneClass]] = rulesOf(query, laneClass);
}

function rulesOf(
  { boards, adapted, refundable }: Query,
  laneClass: number,
): readonly [asked: number, options: number] {
  const isBoard = ((boards >> boardOfClass(laneClass)) & 1) === 1;
  const isKind = isAdaptedClass(laneClass) === adapted;
  const isFree = isRefundableClass(laneClass);
  const isRefund = isFree || !refundable;
  const board = isKind && isRefund ? 1 << boardOfClass(laneClass) : 0;
  const free = isKind && isFree && isBoard ? 1 << FREE_OPTION : 0;
  const adaptedRoom = isAdaptedClass(laneClass) && isRefund && isBoard ? 1 << ADAPTED_OPTION : 0;
  return [isBoard && isKind && isRefund ? 0xff : 0, board | free | adaptedRoom];
}
