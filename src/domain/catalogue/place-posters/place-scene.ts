import {
  isAegean,
  isAtlanticIsland,
  settingOf,
  type PlacePictureFacts,
  type PosterDesign,
} from '../picture-facts.ts';
import { altOf } from '../posters/alt-text.ts';
import type { PaletteName } from '../posters/palettes.ts';
import { makeRandom } from '../posters/random.ts';
import type { SceneKind } from '../posters/scene-kinds.ts';

/** A poster and the words that stand for it. */
export type ScenePicture = PosterDesign & { readonly scene: SceneKind; readonly alt: string };

/** The one picture that stands for a place. */
export function pictureOfPlace(place: PlacePictureFacts): ScenePicture {
  const facts = { stars: 4, hasPool: false, lat: place.lat, setting: settingOf(place) };
  return { ...place.poster, facts, alt: altOf(place.poster.scene, place.name, facts) };
}

const WINTER_SUN_BELOW = 31;
const TROPIC = 23.4;

/**
 * The printing of a place's hotels (look, section 5). A quarter of the Mediterranean is shown in
 * September's gold, half of the tropics at noon.
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
  palette === 'alpine' ? 'city' : 'dusk';
