/** Hold bags that an airline adds to flights which are booked: sold, and kept, as bookings. */
import * as v from 'valibot';
import { bagSaleOf, holdBagsPrice, saleBeside, type HoldBag } from '#domain/holiday/hold-bags.ts';
import { jsonAnswer, type Answer } from '../answer.ts';
import type { Series } from '../world/series.ts';
import type { World } from '../world/world.ts';
import { referenceOut, type BookingDesk, type Verdict } from './bookings.ts';
import { LegSchema } from './flight-request.ts';

const FlightsSchema = v.object({
  outbound: LegSchema,
  inbound: LegSchema,
  seats: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
type Flights = v.InferOutput<typeof FlightsSchema>;

const AddSchema = v.object({
  ...FlightsSchema.entries,
  key: v.string(),
  flightReferences: v.object({ outbound: v.string(), inbound: v.string() }),
  price: v.number(),
  holdBags: v.pipe(v.number(), v.integer(), v.minValue(1)),
  paysForAll: v.boolean(),
});

export type AddedBags = { call(name: 'bags' | 'add-bags', body: unknown): Answer };

export function openAddedBags(desk: BookingDesk, world: World): AddedBags {
  /** What the flights are sold with; undefined of flights that there are not. */
  const sold = ({ outbound, inbound, seats }: Flights) => {
    const legs = [outbound, inbound].flatMap(({ seriesId }) => world.seriesById(seriesId) ?? []);
    return legs.length === 2 ? { holdBag: holdBagOf(legs, seats) } : undefined;
  };
  const add = (body: unknown): Answer => {
    const { key, price, seats, outbound, inbound, ...asked } = v.parse(AddSchema, body);
    const decide = (): Verdict => {
      const bag = sold({ outbound, inbound, seats })?.holdBag;
      const { outbound: known } = asked.flightReferences;
      const isTheirs = desk
        .all()
        .some(({ state, ...booking }) => state === 'booked' && referenceOut(booking) === known);
      if (!bag || !isTheirs) return { kind: 'unavailable' };
      const now = holdBagsPrice(saleBeside(bag, asked.paysForAll ? 0 : 1), asked.holdBags);
      return now === price ? { kind: 'booked' } : { kind: 'price_changed', price: now };
    };
    return desk.book(key, asked, price, decide);
  };
  return {
    call(name, body) {
      if (name === 'add-bags') return add(body);
      const found = sold(v.parse(FlightsSchema, body));
      return jsonAnswer(200, found ? { kind: 'quoted', ...found } : { kind: 'unavailable' });
    },
  };
}

/** Hold bags both ways, of a weight that both take; none where each fare holds one. */
export function holdBagOf(legs: readonly Series[], seats: number): HoldBag | null {
  const sale = bagSaleOf(legs, seats);
  const sold = legs.filter(({ bagPrice }) => bagPrice > 0).map(({ bagKg }) => bagKg);
  return sale ? { ...sale, weightKg: Math.min(...sold) } : null;
}
