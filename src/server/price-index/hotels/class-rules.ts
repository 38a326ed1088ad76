/** What a search of one room wants of each class of rate plan. */
import {
  ADAPTED_OPTION,
  boardOfClass,
  FREE_OPTION,
  isAdaptedClass,
  isRefundableClass,
  PLAN_CLASSES,
} from '../memory/plan-class.ts';
import type { Query } from '../query.ts';

/** Bytes by class: ones when the search takes it; then by class the options that it gives. */
export function fillClassRules(rules: Int32Array, query: Query): void {
  const bytes = new Uint8Array(rules.buffer, rules.byteOffset, 2 * PLAN_CLASSES);
  for (let planClass = 0; planClass < PLAN_CLASSES; planClass += 1)
    [bytes[planClass], bytes[PLAN_CLASSES + planClass]] = rulesOf(query, planClass);
}

function rulesOf(
  { boards, adapted, refundable }: Query,
  planClass: number,
): readonly [asked: number, options: number] {
  const isBoard = ((boards >> boardOfClass(planClass)) & 1) === 1;
  const isKind = isAdaptedClass(planClass) === adapted;
  const isFree = isRefundableClass(planClass);
  const isRefund = isFree || !refundable;
  const board = isKind && isRefund ? 1 << boardOfClass(planClass) : 0;
  const free = isKind && isFree && isBoard ? 1 << FREE_OPTION : 0;
  const adaptedRoom = isAdaptedClass(planClass) && isRefund && isBoard ? 1 << ADAPTED_OPTION : 0;
  return [isBoard && isKind && isRefund ? 0xff : 0, board | free | adaptedRoom];
}
