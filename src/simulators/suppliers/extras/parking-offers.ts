import * as v from 'valibot';
import { unit } from '../../world/chance.ts';
import { airportName } from '../../world/facts.ts';
import type { ExtraOffer } from './extra-offer.ts';

const ParkingSchema = v.object({ airport: v.string(), from: v.string(), to: v.string() });

/** Prices are for the whole stay of one car, the days of leaving and coming back included. */
export function parkingOffers(body: unknown): ExtraOffer[] {
  const { airport, from, to } = v.parse(ParkingSchema, body);
  const days = Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1);
  const name = airportName.get(airport) ?? airport;
  const day = 560 + Math.round(unit(1, airport, 'parking') * 420);
  return [
    {
      type: 'on_site',
      name: `${name} Long Stay`,
      address: `Long Stay entrance, Airport Approach, ${name} Airport`,
      description:
        'On the airport site. A bus runs every ten minutes and takes five minutes to the terminal.',
      price: 900 + day * days,
    },
    {
      type: 'off_site',
      name: `Fieldside Parking, ${name}`,
      address: `12 Fieldside Lane, two miles from ${name} Airport`,
      description:
        'Two miles away. You hand the car over, and a bus takes you to the terminal in twelve minutes.',
      price: 500 + Math.round(day * 0.68) * days,
    },
    {
      type: 'meet_and_greet',
      name: `Kerbside, ${name}`,
      address: `Kerbside meeting point, departures forecourt, ${name} Airport`,
      description: 'A driver meets you at departures and brings the car back when you land.',
      price: 2_400 + Math.round(day * 1.25) * days,
    },
  ];
}
