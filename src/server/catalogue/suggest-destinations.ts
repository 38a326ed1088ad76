/** Places and hotels that people may mean by what they type (DEST, SRCH-17). */
import type { Pool } from 'pg';
import { suggestPlaces, type DestinationWish } from './destinations.ts';
import { suggestHotels, type NamedHotel } from './hotel-names.ts';
import type { Place } from './reference.ts';

/** A place that can be searched for, or a hotel in it. */
export type Destination = {
  readonly place: Place;
  readonly hotel?: Pick<NamedHotel, 'id' | 'name' | 'lat' | 'lon'>;
};

/** Places before hotels, at most `most` of both; hotels take up to half of them. */
export async function suggestDestinations(
  pool: Pool,
  { text, citiesOnly, most }: DestinationWish,
): Promise<readonly Destination[]> {
  const hotels = (await suggestHotels(pool, text, most)).filter(
    ({ place }) => !citiesOnly || place.cityBreak,
  );
  const places = suggestPlaces({
    text,
    citiesOnly,
    most: Math.max(Math.ceil(most / 2), most - hotels.length),
  });
  return [
    ...places.map((place) => ({ place })),
    ...hotels.map((hotel) => ({ place: hotel.place, hotel })),
  ].slice(0, most);
}
