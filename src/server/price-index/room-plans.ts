/** The plans of a hotel that one room can take for a stay, priced from the nights themselves. */
import { BOARD_CODES, type BoardCode } from '#domain/catalogue/board.ts';
import { occupancyFactor, stayPrice } from '#domain/catalogue/occupancy.ts';
import type { Room } from '#domain/party.ts';
import { nightsSum } from './hotels/stay-rows.ts';
import { rowOf } from './memory/days.ts';
import { LISTED_AT } from './memory/hotel-options.ts';
import { hasHotel, wordsFor } from './memory/hotel-sets.ts';
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
    columns: { hotelCell, cellPlan },
    facts,
  } = index;
  const plans: RoomPlan[] = [];
  for (let cell = hotelCell[hotel]!; cell < hotelCell[hotel + 1]!; cell += 1) {
    for (let plan = cellPlan[cell]!; plan < cellPlan[cell + 1]!; plan += 1) {
      const sum = nightsSum(index, plan, checkIn, nights, rooms);
      const factor =
        sum === undefined
          ? 0
          : occupancyFactor(facts.occupancies[index.columns.planOccupancy[plan]!]!, room);
      if (sum !== undefined && factor !== 0)
        plans.push(roomPlan(index, cell, plan, stayPrice(sum, factor), checkIn, nights));
    }
  }
  return plans;
}

/** Whether a hotel stands in lists; one that does not is found by its name alone. */
export function isListed({ columns: { hotelBits }, facts }: SearchIndex, hotel: number): boolean {
  const words = wordsFor(facts.hotels);
  return hasHotel(hotelBits.subarray(LISTED_AT * words, (LISTED_AT + 1) * words), hotel);
}

/** What a rate plan is on any day; undefined when the index does not hold it. */
export function findPlan(
  { columns, planAt }: SearchIndex,
  planId: number,
): { readonly hotelId: number; readonly board: BoardCode; readonly adapted: boolean } | undefined {
  const plan = planAt.get(planId);
  if (plan === undefined) return undefined;
  const planClass = columns.planClass[plan]!;
  return {
    hotelId: columns.hotelId[columns.planHotel[plan]!]!,
    board: BOARD_CODES[boardOfClass(planClass)]!,
    adapted: isAdaptedClass(planClass),
  };
}

function roomPlan(
  { columns, facts }: SearchIndex,
  cell: number,
  plan: number,
  price: number,
  checkIn: number,
  nights: number,
): RoomPlan {
  const leftOn = (day: number): number =>
    roomsLeft(columns.terms[rowOf(day) * facts.stride + plan]!);
  return {
    planId: columns.planId[plan]!,
    roomCode: facts.roomCodes[columns.planRoom[plan]!]!,
    board: columns.cellBoard[cell]!,
    refundable: isRefundableClass(columns.planClass[plan]!),
    adapted: isAdaptedClass(columns.planClass[plan]!),
    refundDays: columns.planRefundDays[plan]!,
    onRequest: columns.planOnRequest[plan] === 1,
    price,
    left: Array.from({ length: nights }, (_, i) => leftOn(checkIn + i)).reduce((least, left) =>
      Math.min(least, left),
    ),
  };
}
