/**
 * Pictures of no place in particular: the bay of the home page, the city of the city breaks, the
 * liner of the cruises, and one of each kind of holiday.
 */
import type { PosterDesign } from './picture-facts.ts';
import type { ScenePicture } from './place-posters/place-scene.ts';
import { altOf } from './posters/alt-text.ts';
import type { PaletteName } from './posters/palettes.ts';
import type { SceneKind } from './posters/scene-kinds.ts';

const BAY = {
  palette: 'noon',
  seed: 20_270_724,
  facts: { stars: 4, hasPool: false, lat: 39.8, setting: 'sea' },
} as const;

export const HOME_POSTER: PosterDesign = { ...BAY, scene: 'hero' };
export const CITY_POSTER: PosterDesign = {
  ...BAY,
  scene: 'city',
  seed: 5,
  facts: { ...BAY.facts, setting: 'town' },
};
export const LINER_POSTER: PosterDesign = { ...BAY, scene: 'liner' };

type ThemeScene = readonly [scene: SceneKind, palette: PaletteName];

/** By kind of holiday; none is a scene of months, which stand on the same page. */
const THEME_SCENES = {
  'all-inclusive': ['dining', 'noon'],
  'half-board': ['hotelFront', 'gold'],
  'self-catering': ['bungalows', 'olive'],
  beach: ['beach', 'noon'],
  family: ['poolAbove', 'lagoon'],
  'adults-only': ['room', 'dusk'],
  spa: ['riad', 'kasbah'],
  golf: ['finca', 'emerald'],
  'five-star': ['palace', 'sands'],
  luxury: ['lagoon', 'sorbet'],
  city: ['city', 'brick'],
  islands: ['cove', 'aegean'],
  'greek-islands': ['island', 'aegean'],
  lakes: ['alpine', 'jade'],
  mountains: ['pasture', 'emerald'],
  ski: ['snowVillage', 'polar'],
  'winter-sun': ['peak', 'canary'],
  'long-haul': ['karst', 'jade'],
  accessible: ['promenade', 'noon'],
  eco: ['tropic', 'emerald'],
} as const satisfies Readonly<Record<string, ThemeScene>>;

const THEME_FACTS = { stars: 5, hasPool: true, lat: 37, setting: 'sea' } as const;
const THEME_SEED = 3;

/** The poster of a kind of holiday, by its id and name. */
export function posterOfTheme(theme: keyof typeof THEME_SCENES, name: string): ScenePicture {
  const [scene, palette] = THEME_SCENES[theme];
  const alt = altOf(scene, name, THEME_FACTS);
  return { scene, palette, seed: THEME_SEED, facts: THEME_FACTS, alt };
}
