/** Which pictures show a place or a hotel, and where they are kept once drawn. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { FACILITY_NAMES } from '#domain/catalogue/facilities.ts';
import {
  leadView,
  viewOfRoom,
  viewsOfHotel,
  type HotelPicture,
} from '#domain/catalogue/hotel-views.ts';
import type { PlaceDesign } from '#domain/catalogue/picture-facts.ts';
import type { PictureKind } from '#domain/catalogue/picture-path.ts';
import { designPosters } from '#domain/catalogue/place-posters/assign.ts';
import { otherPosters } from '#domain/catalogue/place-posters/others.ts';
import { pictureOfPlace, type ScenePicture } from '#domain/catalogue/place-posters/place-scene.ts';
import { posterOfMonth } from '#domain/catalogue/posters/month-posters.ts';
import type { ErrorLog } from '#server/platform/report-error.ts';
import type { Settings } from '#server/platform/settings.ts';
import type { HotelFacts, RatePlanFacts } from './hotels.ts';
import type { PictureCache } from './pictures.ts';
import { places, type Place } from './reference.ts';

/** A picture with the parts of its address. */
export type PictureView = {
  readonly kind: PictureKind;
  readonly id: string;
  readonly view: string;
  readonly picture: ScenePicture;
};

/** A hotel; `lead` and `reason` are the view and the words that a list has chosen for it. */
export type PicturedHotel = HotelFacts & {
  readonly lead?: HotelPicture;
  readonly reason?: string;
};

type Cache = { readonly settings: Pick<Settings, 'dataDirectory'>; readonly log: ErrorLog };

/** The poster of a place; made once. */
export const placePicture = (place: Place): PictureView =>
  placePictures.getOrInsertComputed(place, () => ({
    kind: 'place',
    id: place.id,
    view: 'place',
    picture: pictureOfPlace(placeFacts(place)),
  }));

/** What else may stand for a place, for lists in which a neighbour shows its own scene. */
export const otherPlacePictures = (place: Place): PictureView[] =>
  otherPosters(place, posterOf(place.id)).map((poster) => ({
    kind: 'place',
    id: place.id,
    view: poster.scene.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    picture: pictureOfPlace({ ...placeFacts(place), poster }),
  }));

/** What a place's address with this view shows. */
export const placePictureOfView = (place: Place, view: string): PictureView | undefined =>
  [placePicture(place), ...otherPlacePictures(place)].find((one) => one.view === view);

const placePictures = new WeakMap<Place, PictureView>();

/** The poster of a month, `2027-06`; undefined for what is none. */
export function monthPicture(month: string): PictureView | undefined {
  const picture = posterOfMonth(month);
  return picture && { kind: 'month', id: month, view: 'month', picture };
}

/** The gallery, or the `first` so many of it; `lead` comes first where a list has chosen one. */
export function hotelPictures(hotel: PicturedHotel, first?: number): PictureView[] {
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

/** The room of a rate plan with its beds and its view; undefined where no bed of it is known. */
export function roomPicture(hotel: HotelFacts, plan: RatePlanFacts): PictureView | undefined {
  const picture = viewOfRoom(hotelFacts(hotel), plan.facts);
  return picture && { kind: 'hotel', id: String(hotel.id), view: picture.view, picture };
}

/** What a hotel's address with this view shows: a picture of its gallery, or one of its rooms. */
export const pictureOfView = (hotel: HotelFacts, view: string): PictureView | undefined =>
  hotelPictures(hotel).find((one) => one.view === view) ??
  [...hotel.plans.values()]
    .map((plan) => roomPicture(hotel, plan))
    .find((one) => one?.view === view);

/** Lead views of hotels in a list, so that no scene stands twice running (look: section 5). */
export function leadViews(hotels: readonly HotelFacts[]): HotelPicture[] {
  let previous: HotelPicture['scene'] | undefined;
  return hotels.map((hotel) => {
    const lead = leadView(hotelFacts(hotel), previous);
    previous = lead.scene;
    return lead;
  });
}

/** Where rendered pictures are kept, and who hears of what goes wrong there. */
export const pictureCache = ({ settings, log }: Cache): PictureCache => ({
  cacheDirectory: path.join(settings.dataDirectory, 'pictures'),
  log,
});

/** Makes the directory, so that the first picture finds it. */
export const makePictureCache = (context: Cache): Promise<unknown> =>
  mkdir(pictureCache(context).cacheDirectory, { recursive: true });

const hotelFacts = (hotel: HotelFacts) => ({
  id: hotel.id,
  name: hotel.name,
  stars: hotel.stars,
  facilities: hotel.facilities.map((facility) => FACILITY_NAMES[facility]),
  metresToBeach: hotel.facts.metresToBeach,
  place: placeFacts(hotel.place),
});

const posters = designPosters(places);

/** All places in the data have a poster; one made for a test is shown a bay. */
const posterOf = (id: string): PlaceDesign =>
  posters.get(id) ?? { scene: 'bay', palette: 'noon', seed: 0 };

const placeFacts = (place: Place) => ({
  id: place.id,
  name: place.name,
  nature: place.nature,
  country: place.country ?? '',
  lat: place.lat,
  cityBreak: place.cityBreak,
  poster: posterOf(place.id),
});
