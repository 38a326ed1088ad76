/** Pictures as the API tells them: address, alternative text, placeholder, and the sizes that exist. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { leadView, makeView, viewNamesOf, type ViewName } from '#domain/catalogue/hotel-views.ts';
import { makePicturePath, pictureFormats, pictureSizeNames, pictureSizes, type PictureKind } from '#domain/catalogue/picture-path.ts';
import { pictureOfPlace, type Picture } from '#domain/catalogue/place-scene.ts';
import { FACILITY_NAMES } from '#domain/catalogue/facilities.ts';
import type { HotelFacts } from '#server/catalogue/hotels.ts';
import { loadPlaceholder } from '#server/catalogue/pictures.ts';
import type { Place } from '#server/catalogue/reference.ts';
import type { Shop } from '#server/shop.ts';

/** A picture with what its fields are made from. */
export type PictureSource = { readonly kind: PictureKind; readonly id: string; readonly view: string; readonly picture: Picture };

export const placeFacts = (place: Place) => ({ id: place.id, name: place.name, nature: place.nature, country: place.country ?? '', lat: place.lat, cityBreak: place.cityBreak });

export const hotelFacts = (hotel: HotelFacts) => ({ id: hotel.id, name: hotel.name, stars: hotel.stars, facilities: hotel.facilities.map((facility) => FACILITY_NAMES[facility]), place: placeFacts(hotel.place) });

export const placePicture = (place: Place): PictureSource => ({ kind: 'place', id: place.id, view: 'place', picture: pictureOfPlace(placeFacts(place)) });

/** The gallery, or the `first` so many of it; `lead` comes first where a list has chosen one. */
export function hotelPictures(hotel: HotelFacts & { readonly lead?: ViewName }, first?: number): PictureSource[] {
  const facts = hotelFacts(hotel);
  const views = viewNamesOf(facts).toSorted((a, b) => Number(b === hotel.lead) - Number(a === hotel.lead));
  return views.slice(0, first).map((view) => ({ kind: 'hotel', id: String(hotel.id), view, picture: makeView(facts, view) }));
}

/** Lead views of hotels in a list, so that no scene stands twice running (look: section 5). */
export function leadViews(hotels: readonly HotelFacts[]): ViewName[] {
  let previous: ReturnType<typeof leadView>['scene'] | undefined;
  return hotels.map((hotel) => {
    const lead = leadView(hotelFacts(hotel), previous);
    previous = lead.scene;
    return lead.view;
  });
}

/** Where rendered pictures are kept. */
export const pictureCache = (shop: Pick<Shop, 'settings'>): string => path.join(shop.settings.dataDirectory, 'pictures');

export const makePictureCache = (shop: Pick<Shop, 'settings'>): Promise<unknown> => mkdir(pictureCache(shop), { recursive: true });

/** A blurred stand-in; all pictures of one drawing share it. */
export const placeholderOf = (shop: Pick<Shop, 'settings'>, { picture }: PictureSource): Promise<string> | string =>
  loadPlaceholder({ cacheDirectory: pictureCache(shop) }, picture, 'card');

/** Every size in every format, or those of the given types (`376x520.avif`). */
export function derivativesOf({ kind, id, view }: PictureSource, types: readonly string[] | null | undefined) {
  const all = pictureSizeNames.flatMap((size) => pictureFormats.map((format) => ({ type: `${pictureSizes[size].join('x')}.${format}`, url: makePicturePath({ kind, id, view, size, format }) })));
  return types ? all.filter(({ type }) => types.includes(type)) : all;
}
