/**
 * Transfers between an airport and a hotel: by road where one leads there, else by the boat or
 * plane that does; minutes and prices by the kilometre.
 */
import * as v from 'valibot';
import { mix } from '../../world/chance.ts';
import { drivingMinutes, journeyTo, trainOf } from '../../world/geography/journey.ts';
import type { World } from '../../world/world.ts';
import type { ExtraOffer } from './extra-offer.ts';
import { crossingOffers } from './transfers/crossing-offers.ts';
import { carFare, costOf, seatFare, type Riders } from './transfers/fares.ts';

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

/**
 * Not within 48 hours of travel (XTRA-05); none where nothing leads to the hotel on these days.
 * Prices are for the party, there and back; minutes from the airport's door to the hotel's.
 */
export function transferOffers(world: World, body: unknown, now: Date): ExtraOffer[] {
  const { airport, hotelId, arrivalDate, departureDate, ...party } = v.parse(TransferSchema, body);
  if (Date.parse(`${arrivalDate}T00:00Z`) - now.getTime() < LEAST_NOTICE_MS) return [];
  const hotel = world.hotel(hotelId);
  if (!hotel) return [];
  const people = { ...party, all: party.adults + party.children + party.infants };
  const hasStepFreeCoach = mix(1, hotelId) % 3 === 0;
  const journey = journeyTo(hotel, airport, [arrivalDate, departureDate]);
  const offers = [
    ...trains(hotel, airport, people),
    ...(journey?.by === 'road'
      ? [...coaches(people, journey.km, hasStepFreeCoach), ...cars(people, journey.km)]
      : []),
    ...(journey?.by === 'crossing' ? crossingOffers(journey, people, hasStepFreeCoach) : []),
  ];
  const cost = costOf(hotel.place.country ?? '', arrivalDate);
  return offers.map((offer) => ({
    ...offer,
    price: Math.round((offer.price * (offer.type === 'train' ? 1 : cost)) / 10) * 10,
    duration: Math.max(10, Math.round(offer.duration / 5) * 5),
  }));
}

type Offer = ExtraOffer & { readonly type: string; readonly duration: number };

/** Nobody sits in a coach for longer. */
const MOST_COACH_KM = 200;

/** Paid by the seat; they wait for others and stop on the way. */
function coaches(people: Riders, km: number, hasStepFreeCoach: boolean): Offer[] {
  if (km > MOST_COACH_KM) return [];
  const minutes = drivingMinutes(km);
  const seats = seatFare(km) * people.all * 2;
  const stops = Math.min(6, Math.round(2 + km / 20));
  return [
    {
      type: 'shuttle_service',
      title: 'Shared coach',
      supplierName: 'Sunline Coaches',
      price: seats,
      duration: minutes * 1.15 + 20 + stops * 4,
      stepFree: hasStepFreeCoach,
    },
    {
      type: 'speedy_shuttle',
      title: 'Speedy shuttle, four stops at most',
      supplierName: 'Sunline Coaches',
      price: seats * 1.5,
      duration: minutes * 1.1 + 10 + Math.min(4, stops) * 3,
      stepFree: false,
    },
  ];
}

/** Paid by the car; they drive straight there. A taxi takes four. */
function cars(people: Riders, km: number): Offer[] {
  const car = carFare(km);
  const taxi: Offer = {
    type: 'private_taxi',
    title: 'Private taxi',
    supplierName: 'Estrella Transfers',
    price: car * 2,
    duration: drivingMinutes(km),
    stepFree: false,
  };
  return [
    ...(people.all <= 4 ? [taxi] : []),
    { ...taxi, type: 'private_minibus', title: 'Private minibus', price: car * 2.6 },
    {
      ...taxi,
      type: 'wheelchair_adapted_taxi',
      title: 'Wheelchair-adapted taxi',
      supplierName: 'Rampa Mobility',
      price: car * 2.3,
      stepFree: true,
    },
  ];
}

/** Waiting for the train, and the walk from the station. */
const STATION_MINUTES = 25;

/** Children go for half, infants for nothing. */
function trains(
  hotel: Parameters<typeof trainOf>[0],
  airport: string,
  { adults, children }: Riders,
): Offer[] {
  const train = trainOf(hotel, airport);
  return train
    ? [
        {
          type: 'train',
          title: `Train tickets: ${train.name}`,
          supplierName: 'Ryland Rail Tickets',
          price: train.fare * (adults + children / 2) * 2,
          duration: train.minutes + STATION_MINUTES,
          stepFree: false,
        },
      ]
    : [];
}
