import * as v from 'valibot';
import { dayNumber } from '#domain/dates.ts';
import type { Books } from '../books.ts';
import type { RatePlan } from '../world/plans.ts';
import type { World } from '../world/world.ts';
import type { BookingDesk } from './bookings.ts';
import { openChangeLog, type ChangeLog } from './change-log.ts';
import { SUPPLIER_CHUNK_DAYS } from './feed.ts';
import { StaySchema, type AskedStay } from './stay-request.ts';

/** Rooms taken, and which chunks that has changed, in order. */
export type StayStock = {
  readonly taken: RoomsTaken;
  readonly log: ChangeLog;
  /**
   * Takes rooms of a stay, or with a negative number gives them back; all plans of the room type
   * change.
   */
  readonly move: (request: AskedStay, rooms: number) => void;
};

export function openStayStock(world: World, books: Books, desk: BookingDesk): StayStock {
  const log = openChangeLog(books);
  const taken = new RoomsTaken(world, desk);
  const note = (planId: number, from: number, nights: number): void => {
    for (
      let chunk = Math.floor(from / SUPPLIER_CHUNK_DAYS);
      chunk <= Math.floor((from + nights - 1) / SUPPLIER_CHUNK_DAYS);
      chunk += 1
    )
      log.note(planId, chunk);
  };
  return {
    taken,
    log,
    move: (request, rooms) => {
      const from = dayNumber(request.checkIn);
      for (const plan of request.rooms
        .map(({ planId }) => world.plan(planId))
        .filter((known) => known !== undefined)) {
        taken.add(plan, from, request.nights, rooms);
        for (const { id } of world
          .plansOf(plan.hotel)
          .filter(({ roomCode }) => roomCode === plan.roomCode))
          note(id, from, request.nights);
      }
    },
  };
}

/** Rooms booked by type and night: all plans of a type sell the same rooms. */
export class RoomsTaken {
  readonly #taken = new Map<string, number>();

  constructor(world: World, desk: BookingDesk) {
    for (const { state, request } of desk.all()) {
      const stay = v.safeParse(StaySchema, request);
      if (!stay.success || (state !== 'booked' && state !== 'on_request')) continue;
      for (const { planId } of stay.output.rooms) {
        const plan = world.plan(planId);
        if (plan) this.add(plan, dayNumber(stay.output.checkIn), stay.output.nights, 1);
      }
    }
  }

  add(plan: RatePlan, from: number, nights: number, rooms: number): void {
    for (let day = from; day < from + nights; day += 1) {
      const key = nightOf(plan, day);
      this.#taken.set(key, (this.#taken.get(key) ?? 0) + rooms);
    }
  }

  left(plan: RatePlan, day: number, allotment: number): number {
    return Math.max(
      0,
      allotment - (this.#taken.size === 0 ? 0 : (this.#taken.get(nightOf(plan, day)) ?? 0)),
    );
  }
}

const nightOf = ({ hotel, roomCode }: RatePlan, day: number): string =>
  `${hotel.id} ${roomCode} ${day}`;
