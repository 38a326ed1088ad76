/** Rooms as their hotel sells them. */
import { bedsOfRoom } from '#domain/catalogue/hotel-views.ts';
import type { HotelFacts, RatePlanFacts } from '#server/catalogue/hotels.ts';
import { roomPicture } from '#server/catalogue/picture-views.ts';

/** The first room of a stay; null for a plan that has left the catalogue. */
export function makeFirstRoom(hotel: HotelFacts, [planId = 0]: readonly number[]) {
  const plan = hotel.plans.get(planId);
  return plan ? makeRoomKind(hotel, plan) : null;
}

/** Rooms of one name are one: its first plan tells of it. */
export function makeRoomKinds(hotel: HotelFacts) {
  const kinds = Map.groupBy(hotel.plans.values(), ({ facts }) => facts.displayName);
  return [...kinds.values()].flatMap(([plan]) => (plan ? [makeRoomKind(hotel, plan)] : []));
}

const makeRoomKind = (hotel: HotelFacts, plan: RatePlanFacts) => ({
  displayName: plan.facts.displayName,
  sizeM2: plan.facts.sizeM2,
  beds: plan.facts.beds,
  bedKinds: bedsOfRoom(plan.facts),
  view: plan.facts.view,
  sleeps: plan.sleeps,
  isAdapted: plan.facts.adapted,
  picture: roomPicture(hotel, plan) ?? null,
});
