/** The plans of a hotel that one room can take for a stay, priced from the nights themselves. */
import { occupancyFactor, stayPrice } from '#domain/catalogue/occupancy.ts';
import { allowsStay } from '#domain/catalogue/stay-terms.ts';
import type { Room } from '#domain/party.ts';
import { isAdaptedClass, isRefundableClass } from './lane-class.ts';
import { CLOSED, RING_DAYS, rowOf } from './memory/columns.ts';
import { roomsLeft, suppliedTerms } from './memory/packed-terms.ts';
import type { SearchIndex } from './search-index.ts';

export type RoomPlan = {
  readonly planId: number;
  readonly roomCode: string;
  /** Position in BOARD_CODES. */
  readonly board: number;
  readonly refundable: boolean;
  readonly adapted: boolean;
  readonly refundDays: number;
  readonly onRequest: boolean;
  /** Pence for this room. */
  readonly price: number;
  /** Rooms left on the fullest night; 4 stands for more as well. */
  readonly left: number;
};

/**
 * Plans of `hotel` that sell `rooms` rooms and sleep `room`, in order of board, standard before
 * adapted, refundable first, id.
 */
export function roomsFor(
  index: SearchIndex,
  hotel: number,
  room: Room,
  rooms: number,
  checkIn: number,
  nights: number,
): RoomPlan[] {
  const {
    columns: { hotelCell, cellLane },
    facts,
  } = index;
  const plans: RoomPlan[] = [];
  for (let cell = hotelCell[hotel]!; cell < hotelCell[hotel + 1]!; cell += 1) {
    for (let lane = cellLane[cell]!; lane < cellLane[cell + 1]!; lane += 1) {
      const sum = nightsSum(index, lane, checkIn, nights, rooms);
      const factor =
        sum === undefined
          ? 0
          : occupancyFactor(facts.occupancies[index.columns.laneTemplate[lane]!]!, room);
      if (sum !== undefined && factor !== 0)
        plans.push(roomPlan(index, cell, lane, stayPrice(sum, factor), checkIn, nights));
    }
  }
  return plans;
}

/**
 * Sum of a plan's nights in pence; undefined when the stay cannot be had with `rooms` rooms left.
 */
export function nightsSum(
  index: SearchIndex,
  lane: number,
  checkIn: number,
  nights: number,
  rooms: number,
): number | undefined {
  const stay = stayRows(index, checkIn, nights);
  return stay && rowsSum(index, stay, lane, rooms);
}

/** A stay in the day columns: where the rows of its check-in and check-out begin. */
export type StayRows = {
  readonly checkIn: number;
  readonly nights: number;
  readonly start: number;
  readonly end: number;
};

/** Undefined when the index does not hold the whole stay. */
export function stayRows(
  { facts: { stride, firstDay } }: SearchIndex,
  checkIn: number,
  nights: number,
): StayRows | undefined {
  if (checkIn < firstDay || checkIn + nights >= firstDay + RING_DAYS) return undefined;
  return { checkIn, nights, start: rowOf(checkIn) * stride, end: rowOf(checkIn + nights) * stride };
}

/** nightsSum of a stay whose rows are known. */
export function rowsSum(
  { columns: { nightSums, terms }, facts: { stride } }: SearchIndex,
  { checkIn, nights, start, end }: StayRows,
  lane: number,
  rooms: number,
): number | undefined {
  const sum = (nightSums[end + lane]! - nightSums[start + lane]!) | 0;
  if (
    sum >>> 0 >= CLOSED ||
    !allowsStay(suppliedTerms(terms[start + lane]!), suppliedTerms(terms[end + lane]!), nights)
  )
    return undefined;
  const counted = rooms > 1 ? nights : 0;
  for (let day = checkIn; day < checkIn + counted; day += 1)
    if (roomsLeft(terms[rowOf(day) * stride + lane]!) < rooms) return undefined;
  return sum;
}

function roomPlan(
  { columns, facts }: SearchIndex,
  cell: number,
  lane: number,
  price: number,
  checkIn: number,
  nights: number,
): RoomPlan {
  const leftOn = (day: number): number =>
    roomsLeft(columns.terms[rowOf(day) * facts.stride + lane]!);
  return {
    planId: columns.lanePlan[lane]!,
    roomCode: facts.roomCodes[columns.laneRoom[lane]!]!,
    board: columns.cellBoard[cell]!,
    refundable: isRefundableClass(columns.laneClass[lane]!),
    adapted: isAdaptedClass(columns.laneClass[lane]!),
    refundDays: columns.laneRefundDays[lane]!,
    onRequest: columns.laneOnRequest[lane] === 1,
    price,
    left: Array.from({ length: nights }, (_, i) => leftOn(checkIn + i)).reduce((least, left) =>
      Math.min(least, left),
    ),
  };
}
