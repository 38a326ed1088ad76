/** Pictures as the API tells them: address, alternative text, placeholder, and the sizes that exist. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { viewsOfHotel } from '#domain/catalogue/posters/hotel-views.ts';
import { makePicturePath, pictureFormats, pictureSizes, type PictureKind, type PictureSize } from '#domain/catalogue/posters/picture-path.ts';
import { sceneOfPlace, type Picture } from '#domain/catalogue/posters/place-scene.ts';
import { seedOf } from '#domain/catalogue/posters/random.ts';
import { FACILITY_NAMES } from '#domain/catalogue/facilities.ts';
import type { HotelFacts } from '#server/catalogue/hotels.ts';
import { loadPlaceholder } from '#server/catalogue/pictures.ts';
import type { Place } from '#server/catalogue/reference.ts';
import type { Shop } from '#server/shop.ts';

/** A picture with what its fields are made from. */
export type PictureSource = { readonly kind: PictureKind; readonly id: string; readonly view: string; readonly picture: Picture };

export const placeFacts = (place: Place) => ({ id: place.id, name: place.name, nature: place.nature, country: place.country ?? '', lat: place.lat, cityBreak: place.cityBreak });

export const hotelFacts = (hotel: HotelFacts) => ({ id: hotel.id, name: hotel.name, stars: hotel.stars, facilities: hotel.facilities.map((facility) => FACILITY_NAMES[facility]), place: placeFacts(hotel.place) });

export const placePicture = (place: Place): PictureSource => ({ kind: 'place', id: place.id, view: 'place', picture: sceneOfPlace(placeFacts(place), seedOf(place.id)) });

export const hotelPictures = (hotel: HotelFacts): PictureSource[] =>
  viewsOfHotel(hotelFacts(hotel)).map((picture) => ({ kind: 'hotel', id: String(hotel.id), view: picture.view, picture }));

/** Where rendered pictures are kept. */
export const pictureCache = (shop: Pick<Shop, 'settings'>): string => path.join(shop.settings.dataDirectory, 'pictures');

export const makePictureCache = (shop: Pick<Shop, 'settings'>): Promise<unknown> => mkdir(pictureCache(shop), { recursive: true });

/** A blurred stand-in; all pictures of one drawing share it. */
export const placeholderOf = (shop: Pick<Shop, 'settings'>, { picture }: PictureSource): Promise<string> =>
  loadPlaceholder({ cacheDirectory: pictureCache(shop) }, picture, 'card');

const sizes = Object.keys(pictureSizes) as PictureSize[];

/** Every size in every format, or those of the given types (`376x520.avif`). */
export function derivativesOf({ kind, id, view }: PictureSource, types: readonly string[] | null | undefined) {
  const all = sizes.flatMap((size) => pictureFormats.map((format) => ({ type: `${pictureSizes[size].join('x')}.${format}`, url: makePicturePath({ kind, id, view, size, format }) })));
  return types ? all.filter(({ type }) => types.includes(type)) : all;
}
