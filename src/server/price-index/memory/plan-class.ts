/**
 * The class of a rate plan: bits 0–2 its board, bit 3 refundable, bit 4 an adapted room. What a
 * search wants of each class is decided once (class-rules.ts).
 */
import { BOARD_CODES, type BoardCode } from '#domain/catalogue/board.ts';

type PlanKind = {
  readonly board: BoardCode;
  readonly refundable: boolean;
  readonly adapted: boolean;
};

const BOARD = 7;
const REFUNDABLE = 8;
const ADAPTED = 16;
/**
 * Classes there are room for; the last, which no plan has, is given to plans that do not sleep the
 * room.
 */
export const PLAN_CLASSES = 32;

export const planClassOf = (plan: PlanKind): number =>
  BOARD_CODES.indexOf(plan.board) |
  (plan.refundable ? REFUNDABLE : 0) |
  (plan.adapted ? ADAPTED : 0);

export const boardOfClass = (planClass: number): number => planClass & BOARD;
export const isRefundableClass = (planClass: number): boolean => (planClass & REFUNDABLE) !== 0;
export const isAdaptedClass = (planClass: number): boolean => (planClass & ADAPTED) !== 0;

/**
 * Options that a hotel is counted for by its plans, a bit each: boards in their order, then these.
 */
export const FREE_OPTION = BOARD_CODES.length;
export const ADAPTED_OPTION = FREE_OPTION + 1;
export const PLAN_OPTIONS = ADAPTED_OPTION + 1;
