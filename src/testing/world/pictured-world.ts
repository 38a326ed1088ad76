/** Places and hotels of the invented world as their pictures know them; no database is needed. */
import { readFileSync } from 'node:fs';
import { FACILITY_NAMES } from '#domain/catalogue/facilities.ts';
import type { HotelPictureFacts, PlacePictureFacts } from '#domain/catalogue/picture-facts.ts';
import { designPosters } from '#domain/catalogue/place-posters/assign.ts';
import type { MappedPlace } from '#domain/catalogue/place-posters/traits.ts';
import { makeHotels } from '#simulators/world/hotels.ts';

const places = JSON.parse(
  readFileSync(new URL('../../../data/places.json', import.meta.url), 'utf8'),
) as readonly MappedPlace[];
const posters = designPosters(places);

export type PicturedPlace = PlacePictureFacts & { readonly parent: string | null };

/** All places but continents, the best known first. */
export const picturedPlaces: readonly PicturedPlace[] = places
  .filter(({ popularity }) => popularity !== null)
  .toSorted((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0) || (a.id < b.id ? -1 : 1))
  .flatMap((place) => {
    const poster = posters.get(place.id);
    return poster ? [{ ...place, country: place.country ?? '', poster }] : [];
  });

const placeOf = new Map(picturedPlaces.map((place) => [place.id, place]));

/** So many hotels of a world, the most booked first. */
export function picturedHotels(count: number): HotelPictureFacts[] {
  return makeHotels(1, count)
    .toSorted((a, b) => b.popularity - a.popularity || a.id - b.id)
    .flatMap(({ id, name, stars, facilities, place: { id: placeId }, text }) => {
      const place = placeOf.get(placeId);
      return place
        ? [
            {
              id,
              name,
              stars,
              facilities: facilities.map((facility) => FACILITY_NAMES[facility]),
              metresToBeach: text.metresToBeach,
              place,
            },
          ]
        : [];
    });
}
