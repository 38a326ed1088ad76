/** Numbers that the hot loops share; the vector code is given the same (vector/records.as.ts). */
import { NO_PRICE } from '../memory/columns.ts';
import { ADAPTED_OPTION, FREE_OPTION, PLAN_CLASSES } from '../memory/plan-class.ts';
import { BLOCK_STAYS, PLAN_BLOCK } from './limits.ts';

export const CONSTANTS = {
  PLAN_BLOCK,
  BLOCK_STAYS,
  NO_PRICE,
  /** A rate plan's price where its stay cannot be had: all ones, as a signed word. */
  UNPRICED: -1,
  /** Options beside the boards (class-rules.ts), as bits. */
  FREE: 1 << FREE_OPTION,
  ADAPTED: 1 << ADAPTED_OPTION,
  /** Class of a rate plan that does not sleep the room: it counts for nothing. */
  DEAD: PLAN_CLASSES - 1,
} as const;
