/** Stays that differ from a stay in its board, its room or its refund alone. */
import { BOARD_CODES, type BoardCode } from '#domain/catalogue/board.ts';
import { dayNumber } from '#domain/dates.ts';
import type { HotelQuote } from '#domain/holiday/quote-id.ts';
import { roomsFor, type RoomPlan } from '#server/price-index/room-plans.ts';
import type { SearchIndex } from '#server/price-index/search-index.ts';
import { hasAdaptedRoom } from './quote-holiday.ts';

export type PlanChange =
  | { readonly kind: 'board'; readonly board: BoardCode }
  /** All rooms of this kind. */
  | { readonly kind: 'room'; readonly roomCode: string }
  /** Free cancellation given up or gained. */
  | { readonly kind: 'refund'; readonly refundable: boolean };

export type PlanStep = { readonly change: PlanChange; readonly planIds: readonly number[] };

/**
 * For each change the cheapest plan of each room, lowest id among equals; a change for which a room
 * has no plan is left out. A first room that is adapted stays so, beside others in its own kind; no
 * other room becomes so.
 */
export function planSteps(index: SearchIndex, stay: HotelQuote): PlanStep[] {
  const { hotelId, party, checkIn, nights, planIds } = stay;
  const hasAdapted = hasAdaptedRoom(index, stay);
  const perRoom = party.map((room, i) =>
    roomsFor(
      index,
      index.hotelAt.get(hotelId)!,
      room,
      party.length,
      dayNumber(checkIn),
      nights,
    ).filter(({ adapted }) => adapted === (hasAdapted && i === 0)),
  );
  const keepsItsKind = ({ adapted }: RoomPlan): boolean => adapted && party.length > 1;
  const current = perRoom.map((plans, i) => plans.find(({ planId }) => planId === planIds[i]));
  if (!current.every((plan) => plan !== undefined)) return [];
  const step = (
    change: PlanChange,
    fits: (plan: RoomPlan, now: RoomPlan) => boolean,
  ): PlanStep[] => {
    const chosen = perRoom.map(
      (plans, i) =>
        plans
          .filter((plan) => fits(plan, current[i]!))
          .toSorted((a, b) => a.price - b.price || a.planId - b.planId)[0],
    );
    return chosen.every((plan) => plan !== undefined)
      ? [{ change, planIds: chosen.map(({ planId }) => planId) }]
      : [];
  };
  const codes = new Set(
    perRoom
      .flat()
      .filter((plan) => !keepsItsKind(plan))
      .map(({ roomCode }) => roomCode),
  );
  const boards = BOARD_CODES.map((board, code) => [board, code] as const).filter(
    ([, code]) => code !== current[0]!.board,
  );
  return [
    ...boards.flatMap(([board, code]) =>
      step(
        { kind: 'board', board },
        (plan, now) =>
          plan.board === code &&
          plan.roomCode === now.roomCode &&
          plan.refundable === now.refundable,
      ),
    ),
    ...[...codes]
      .filter((roomCode) =>
        current.some((plan) => plan.roomCode !== roomCode && !keepsItsKind(plan)),
      )
      .flatMap((roomCode) =>
        step(
          { kind: 'room', roomCode },
          (plan, now) =>
            plan.roomCode === (keepsItsKind(now) ? now.roomCode : roomCode) &&
            plan.board === now.board &&
            plan.refundable === now.refundable,
        ),
      ),
    ...[false, true]
      .filter((refundable) => current.some((plan) => plan.refundable !== refundable))
      .flatMap((refundable) =>
        step(
          { kind: 'refund', refundable },
          (plan, now) =>
            plan.refundable === refundable &&
            plan.roomCode === now.roomCode &&
            plan.board === now.board,
        ),
      ),
  ];
}
