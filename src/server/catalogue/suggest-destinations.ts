/** Places and hotels that people may mean by what they type (DEST, SRCH-17). */
import type { Pool } from 'pg';
import { suggestPlaces, type DestinationWish, type FoundPlace } from './destinations.ts';
import { suggestHotels, type NamedHotel } from './hotel-names.ts';

/** A place or group of places that can be searched for, or a hotel in a place. */
export type Destination = Pick<FoundPlace, 'place' | 'group'> & {
  readonly hotel?: Pick<NamedHotel, 'id' | 'name' | 'lat' | 'lon'>;
  /** What was typed is one of its names in full. */
  readonly isNamed?: boolean;
};

/**
 * Places before hotels, at most `most` of both; hotels take up to half of them. Places that fit
 * with slips of the finger alone come after hotels that have the text in their name.
 */
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
  const found = hotels.map((hotel) => ({ place: hotel.place, hotel }));
  const isNear = places[0]?.isNear ?? false;
  return (isNear ? [...found, ...places] : [...places, ...found]).slice(0, most);
}
