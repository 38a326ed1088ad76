import type { Palette } from './palette.ts';
import { aegean } from './palettes/aegean.ts';
import { alpine } from './palettes/alpine.ts';
import { atlantic } from './palettes/atlantic.ts';
import { basalt } from './palettes/basalt.ts';
import { brick } from './palettes/brick.ts';
import { canary } from './palettes/canary.ts';
import { city } from './palettes/city.ts';
import { dusk } from './palettes/dusk.ts';
import { emerald } from './palettes/emerald.ts';
import { gold } from './palettes/gold.ts';
import { heather } from './palettes/heather.ts';
import { jade } from './palettes/jade.ts';
import { kasbah } from './palettes/kasbah.ts';
import { lagoon } from './palettes/lagoon.ts';
import { nile } from './palettes/nile.ts';
import { noon } from './palettes/noon.ts';
import { nordic } from './palettes/nordic.ts';
import { olive } from './palettes/olive.ts';
import { polar } from './palettes/polar.ts';
import { sands } from './palettes/sands.ts';
import { sorbet } from './palettes/sorbet.ts';

/** The inks of the posters (look, section 5; posters, section 3): printings of the same scenes. */

export const paletteNames = [
  'noon',
  'gold',
  'aegean',
  'canary',
  'city',
  'alpine',
  'kasbah',
  'sands',
  'jade',
  'lagoon',
  'atlantic',
  'olive',
  'brick',
  'sorbet',
  'basalt',
  'nile',
  'emerald',
  'heather',
  'nordic',
  'polar',
  'dusk',
] as const;
export type PaletteName = (typeof paletteNames)[number];

export const palettes: Readonly<Record<PaletteName, Palette>> = {
  noon,
  gold,
  aegean,
  canary,
  city,
  alpine,
  kasbah,
  sands,
  jade,
  lagoon,
  atlantic,
  olive,
  brick,
  sorbet,
  basalt,
  nile,
  emerald,
  heather,
  nordic,
  polar,
  dusk,
};

/** Whether the ground of a printing is snow. */
export const isSnowy = (palette: Palette): boolean => palette === alpine || palette === polar;

/** Every colour a printing may use. */
export const inksOf = (palette: Palette): ReadonlySet<string> =>
  new Set(Object.values(palette).flat());
