/** The nights that hotels sell, out of their rate plans. */
import { isoDate, type IsoDate } from '#domain/dates.ts';
import type { Database } from '#server/db/kysely.ts';

/** Hotels whose days are read at once, some 100 kB each. */
const AT_ONCE = 50;
const CHUNK_DAYS = 32;

/** Hands over each hotel with the nights on which any of its plans has a price. */
export async function eachHotelNights<Hotel extends { readonly id: number }>(
  database: Database,
  hotels: readonly Hotel[],
  take: (hotel: Hotel, nights: Iterable<IsoDate>) => void,
): Promise<void> {
  for (let from = 0; from < hotels.length; from += AT_ONCE) {
    const some = hotels.slice(from, from + AT_ONCE);
    const rows = await database
      .selectFrom('rate_chunk')
      .innerJoin('rate_plan', 'rate_plan.id', 'rate_chunk.plan_id')
      .select(['rate_plan.hotel_id', 'rate_chunk.chunk', 'rate_chunk.prices'])
      .where(
        'rate_plan.hotel_id',
        'in',
        some.map(({ id }) => id),
      )
      .execute();
    const byHotel = Map.groupBy(rows, ({ hotel_id }) => hotel_id);
    for (const hotel of some) take(hotel, nightsOf(byHotel.get(hotel.id) ?? []));
  }
}

function* nightsOf(
  chunks: readonly { readonly chunk: number; readonly prices: Buffer }[],
): Generator<IsoDate> {
  const sold = new Set<number>();
  for (const { chunk, prices } of chunks)
    for (let i = 0; i < CHUNK_DAYS; i += 1)
      if (prices.readInt32LE(4 * i) > 0) sold.add(chunk * CHUNK_DAYS + i);
  for (const day of sold) yield isoDate(day);
}
