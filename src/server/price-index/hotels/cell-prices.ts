/**
 * What the rooms of a party cost in one cell, and which rate plans make that price; read plan by
 * plan, without the hot loops, so that it checks them.
 */
import { stayPrice } from '#domain/catalogue/occupancy.ts';
import { NO_PRICE } from '../memory/columns.ts';
import type { Query } from '../query.ts';
import { rowsSum, type StayRows } from './stay-rows.ts';

/** Rate plans and prices of the rooms, in the party's order. */
export type RoomsInCell = {
  readonly board: number;
  readonly plans: readonly number[];
  readonly prices: readonly number[];
};
/**
 * What the rooms of the party cost, each in its cheapest plan of a cell; NO_PRICE or more when one
 * has none.
 */
export function roomsPrice(query: Query, cell: number, rows: StayRows): number {
  let sum = 0;
  for (let room = 0; room < query.party.length; room += 1)
    sum += roomPrice(query, cell, rows, room);
  return sum;
}

function roomPrice(query: Query, cell: number, rows: StayRows, room: number): number {
  const { factors } = query.roomTypes[query.typeOfRoom[room]!]!;
  const end = endPlanOf(query, cell, room);
  let least = NO_PRICE;
  for (let plan = firstPlanOf(query, cell, room); plan < end; plan += 1) {
    const price = planPrice(query, plan, rows, factors);
    if (price < least) least = price;
  }
  return least;
}

/** The rooms of a cell in full: among plans of one price the lowest id. */
export function roomsIn(query: Query, cell: number, rows: StayRows): RoomsInCell {
  const {
    columns: { cellBoard, planId },
  } = query.index;
  const prices = query.party.map((_, room) => roomPrice(query, cell, rows, room));
  const plans = prices.map((price, room) => {
    const { factors } = query.roomTypes[query.typeOfRoom[room]!]!;
    const end = endPlanOf(query, cell, room);
    let best = -1;
    for (let plan = firstPlanOf(query, cell, room); plan < end; plan += 1) {
      if (
        planPrice(query, plan, rows, factors) === price &&
        (best < 0 || planId[plan]! < planId[best]!)
      )
        best = plan;
    }
    return best;
  });
  return { board: cellBoard[cell]!, plans, prices };
}

/** NO_PRICE when the plan does not sleep the room or the stay cannot be had. */
function planPrice(
  { index, party }: Query,
  plan: number,
  rows: StayRows,
  factors: Int32Array,
): number {
  const factor = factors[index.columns.planOccupancy[plan]!]!;
  const sum = factor === 0 ? undefined : rowsSum(index, rows, plan, party.length);
  return sum === undefined ? NO_PRICE : stayPrice(sum, factor);
}

/** The plans of a cell that a room of the party may take: refundable ones come first. */
const firstPlanOf = ({ index: { columns }, adapted }: Query, cell: number, room: number): number =>
  adapted && room === 0 ? columns.cellAdapted[cell]! : columns.cellPlan[cell]!;

const endPlanOf = (
  { index: { columns }, adapted, refundable }: Query,
  cell: number,
  room: number,
): number =>
  adapted && room === 0
    ? refundable
      ? columns.cellAdaptedOther[cell]!
      : columns.cellPlan[cell + 1]!
    : refundable
      ? columns.cellOther[cell]!
      : columns.cellAdapted[cell]!;
