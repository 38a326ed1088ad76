import { hasPool, isCoastal, settingOf, type HotelPictureFacts } from './picture-facts.ts';
import { laterPalette, paletteOf, pictureOfPlace, type ScenePicture } from './place-scene.ts';
import { altOf } from './posters/alt-text.ts';
import { makeRandom, seedOf } from './posters/random.ts';
import type { SceneKind } from './posters/scene-kinds.ts';

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
 * beach inland.
 */
export const viewsOfHotel = (hotel: HotelPictureFacts): readonly HotelPicture[] =>
  viewNamesOf(hotel).map((view) => makeView(hotel, view));

const viewNamesOf = (hotel: HotelPictureFacts): readonly ViewName[] =>
  viewNames.filter((view) => canShow(hotel, view));

/**
 * The picture that stands for a hotel in a list: its front, pool, beach or place, chosen by the
 * hotel's id. Given the scene of the hotel before it, another one, so that no scene stands twice
 * running.
 */
export function leadView(hotel: HotelPictureFacts, previous?: SceneKind): HotelPicture {
  const views = viewNamesOf(hotel).filter((view) => leads.has(view));
  const start = Math.floor(makeRandom(seedOf(`lead ${hotel.id}`))() * views.length);
  for (const view of [...views.slice(start), ...views.slice(0, start)]) {
    const lead = makeView(hotel, view);
    if (lead.scene !== previous) return lead;
  }
  return makeView(hotel, 'front');
}

const leads: ReadonlySet<ViewName> = new Set(['front', 'pool', 'beach', 'place']);

function canShow(hotel: HotelPictureFacts, view: ViewName): boolean {
  if (view.startsWith('pool')) return hasPool(hotel);
  return view === 'beach' ? isCoastal(hotel.place) : true;
}

function makeView(hotel: HotelPictureFacts, view: ViewName): HotelPicture {
  const scene = sceneOf(view);
  if (!scene) return { view, ...pictureOfPlace(hotel.place) };
  const seed = seedOf(`${hotel.id} ${view}`);
  const facts = {
    stars: hotel.stars,
    hasPool: hasPool(hotel),
    lat: hotel.place.lat,
    setting: settingOf(hotel.place),
  };
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

function sceneOf(view: ViewName): SceneKind | undefined {
  if (view.startsWith('front')) return 'hotelFront';
  if (view.startsWith('room')) return 'room';
  if (view.startsWith('pool')) return 'pool';
  if (view.startsWith('dining')) return 'dining';
  return view === 'beach' ? 'beach' : undefined;
}
