/** A poster for each month: twelve scenes, each in other inks and mirrored every second year. */
import { MONTH_NAMES } from '../../dates.ts';
import type { ScenePicture } from '../place-posters/place-scene.ts';
import { altOf } from './alt-text.ts';
import type { PaletteName } from './palettes.ts';
import type { SceneKind } from './scene-kinds.ts';

type MonthScene = readonly [scene: SceneKind, even: PaletteName, odd: PaletteName];

/** January first; the inks of even years, then those of odd ones. */
const SCENES: readonly MonthScene[] = [
  ['skiRun', 'dusk', 'alpine'],
  ['almonds', 'olive', 'sorbet'],
  ['orangeGrove', 'gold', 'kasbah'],
  ['tulips', 'sorbet', 'brick'],
  ['poppies', 'emerald', 'noon'],
  ['balloons', 'emerald', 'gold'],
  ['regatta', 'gold', 'lagoon'],
  ['sunflowers', 'canary', 'gold'],
  ['pergola', 'dusk', 'sorbet'],
  ['autumnLake', 'olive', 'brick'],
  ['desertCamp', 'dusk', 'sands'],
  ['christmasMarket', 'polar', 'dusk'],
];

/** Of even years and of odd ones: the one is printed the other way round. */
const SEEDS = [3, 5] as const;

/** Nothing of these scenes depends on a place. */
const FACTS = { stars: 4, hasPool: false, lat: 40, setting: 'sea' } as const;

const MONTH = /^20(\d\d)-(0[1-9]|1[0-2])$/;

/** The poster of a month, `2027-06`; undefined for what is none. */
export function posterOfMonth(month: string): ScenePicture | undefined {
  const [, year, number] = MONTH.exec(month) ?? [];
  const chosen = SCENES[Number(number) - 1];
  if (!chosen) return undefined;
  const [scene, even, odd] = chosen;
  const isOdd = Number(year) % 2 === 1;
  const name = `${MONTH_NAMES[Number(number) - 1]} 20${year}`;
  return {
    scene,
    palette: isOdd ? odd : even,
    seed: SEEDS[isOdd ? 1 : 0],
    facts: FACTS,
    alt: altOf(scene, name, FACTS),
  };
}
