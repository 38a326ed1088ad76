/**
 * Pictures as the API tells them: address, alternative text, placeholder, and the sizes that exist.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { FACILITY_NAMES } from '#domain/catalogue/facilities.ts';
import { leadView, viewsOfHotel, type HotelPicture } from '#domain/catalogue/hotel-views.ts';
import {
  makePicturePath,
  pictureFormats,
  pictureSizeNames,
  pictureSizes,
  type PictureKind,
} from '#domain/catalogue/picture-path.ts';
import { pictureOfPlace, type ScenePicture } from '#domain/catalogue/place-scene.ts';
import type { HotelFacts } from '#server/catalogue/hotels.ts';
import { loadPlaceholder } from '#server/catalogue/pictures.ts';
import type { Place } from '#server/catalogue/reference.ts';
import type { WebContext } from '#server/composition/web-context.ts';

/** A picture with what its fields are made from. */
export type PictureSource = {
  readonly kind: PictureKind;
  readonly id: string;
  readonly view: string;
  readonly picture: ScenePicture;
};

export const placeFacts = (place: Place) => ({
  id: place.id,
  name: place.name,
  nature: place.nature,
  country: place.country ?? '',
  lat: place.lat,
  cityBreak: place.cityBreak,
});

export const hotelFacts = (hotel: HotelFacts) => ({
  id: hotel.id,
  name: hotel.name,
  stars: hotel.stars,
  facilities: hotel.facilities.map((facility) => FACILITY_NAMES[facility]),
  place: placeFacts(hotel.place),
});

export const placePicture = (place: Place): PictureSource => ({
  kind: 'place',
  id: place.id,
  view: 'place',
  picture: pictureOfPlace(placeFacts(place)),
});

/** The gallery, or the `first` so many of it; `lead` comes first where a list has chosen one. */
export function hotelPictures(
  hotel: HotelFacts & { readonly lead?: HotelPicture },
  first?: number,
): PictureSource[] {
  const { lead } = hotel;
  // A card shows its lead alone, which has been made.
  const views =
    lead && first === 1
      ? [lead]
      : viewsOfHotel(hotelFacts(hotel)).toSorted(
          (a, b) => Number(b.view === lead?.view) - Number(a.view === lead?.view),
        );
  return views
    .slice(0, first)
    .map((picture) => ({ kind: 'hotel', id: String(hotel.id), view: picture.view, picture }));
}

/** Lead views of hotels in a list, so that no scene stands twice running (look: section 5). */
export function leadViews(hotels: readonly HotelFacts[]): HotelPicture[] {
  let previous: HotelPicture['scene'] | undefined;
  return hotels.map((hotel) => {
    const lead = leadView(hotelFacts(hotel), previous);
    previous = lead.scene;
    return lead;
  });
}

/** Where rendered pictures are kept. */
export const pictureCache = (shop: Pick<WebContext, 'settings'>): string =>
  path.join(shop.settings.dataDirectory, 'pictures');

export const makePictureCache = (shop: Pick<WebContext, 'settings'>): Promise<unknown> =>
  mkdir(pictureCache(shop), { recursive: true });

/** A blurred stand-in; all pictures of one drawing share it. */
export const placeholderOf = (
  shop: Pick<WebContext, 'settings'>,
  { picture }: PictureSource,
): Promise<string> | string =>
  loadPlaceholder({ cacheDirectory: pictureCache(shop) }, picture, 'card');

/** Every size in every format, or those of the given types (`376x520.avif`). */
export function derivativesOf(
  { kind, id, view }: PictureSource,
  types: readonly string[] | null | undefined,
) {
  const all = pictureSizeNames.flatMap((size) =>
    pictureFormats.map((format) => ({
      type: `${pictureSizes[size].join('x')}.${format}`,
      url: makePicturePath({ kind, id, view, size, format }),
    })),
  );
  return types ? all.filter(({ type }) => types.includes(type)) : all;
}
