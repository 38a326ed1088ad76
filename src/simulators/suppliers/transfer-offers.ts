import * as v from 'valibot';
import { mix, unit } from '../world/chance.ts';
import type { ExtraOffer } from './extra-offer.ts';

const TransferSchema = v.object({
  airport: v.string(),
  hotelId: v.number(),
  arrivalDate: v.string(),
  departureDate: v.string(),
  adults: v.number(),
  children: v.number(),
  infants: v.number(),
});

const LEAST_NOTICE_MS = 48 * 3_600_000;

/** Not within 48 hours of travel (XTRA-05). Prices are for the party, there and back. */
export function transferOffers(body: unknown, now: Date): ExtraOffer[] {
  const { airport, hotelId, arrivalDate, ...party } = v.parse(TransferSchema, body);
  if (Date.parse(`${arrivalDate}T00:00Z`) - now.getTime() < LEAST_NOTICE_MS) return [];
  const people = party.adults + party.children + party.infants;
  const minutes = 15 + Math.round(unit(1, airport, hotelId, 'minutes') * 75);
  const hasStepFreeCoach = mix(1, hotelId) % 3 === 0;
  return [...coaches(people, minutes, hasStepFreeCoach), ...cars(people, minutes)].map((offer) => ({
    ...offer,
    price: Math.round(offer.price / 10) * 10,
  }));
}

/** Paid by the seat; they stop on the way. */
function coaches(people: number, minutes: number, hasStepFreeCoach: boolean): ExtraOffer[] {
  const seats = (450 + minutes * 9) * people * 2;
  return [
    {
      type: 'shuttle_service',
      title: 'Shared coach',
      supplierName: 'Sunline Coaches',
      price: seats,
      duration: Math.round(minutes * 1.6),
      stepFree: hasStepFreeCoach,
    },
    {
      type: 'speedy_shuttle',
      title: 'Speedy shuttle, four stops at most',
      supplierName: 'Sunline Coaches',
      price: seats * 1.5,
      duration: Math.round(minutes * 1.25),
      stepFree: false,
    },
  ];
}

/** Paid by the car; they drive straight there. A taxi takes four. */
function cars(people: number, minutes: number): ExtraOffer[] {
  const car = 2_600 + minutes * 62;
  const taxi = {
    type: 'private_taxi',
    title: 'Private taxi',
    supplierName: 'Estrella Transfers',
    price: car * 2,
    duration: minutes,
    stepFree: false,
  };
  return [
    ...(people <= 4 ? [taxi] : []),
    { ...taxi, type: 'private_minibus', title: 'Private minibus', price: car * 2.6 },
    {
      type: 'wheelchair_adapted_taxi',
      title: 'Wheelchair-adapted taxi',
      supplierName: 'Rampa Mobility',
      price: car * 2.3,
      duration: minutes,
      stepFree: true,
    },
  ];
}
