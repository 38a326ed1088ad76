/** What a stay costs today and whether it can be had; sentinels always go one way. */
import { occupancyFactor, stayPrice } from '#domain/catalogue/occupancy.ts';
import { allowsStay } from '#domain/catalogue/stay-terms.ts';
import { addDays, dayNumber } from '#domain/dates.ts';
import { jsonAnswer, type Answer } from '../answer.ts';
import { behaviourOf, hasSurname, SENTINEL_SURNAMES } from '../sentinels.ts';
import type { RatePlan } from '../world/plans.ts';
import type { World } from '../world/world.ts';
import type { Verdict } from './bookings.ts';
import type { AskedStay, BookedStay } from './stay-request.ts';
import type { RoomsTaken } from './stay-stock.ts';

const SENTINEL_DIFFERENCE = 2_000;

export function quoteStay(world: World, taken: RoomsTaken, request: AskedStay): Answer {
  const behaviour = behaviourOf(request.hotelId);
  const prices = behaviour === 'sold_out' ? undefined : roomPrices(world, taken, request);
  if (!prices) return jsonAnswer(200, { kind: 'unavailable' });
  const plan = world.plan(request.rooms[0]!.planId)!;
  return jsonAnswer(200, {
    kind: 'quoted',
    roomPrices: prices.map((price) => price + differenceOf(behaviour)),
    board: plan.board,
    refundableUntil: plan.refundable ? addDays(request.checkIn, -plan.refundDays) : null,
  });
}

const differenceOf = (behaviour: string): number =>
  behaviour === 'dearer' ? SENTINEL_DIFFERENCE : behaviour === 'cheaper' ? -SENTINEL_DIFFERENCE : 0;

export function decideStay(world: World, taken: RoomsTaken, request: BookedStay): Verdict {
  const behaviour = behaviourOf(request.hotelId);
  if (hasSurname(request.travellers, SENTINEL_SURNAMES.refused_by_hotel))
    return { kind: 'refused', reason: 'The hotel does not take this guest.' };
  const prices = behaviour === 'gone_at_booking' ? undefined : roomPrices(world, taken, request);
  if (!prices) return { kind: 'unavailable' };
  const price = prices.reduce((sum, one) => sum + one + differenceOf(behaviour), 0);
  if (price !== request.price) return { kind: 'price_changed', price };
  return { kind: behaviour === 'on_request' ? 'on_request' : 'booked' };
}

/** Pence per room, or undefined when a room is not to be had. */
function roomPrices(world: World, taken: RoomsTaken, request: AskedStay): number[] | undefined {
  const prices = request.rooms.map(({ planId, room }) => {
    const plan = world.plan(planId);
    if (!plan || plan.hotel.id !== request.hotelId) return undefined;
    return priceRoom(world, taken, plan, request, occupancyFactor(plan.occupancy, room));
  });
  return prices.every((price) => price !== undefined) ? prices : undefined;
}

function priceRoom(
  world: World,
  taken: RoomsTaken,
  plan: RatePlan,
  { checkIn, nights, rooms }: AskedStay,
  factor: number,
): number | undefined {
  const first = dayNumber(checkIn);
  const days = world.rates(plan, first, nights);
  const departure = world.rates(plan, first + nights, 1);
  const isOpen = days.prices.every(
    (price, i) => price > 0 && taken.left(plan, first + i, days.allotment[i]!) >= rooms.length,
  );
  if (factor === 0 || !isOpen || !allowsStay(days.terms[0]!, departure.terms[0]!, nights))
    return undefined;
  return stayPrice(
    days.prices.reduce((sum, price) => sum + price, 0),
    factor,
  );
}
