import type { PosterDesign } from '../picture-facts.ts';
import type { PaletteName } from './palettes.ts';

/**
 * The same poster printed in the inks of some hours later, for pages by night (look-2, section 1:
 * noon becomes gold, gold becomes city). Snow stays snow; what is dusk or night already stays.
 */
export const atDusk = (poster: PosterDesign): PosterDesign => ({
  ...poster,
  palette: later[poster.palette],
});

const later: Readonly<Record<PaletteName, PaletteName>> = {
  noon: 'gold',
  gold: 'city',
  aegean: 'dusk',
  canary: 'dusk',
  city: 'dusk',
  alpine: 'polar',
  kasbah: 'dusk',
  sands: 'gold',
  jade: 'dusk',
  lagoon: 'dusk',
  atlantic: 'gold',
  olive: 'dusk',
  brick: 'city',
  sorbet: 'dusk',
  basalt: 'dusk',
  nile: 'dusk',
  emerald: 'city',
  heather: 'dusk',
  nordic: 'dusk',
  polar: 'polar',
  dusk: 'dusk',
};
