import type { Frame } from './frame.ts';
import type { Palette } from './palettes.ts';
import type { Sun } from './parts/sun.ts';
import type { Random } from './random.ts';

/** What a scene may know of the world: nothing is drawn that these do not allow. */
export type SceneFacts = {
  /** Official stars, 1 to 5: the block has one floor more. */
  readonly stars: number;
  readonly hasPool: boolean;
  /** Degrees north; palms stop at 46. */
  readonly lat: number;
};

/** What a scene is drawn with. */
export type Stage = {
  readonly frame: Frame;
  readonly palette: Palette;
  readonly random: Random;
  readonly facts: SceneFacts;
};

/** A drawn scene: SVG elements from back to front, and where its sun stands (undefined when seen from above). */
export type Drawing = { readonly sun: Sun | undefined; readonly layers: readonly string[] };

export type Scene = (stage: Stage) => Drawing;

/** Palms are drawn up to this latitude and never beyond it (look, section 5). */
export const PALM_LIMIT = 46;

export const hasPalms = (facts: SceneFacts): boolean => Math.abs(facts.lat) <= PALM_LIMIT;
