import type { PosterDesign } from '../picture-facts.ts';
import type { Palette } from './palette.ts';
import { palettes } from './palettes.ts';
import type { PosterKind } from './scene-kinds.ts';

/**
 * What stands for a poster until it has come: its sky and its ground, two flat inks that part where
 * its horizon is. A `data:` address of some 200 characters; the picture may have any shape.
 */
export function twoToneOf({ scene, palette }: Pick<PosterDesign, 'scene' | 'palette'>): string {
  const [horizon, ground] = grounds[scene] ?? [50, 'sea'];
  const inks = palettes[palette];
  const band = (ink: string, from: number): string =>
    `%3Cpath fill='%23${ink.slice(1)}' d='M0 ${from}h9V99H0z'/%3E`;
  return (
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 99' preserveAspectRatio='none'%3E" +
    `${band(inks.sky[1], 0)}${band(inkOf(inks, ground), horizon)}%3C/svg%3E`
  );
}

type Ground = 'sea' | 'sand' | 'meadow' | 'mid' | 'land' | 'roof' | 'wallWarm' | 'pool' | 'dark';

const inkOf = (palette: Palette, ground: Ground): string =>
  ground === 'sea' ? palette.sea[2] : palette[ground];

/** Horizons in hundredths from the top, and what lies under them; the sea at the half elsewhere. */
const grounds: Partial<Record<PosterKind, readonly [horizon: number, ground: Ground]>> = {
  hotelFront: [62, 'wallWarm'],
  tower: [62, 'sea'],
  poolAbove: [0, 'pool'],
  bungalows: [44, 'mid'],
  cabins: [62, 'meadow'],
  chaletHotel: [70, 'meadow'],
  finca: [62, 'meadow'],
  palace: [66, 'meadow'],
  riad: [24, 'wallWarm'],
  terraceRow: [40, 'roof'],
  pool: [46, 'pool'],
  room: [70, 'roof'],
  bedroom: [78, 'roof'],
  dining: [64, 'roof'],
  beach: [0, 'sand'],
  city: [52, 'roof'],
  caldera: [34, 'sea'],
  cove: [20, 'pool'],
  dunes: [40, 'sand'],
  headland: [44, 'meadow'],
  stacks: [28, 'sea'],
  cliffTown: [36, 'sea'],
  gulf: [58, 'sand'],
  medina: [48, 'roof'],
  plaza: [40, 'sand'],
  promenade: [42, 'sand'],
  stoneVillage: [50, 'meadow'],
  vineyard: [36, 'meadow'],
  snowVillage: [56, 'meadow'],
  pasture: [54, 'meadow'],
  aurora: [64, 'meadow'],
  river: [33, 'roof'],
  souk: [10, 'mid'],
  bigCity: [62, 'sea'],
  fjord: [62, 'sea'],
  lava: [42, 'land'],
  tropic: [42, 'pool'],
  strand: [44, 'sand'],
  fortress: [58, 'sea'],
  alpine: [58, 'sea'],
  skiRun: [60, 'meadow'],
  almonds: [46, 'meadow'],
  orangeGrove: [54, 'meadow'],
  tulips: [47, 'meadow'],
  poppies: [55, 'meadow'],
  balloons: [55, 'meadow'],
  regatta: [40, 'sea'],
  sunflowers: [48, 'meadow'],
  autumnLake: [56, 'sea'],
  desertCamp: [54, 'sand'],
  christmasMarket: [65, 'wallWarm'],
};
