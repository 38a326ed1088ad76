/**
 * What the rooms of a party cost in one cell, and which rate plans make that price; read plan by
 * plan, without the hot loops, so that it checks them.
 */
import { stayPrice } from '#domain/catalogue/occupancy.ts';
import { NONE } from '../memory/columns.ts';
import type { Query } from '../query.ts';
import { rowsSum, type StayRows } from './stay-rows.ts';

/** Lanes and prices of the rooms, in the party's order. */
export type RoomsInCell = {
  readonly board: number;
  readonly lanes: readonly number[];
  readonly prices: readonly number[];
};
/**
 * What the rooms of the party cost, each in its cheapest plan of a cell; NONE or more when one has
 * none.
 */
export function roomsPrice(query: Query, cell: number, rows: StayRows): number {
  let sum = 0;
  for (let room = 0; room < query.party.length; room += 1)
    sum += roomPrice(query, cell, rows, room);
  return sum;
}

function roomPrice(query: Query, cell: number, rows: StayRows, room: number): number {
  const { factors } = query.roomTypes[query.typeOfRoom[room]!]!;
  const end = lanesEnd(query, cell, room);
  let least = NONE;
  for (let lane = lanesStart(query, cell, room); lane < end; lane += 1) {
    const price = lanePrice(query, lane, rows, factors);
    if (price < least) least = price;
  }
  return least;
}

/** The rooms of a cell in full: among plans of one price the lowest id. */
export function stayIn(query: Query, cell: number, rows: StayRows): RoomsInCell {
  const {
    columns: { cellBoard, lanePlan },
  } = query.index;
  const prices = query.party.map((_, room) => roomPrice(query, cell, rows, room));
  const lanes = prices.map((price, room) => {
    const { factors } = query.roomTypes[query.typeOfRoom[room]!]!;
    const end = lanesEnd(query, cell, room);
    let best = -1;
    for (let lane = lanesStart(query, cell, room); lane < end; lane += 1) {
      if (
        lanePrice(query, lane, rows, factors) === price &&
        (best < 0 || lanePlan[lane]! < lanePlan[best]!)
      )
        best = lane;
    }
    return best;
  });
  return { board: cellBoard[cell]!, lanes, prices };
}

/** NONE when the plan does not sleep the room or the stay cannot be had. */
function lanePrice(
  { index, party }: Query,
  lane: number,
  rows: StayRows,
  factors: Int32Array,
): number {
  const factor = factors[index.columns.laneTemplate[lane]!]!;
  const sum = factor === 0 ? undefined : rowsSum(index, rows, lane, party.length);
  return sum === undefined ? NONE : stayPrice(sum, factor);
}

/** The lanes of a cell that a room of the party may take: refundable ones come first. */
const lanesStart = ({ index: { columns }, adapted }: Query, cell: number, room: number): number =>
  adapted && room === 0 ? columns.cellAdapted[cell]! : columns.cellLane[cell]!;

const lanesEnd = (
  { index: { columns }, adapted, refundable }: Query,
  cell: number,
  room: number,
): number =>
  adapted && room === 0
    ? refundable
      ? columns.cellAdaptedOther[cell]!
      : columns.cellLane[cell + 1]!
    : refundable
      ? columns.cellOther[cell]!
      : columns.cellAdapted[cell]!;
