/** What the flights supplier is asked for: two legs for so many people, and a booking of them. */
import * as v from 'valibot';

/** A flight of a series on one day. */
export const LegSchema = v.object({ seriesId: v.number(), date: v.string() });
export const FlightSchema = v.object({
  outbound: LegSchema,
  inbound: LegSchema,
  seats: v.pipe(v.number(), v.integer(), v.minValue(0)),
  infants: v.number(),
});
export type FlightsRequest = v.InferOutput<typeof FlightSchema>;

export const BookSchema = v.object({
  ...FlightSchema.entries,
  key: v.string(),
  sessionId: v.optional(v.string()),
  price: v.number(),
  holdBags: v.number(),
  travellers: v.array(
    v.object({
      lastName: v.string(),
      type: v.optional(v.picklist(['adult', 'child', 'infant']), 'adult'),
    }),
  ),
  /** What the airlines know the adults by, where none is among them. */
  beside: v.optional(v.object({ outbound: v.string(), inbound: v.string() })),
});
export type BookRequest = v.InferOutput<typeof BookSchema>;
