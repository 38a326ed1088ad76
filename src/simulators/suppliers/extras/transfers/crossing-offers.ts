/** Transfers over the water: to the landing stage, across, and on to the hotel. */
import type { Crossing } from '#domain/geography/ways.ts';
import { drivingMinutes, type Journey } from '../../../world/geography/journey.ts';
import type { ExtraOffer } from '../extra-offer.ts';
import { carFare, seatFare, type Riders } from './fares.ts';

type Over = Extract<Journey, { readonly by: 'crossing' }>;
type Offer = ExtraOffer & { readonly type: string; readonly duration: number };

export function crossingOffers(over: Over, people: Riders, hasStepFreeCoach: boolean): Offer[] {
  switch (over.crossing.by) {
    case 'ferry':
    case 'longtail_boat':
      return ferries(over, people, hasStepFreeCoach);
    case 'water_bus':
      return waterBuses(over, people);
    case 'speedboat':
      return speedboats(over.crossing, people);
    case 'seaplane':
      return seaplanes(over.crossing, people);
  }
}

/** Until a ferry leaves. */
const BOARDING_MINUTES = 30;

/** A coach or car takes its people to the ferry, another fetches them. */
function ferries(over: Over, people: Riders, hasStepFreeCoach: boolean): Offer[] {
  const { crossing, kmBefore, kmAfter } = over;
  const boat = crossing.by === 'ferry' ? 'ferry' : 'longtail boat';
  const passage = (500 + crossing.minutes * 18) * people.all;
  const driving = drivingMinutes(kmBefore) + drivingMinutes(kmAfter);
  const cars = carFare(kmBefore) + carFare(kmAfter);
  const own: Offer = {
    type: 'private_ferry',
    title: people.all <= 4 ? `Private taxi and ${boat}` : `Private minibus and ${boat}`,
    supplierName: 'Estrella Transfers',
    price: (cars * (people.all <= 4 ? 1 : 1.3) + passage) * 2,
    duration: driving + crossing.minutes + BOARDING_MINUTES,
    stepFree: false,
  };
  return [
    {
      type: 'shared_ferry',
      title: `Shared coach and ${boat}`,
      supplierName: 'Sunline Coaches',
      price: ((seatFare(kmBefore) + seatFare(kmAfter)) * people.all + passage) * 2,
      duration: driving * 1.15 + 30 + crossing.minutes + BOARDING_MINUTES,
      stepFree: crossing.by === 'ferry' && hasStepFreeCoach,
    },
    own,
    ...(crossing.by === 'ferry'
      ? [
          {
            ...own,
            type: 'wheelchair_adapted_taxi',
            title: 'Wheelchair-adapted taxi and ferry',
            supplierName: 'Rampa Mobility',
            price: (cars * 1.3 + passage) * 2,
            stepFree: true,
          },
        ]
      : []),
  ];
}

const BOAT_SEATS = 8;

/** Where streets are water; from an airport inland a coach or car leads to the landing stage. */
function waterBuses({ crossing, kmBefore, kmAfter }: Over, people: Riders): Offer[] {
  const boats = Math.ceil(people.all / BOAT_SEATS);
  const isAtAirport = kmBefore < 3;
  const walk = kmAfter * 12;
  return [
    {
      type: 'water_bus',
      title: isAtAirport ? 'Water bus' : 'Shared coach and water bus',
      supplierName: 'Laguna Boats',
      price: (750 + crossing.minutes * 9 + (isAtAirport ? 0 : seatFare(kmBefore))) * people.all * 2,
      duration:
        crossing.minutes + 20 + walk + (isAtAirport ? 0 : drivingMinutes(kmBefore) * 1.15 + 15),
      stepFree: true,
    },
    {
      type: 'water_taxi',
      title: isAtAirport ? 'Private water taxi' : 'Private taxi and water taxi',
      supplierName: 'Laguna Boats',
      price: (isAtAirport ? 11_500 : 7_500 + carFare(kmBefore)) * boats * 2,
      duration:
        crossing.minutes * 0.45 + 10 + walk / 2 + (isAtAirport ? 0 : drivingMinutes(kmBefore)),
      stepFree: false,
    },
  ];
}

/** The resort's boats, from a jetty at the airport. */
function speedboats({ minutes }: Crossing, people: Riders): Offer[] {
  const boats = Math.ceil(people.all / BOAT_SEATS);
  return [
    {
      type: 'shared_speedboat',
      title: 'Shared speedboat',
      supplierName: 'Atoll Boats',
      price: (1_500 + minutes * 60) * people.all * 2,
      duration: minutes + 40,
      stepFree: false,
    },
    {
      type: 'private_speedboat',
      title: 'Private speedboat',
      supplierName: 'Atoll Boats',
      price: (22_000 + minutes * 250) * boats * 2,
      duration: minutes + 15,
      stepFree: false,
    },
  ];
}

/** They fly by day; infants sit on a lap. */
const seaplanes = ({ minutes }: Crossing, { adults, children }: Riders): Offer[] => [
  {
    type: 'seaplane',
    title: 'Seaplane',
    supplierName: 'Lagoon Wings',
    price: (10_500 + minutes * 130) * (adults + children) * 2,
    duration: minutes + 75,
    stepFree: false,
  },
];
