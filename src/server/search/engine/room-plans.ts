/** The plans of a hotel that one room can take for a stay, priced from the nights themselves. */
import { occupancyFactor, stayPrice } from '#domain/catalogue/occupancy.ts';
import { allowsStay } from '#domain/catalogue/stay-terms.ts';
import type { Room } from '#domain/party.ts';
import { CLOSED, RING_DAYS, rowOf } from './columns.ts';
import type { SearchIndex } from '../search-index.ts';

export type RoomPlan = {
  readonly planId: number;
  readonly roomCode: string;
  /** Position in BOARD_CODES. */
  readonly board: number;
  readonly refundable: boolean;
  readonly refundDays: number;
  readonly onRequest: boolean;
  readonly adapted: boolean;
  /** Pence for this room. */
  readonly price: number;
  /** Rooms left on the fullest night. */
  readonly left: number;
};

/** Plans of `hotel` that sell `rooms` rooms and sleep `room`, in order of board, refundable first, id. */
export function roomsFor(index: SearchIndex, hotel: number, room: Room, rooms: number, checkIn: number, nights: number): RoomPlan[] {
  const { columns: { hotelCell, cellLane, cellEnd }, facts } = index;
  if (checkIn < facts.firstDay || checkIn + nights >= facts.firstDay + RING_DAYS) return [];
  const plans: RoomPlan[] = [];
  for (let cell = hotelCell[hotel]!; cell < hotelCell[hotel + 1]!; cell += 1) {
    for (let lane = cellLane[cell]!; lane < cellEnd[cell]!; lane += 1) {
      const plan = roomPlan(index, cell, lane, room, checkIn, nights);
      if (plan && plan.left >= rooms) plans.push(plan);
    }
  }
  return plans;
}

function roomPlan({ columns, facts }: SearchIndex, cell: number, lane: number, room: Room, checkIn: number, nights: number): RoomPlan | undefined {
  const at = (day: number): number => rowOf(day) * facts.stride + lane;
  const sum = (columns.nightSums[at(checkIn + nights)]! - columns.nightSums[at(checkIn)]!) | 0;
  if (sum >>> 0 >= CLOSED || !allowsStay(columns.terms[at(checkIn)]!, columns.terms[at(checkIn + nights)]!, nights)) return undefined;
  const factor = occupancyFactor(facts.occupancies[columns.laneTemplate[lane]!]!, room);
  if (factor === 0) return undefined;
  return {
    planId: columns.lanePlan[lane]!,
    roomCode: facts.roomCodes[columns.laneRoom[lane]!]!,
    board: columns.cellBoard[cell]!,
    refundable: lane < columns.cellOther[cell]!,
    refundDays: columns.laneRefundDays[lane]!,
    onRequest: columns.laneOnRequest[lane] === 1,
    adapted: columns.laneAdapted[lane] === 1,
    price: stayPrice(sum, factor),
    left: Array.from({ length: nights }, (_, i) => columns.allotment[at(checkIn + i)]!).reduce((least, rooms) => Math.min(least, rooms)),
  };
}
