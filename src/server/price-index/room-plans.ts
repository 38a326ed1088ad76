/** The plans of a hotel that one room can take for a stay, priced from the nights themselves. */
import { BOARD_CODES, type BoardCode } from '#domain/catalogue/board.ts';
import { occupancyFactor, stayPrice } from '#domain/catalogue/occupancy.ts';
import type { Room } from '#domain/party.ts';
import { nightsSum } from './hotels/stay-rows.ts';
import { rowOf } from './memory/days.ts';
import { roomsLeft } from './memory/packed-terms.ts';
import { boardOfClass, isAdaptedClass, isRefundableClass } from './memory/plan-class.ts';
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

/** What a rate plan is on any day; undefined when the index does not hold it. */
export function findPlan(
  { columns, laneAt }: SearchIndex,
  planId: number,
): { readonly hotelId: number; readonly board: BoardCode; readonly adapted: boolean } | undefined {
  const lane = laneAt.get(planId);
  if (lane === undefined) return undefined;
  const planClass = columns.laneClass[lane]!;
  return {
    hotelId: columns.hotelId[columns.laneHotel[lane]!]!,
    board: BOARD_CODES[boardOfClass(planClass)]!,
    adapted: isAdaptedClass(planClass),
  };
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
