import * as v from 'valibot';
import { wholeBetween, unit } from '../../world/chance.ts';
import { carriers } from '../../world/facts.ts';
import type { World } from '../../world/world.ts';
import { LegSchema } from '../flight-request.ts';
import type { ExtraOffer } from './extra-offer.ts';

const FlightsSchema = v.object({ outbound: LegSchema, inbound: LegSchema, seats: v.number() });

/**
 * One offer for everybody with a seat, on the flights whose carriers sell priority boarding; none
 * where no carrier does.
 */
export function priorityOffers(world: World, body: unknown): ExtraOffer[] {
  const { outbound, inbound, seats } = v.parse(FlightsSchema, body);
  const sold = [outbound, inbound].flatMap(({ seriesId, date }) => {
    const series = world.seriesById(seriesId);
    if (!series || !carriers.get(series.carrier)?.sells?.priority) return [];
    const price = wholeBetween(18, 36, unit(1, 'priority', seriesId, date)) * 50;
    return [{ flightNumber: series.flightNumber, price: price * seats }];
  });
  return sold.length === 0
    ? []
    : [
        {
          price: sold.reduce((sum, { price }) => sum + price, 0),
          flightReferences: sold.map(({ flightNumber }) => flightNumber),
        },
      ];
}
