import type { Palette } from './palette.ts';
import { aegean } from './palettes/aegean.ts';
import { alpine } from './palettes/alpine.ts';
import { canary } from './palettes/canary.ts';
import { city } from './palettes/city.ts';
import { gold } from './palettes/gold.ts';
import { noon } from './palettes/noon.ts';

/** The inks of the posters (look, section 5): six printings of the same scenes. */

export const paletteNames = ['noon', 'gold', 'aegean', 'canary', 'city', 'alpine'] as const;
export type PaletteName = (typeof paletteNames)[number];

export const palettes: Readonly<Record<PaletteName, Palette>> = {
  noon,
  gold,
  aegean,
  canary,
  city,
  alpine,
};

/** Whether the ground of a printing is snow. */
export const isSnowy = (palette: Palette): boolean => palette === alpine;

/** Every colour a printing may use. */
export const inksOf = (palette: Palette): ReadonlySet<string> =>
  new Set(Object.values(palette).flat());
