import {
  isAegean,
  isAtlanticIsland,
  isCoastal,
  settingOf,
  type PlacePictureFacts,
  type PosterDesign,
} from './picture-facts.ts';
import { altOf } from './posters/alt-text.ts';
import type { PaletteName } from './posters/palettes.ts';
import { makeRandom, pick, seedOf } from './posters/random.ts';
import type { SceneKind } from './posters/scene-kinds.ts';

/** A poster and the words that stand for it. */
export type ScenePicture = PosterDesign & { readonly scene: SceneKind; readonly alt: string };

/**
 * The poster of a place: scene and printing follow from its nature, country and latitude, the
 * details from `seed`.
 */
export function sceneOfPlace(place: PlacePictureFacts, seed: number): ScenePicture {
  const scene = pick(makeRandom(seed), scenesOf(place));
  const facts = { stars: 4, hasPool: false, lat: place.lat, setting: settingOf(place) };
  return {
    scene,
    palette: paletteOf(place, seed),
    seed,
    facts,
    alt: altOf(scene, place.name, facts),
  };
}

type Choice = readonly [SceneKind, ...SceneKind[]];

/**
 * The first word of a place's nature leads; volcano islands and white towns come before the plain
 * coast.
 */
function scenesOf(place: PlacePictureFacts): Choice {
  const first = place.nature[0];
  if (place.cityBreak || first === 'city')
    return isCoastal(place) && !place.cityBreak ? ['city', 'harbour'] : ['city'];
  if (place.nature.includes('ski') || first === 'lake' || first === 'mountain')
    return isAtlanticIsland(place) ? ['peak'] : ['alpine'];
  if (isAtlanticIsland(place)) return ['peak', 'bay', 'harbour', 'beach'];
  if (place.country === 'IS') return ['peak'];
  if (isAegean(place)) return ['island', 'island', 'bay', 'harbour'];
  return place.lat < 24 ? ['bay', 'beach', 'peak'] : ['bay', 'harbour', 'beach'];
}

const WINTER_SUN_BELOW = 31;
const TROPIC = 23.4;

/**
 * The printing of a place (look, section 5). A quarter of the Mediterranean is shown in September's
 * gold, half of the tropics at noon.
 */
export function paletteOf(place: PlacePictureFacts, seed: number): PaletteName {
  const first = place.nature[0];
  if (place.nature.includes('ski')) return 'alpine';
  if (place.cityBreak || first === 'city') return 'city';
  if (first === 'mountain' && Math.abs(place.lat) > 42) return 'alpine';
  if (Math.abs(place.lat) < TROPIC)
    return makeRandom(seed ^ 0x9e3779b9)() < 0.5 ? 'noon' : 'canary';
  if (Math.abs(place.lat) < WINTER_SUN_BELOW) return 'canary';
  if (isAegean(place)) return 'aegean';
  if (isAtlanticIsland(place)) return 'canary';
  return makeRandom(seed ^ 0x9e3779b9)() < 0.25 ? 'gold' : 'noon';
}

/** The printing for a second view of the same place: later in the day. */
export const laterPalette = (palette: PaletteName): PaletteName =>
  palette === 'gold' ? 'noon' : palette === 'alpine' ? 'city' : 'gold';

/** The one picture that stands for a place. */
export const pictureOfPlace = (place: PlacePictureFacts): ScenePicture =>
  sceneOfPlace(place, seedOf(place.id));
