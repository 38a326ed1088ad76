/**
 * Pictures of no place in particular: the bay of the home page, the city of the city breaks and the
 * liner of the cruises.
 */
import type { PosterDesign } from './picture-facts.ts';

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
