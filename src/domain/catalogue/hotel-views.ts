import {
  countPools,
  hasPool,
  isCoastal,
  settingOf,
  type HotelPictureFacts,
} from './picture-facts.ts';
import {
  laterPalette,
  paletteOf,
  pictureOfPlace,
  type ScenePicture,
} from './place-posters/place-scene.ts';
import { altOf } from './posters/alt-text.ts';
import { massingOf, townRoofOf } from './posters/hotel-massing.ts';
import { makeRandom, seedOf } from './posters/random.ts';
import { bedsIn, outlookIn, type BedKind } from './posters/room-facts.ts';
import type { SceneKind } from './posters/scene-kinds.ts';
import type { SceneFacts } from './posters/stage.ts';

/** The views of a hotel; `front-evening` is the front after sunset, from another side. */
export const viewNames = [
  'front',
  'room',
  'pool',
  'dining',
  'beach',
  'place',
  'front-evening',
] as const;
export type ViewName = (typeof viewNames)[number];

export type HotelPicture = ScenePicture & { readonly view: ViewName };

/**
 * Every picture of a hotel in the order of its gallery. There is no pool view without a pool, no
 * beach farther than a short walk away.
 */
export const viewsOfHotel = (hotel: HotelPictureFacts): readonly HotelPicture[] =>
  viewNamesOf(hotel).map((view) => makeView(hotel, view));

const viewNamesOf = (hotel: HotelPictureFacts): readonly ViewName[] =>
  viewNames.filter((view) => canShow(hotel, view));

/** A room in its supplier's words: `one double and one single bed`, `side sea view` or null. */
export type RoomWords = { readonly beds: string; readonly view: string | null };

/** The beds that a room's words name, as they are drawn; none that is not known. */
export const bedsOfRoom = ({ beds }: Pick<RoomWords, 'beds'>): readonly BedKind[] => bedsIn(beds);

/** More beds than these do not stand side by side; the largest rooms on sale have four. */
const MOST_BEDS = 5;

/**
 * The picture of a room as it is sold: its beds, and the view from its window. Rooms of a hotel
 * that have both alike share it; undefined where no bed is known.
 */
export function viewOfRoom(
  hotel: HotelPictureFacts,
  room: RoomWords,
): (ScenePicture & { readonly view: string }) | undefined {
  const beds = bedsOfRoom(room).slice(0, MOST_BEDS);
  if (beds.length === 0) return undefined;
  const outlook = outlookIn(room.view);
  const view = ['room', ...beds, outlook ?? 'closed'].join('-');
  const facts = { ...sceneFactsOf(hotel), room: { beds, ...(outlook && { outlook }) } };
  return {
    view,
    scene: 'bedroom',
    seed: seedOf(`${hotel.id} ${view}`),
    palette: paletteOf(hotel.place, hotel.id),
    facts,
    alt: altOf('bedroom', hotel.name, facts),
  };
}

/**
 * The picture that stands for a hotel in a list: what the hotel is best at. Given the scene of the
 * hotel before it, its next best, so that no scene stands twice running.
 */
export function leadView(hotel: HotelPictureFacts, previous?: SceneKind): HotelPicture {
  const random = makeRandom(seedOf(`lead ${hotel.id}`));
  const ranked = viewNamesOf(hotel)
    .map((view) => ({ view, worth: worthOf(hotel, view) + random() * SPREAD }))
    .filter(({ worth }) => worth >= 1)
    .toSorted((one, other) => other.worth - one.worth);
  for (const { view } of ranked) {
    const lead = makeView(hotel, view);
    if (lead.scene !== previous) return lead;
  }
  return makeView(hotel, 'front');
}

/** Hotels that are equally good at two things differ by chance within this. */
const SPREAD = 1.2;

/** How good a hotel is at what a view shows (posters, section 5); 0 never leads. */
function worthOf(hotel: HotelPictureFacts, view: ViewName): number {
  const { metresToBeach, stars, facilities, place } = hotel;
  const isInTown = settingOf(place) === 'town';
  if (view === 'front') return isInTown ? 1.5 : stars >= 5 ? 2.4 : 1.8;
  if (view === 'beach') return metresToBeach !== null && metresToBeach <= 100 ? 2.7 : 1.9;
  if (view === 'pool')
    return facilities.includes('Water slides') ? 3 : Math.min(2.4, 1 + countPools(hotel) * 0.5);
  if (view === 'place' && isSandy(place.poster.scene) && !canShow(hotel, 'beach')) return 0;
  if (view === 'place') return facilities.includes('Sea views') ? 2.3 : isInTown ? 1.7 : 1.4;
  if (view === 'room')
    return stars >= 5 || facilities.includes('Adults only') ? 2.2 : isInTown ? 1.3 : 0;
  if (view === 'dining') return facilities.includes('Restaurant') && stars >= 4 ? 1.7 : 0;
  return 0;
}

/** A beach farther than this on foot is not the hotel's. */
const BEACH_METRES = 300;

/** Degrees from which terraces, open pools and windows on the sea are no picture of a hotel. */
const COLD_LATITUDE = 58;

function canShow(hotel: HotelPictureFacts, view: ViewName): boolean {
  if (Math.abs(hotel.place.lat) >= COLD_LATITUDE)
    return view.startsWith('front') || view === 'place';
  if (view.startsWith('pool')) return hasPool(hotel);
  if (view !== 'beach') return true;
  const { metresToBeach, place } = hotel;
  return isCoastal(place) && metresToBeach !== null && metresToBeach <= BEACH_METRES;
}

function makeView(hotel: HotelPictureFacts, view: ViewName): HotelPicture {
  const scene = sceneOf(hotel, view);
  if (!scene) return { view, ...pictureOfPlace(hotel.place) };
  const seed = seedOf(`${hotel.id} ${view}`);
  const facts = sceneFactsOf(hotel);
  const palette = paletteOf(hotel.place, hotel.id);
  return {
    view,
    scene,
    seed,
    facts,
    palette: view === 'front-evening' ? laterPalette(palette) : palette,
    alt: altOf(scene, hotel.name, facts),
  };
}

const sceneFactsOf = (hotel: HotelPictureFacts): SceneFacts => ({
  stars: hotel.stars,
  hasPool: hasPool(hotel),
  lat: hotel.place.lat,
  setting: settingOf(hotel.place),
  ...(massingOf(hotel) === 'terraceRow' && { townRoof: townRoofOf(hotel.place.country) }),
});

function sceneOf(hotel: HotelPictureFacts, view: ViewName): SceneKind | undefined {
  if (view.startsWith('front')) return massingOf(hotel);
  if (view.startsWith('room')) return 'room';
  if (view.startsWith('pool')) return chanceOf(hotel, view) ? 'pool' : 'poolAbove';
  if (view.startsWith('dining')) return 'dining';
  return view === 'beach' ? beachSceneOf(hotel) : undefined;
}

const isSandy = (scene: SceneKind): boolean => scene === 'beach' || scene === 'strand';

/** The beach from above or along the shore; never as the poster of the place shows it already. */
function beachSceneOf(hotel: HotelPictureFacts): SceneKind {
  const { scene } = hotel.place.poster;
  if (scene === 'beach') return 'strand';
  return scene === 'strand' || chanceOf(hotel, 'beach') ? 'beach' : 'strand';
}

const chanceOf = ({ id }: HotelPictureFacts, view: ViewName): boolean =>
  makeRandom(seedOf(`side ${id} ${view}`))() < 0.5;
