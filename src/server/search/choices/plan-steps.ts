/** Stays that differ from a stay in its board, its room or its refund alone. */
import { BOARD_CODES, type BoardCode } from '#domain/catalogue/board.ts';
import { dayNumber } from '#domain/dates.ts';
import type { HotelQuote } from '#domain/holiday/quote-id.ts';
import { roomsFor, type RoomPlan } from '#server/price-index/room-plans.ts';
import type { SearchIndex } from '#server/price-index/search-index.ts';
import { hasAdaptedRoom } from '../quote-holiday.ts';

export type PlanChange =
  | { readonly kind: 'board'; readonly board: BoardCode }
  /** All rooms of this kind. */
  | { readonly kind: 'room'; readonly roomCode: string }
  /** A refundable room given up or gained. */
  | { readonly kind: 'refund'; readonly refundable: boolean };

export type PlanStep = { readonly change: PlanChange; readonly planIds: readonly number[] };

/**
 * For each change the cheapest plan of each room, lowest id among equals; a change for which a room
 * has no plan is left out. A first room that is adapted stays so, beside others in its own kind; no
 * other room becomes so.
 */
export function planSteps(index: SearchIndex, stay: HotelQuote): PlanStep[] {
  const perRoom = plansPerRoom(index, stay);
  const current = perRoom.map((plans, i) => plans.find(({ planId }) => planId === stay.planIds[i]));
  if (!current.every((plan) => plan !== undefined)) return [];
  const keepsItsKind = ({ adapted }: RoomPlan): boolean => adapted && stay.party.length > 1;
  const step = (change: PlanChange, wantedFor: (now: RoomPlan) => Kind): PlanStep[] => {
    const chosen = perRoom.map((plans, i) => cheapestOf(plans, wantedFor(current[i]!)));
    return chosen.every((plan) => plan !== undefined)
      ? [{ change, planIds: chosen.map(({ planId }) => planId) }]
      : [];
  };
  const boards = [...BOARD_CODES.entries()].filter(([code]) => code !== current[0]!.board);
  const rooms = perRoom.flat().filter((plan) => !keepsItsKind(plan));
  const otherRooms = [...new Set(rooms.map(({ roomCode }) => roomCode))].filter((roomCode) =>
    current.some((plan) => plan.roomCode !== roomCode && !keepsItsKind(plan)),
  );
  const otherRefunds = [false, true].filter((refundable) =>
    current.some((plan) => plan.refundable !== refundable),
  );
  return [
    ...boards.flatMap(([code, board]) =>
      step({ kind: 'board', board }, (now) => ({ ...now, board: code })),
    ),
    ...otherRooms.flatMap((roomCode) =>
      step({ kind: 'room', roomCode }, (now) => (keepsItsKind(now) ? now : { ...now, roomCode })),
    ),
    ...otherRefunds.flatMap((refundable) =>
      step({ kind: 'refund', refundable }, (now) => ({ ...now, refundable })),
    ),
  ];
}

/** The plans that each room of the party could have; only the first may be adapted. */
function plansPerRoom(index: SearchIndex, stay: HotelQuote): RoomPlan[][] {
  const { hotelId, party, checkIn, nights } = stay;
  const hotel = index.hotelAt.get(hotelId)!;
  const hasAdapted = hasAdaptedRoom(index, stay);
  return party.map((room, i) =>
    roomsFor(index, hotel, room, party.length, dayNumber(checkIn), nights).filter(
      ({ adapted }) => adapted === (hasAdapted && i === 0),
    ),
  );
}

/** What a visitor tells plans of one price apart by. */
type Kind = Pick<RoomPlan, 'board' | 'roomCode' | 'refundable'>;

const cheapestOf = (plans: readonly RoomPlan[], wanted: Kind): RoomPlan | undefined =>
  plans
    .filter(
      ({ board, roomCode, refundable }) =>
        board === wanted.board && roomCode === wanted.roomCode && refundable === wanted.refundable,
    )
    .toSorted((a, b) => a.price - b.price || a.planId - b.planId)[0];
