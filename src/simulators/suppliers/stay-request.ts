import * as v from 'valibot';

/** A stay as the shop asks for it. */
export const StaySchema = v.object({
  hotelId: v.number(),
  checkIn: v.string(),
  nights: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(28)),
  rooms: v.array(
    v.object({
      planId: v.number(),
      room: v.object({ adults: v.number(), childAges: v.array(v.number()) }),
    }),
  ),
});
export type AskedStay = v.InferOutput<typeof StaySchema>;

export const BookedStaySchema = v.object({
  ...StaySchema.entries,
  key: v.string(),
  price: v.number(),
  travellers: v.array(v.object({ lastName: v.string() })),
});
export type BookedStay = v.InferOutput<typeof BookedStaySchema>;
