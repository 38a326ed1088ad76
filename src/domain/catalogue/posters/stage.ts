import type { Frame } from './frame.ts';
import type { Palette } from './palette.ts';
import type { Sun } from './parts/sun.ts';
import type { Random } from './random.ts';
import type { RoomScene } from './room-facts.ts';

export const settings = ['sea', 'mountains', 'town'] as const;
export type Setting = (typeof settings)[number];

/** How town houses end above: mansards in Paris, gables in Amsterdam, eaves in the south. */
export type TownRoof = 'gables' | 'mansards' | 'eaves';

/** What a scene may know of the world: nothing is drawn that these do not allow. */
export type SceneFacts = {
  /** Official stars, 1 to 5: the block has one floor more. */
  readonly stars: number;
  readonly hasPool: boolean;
  /** Degrees north; palms stop at 46. */
  readonly lat: number;
  /** What lies beyond the terrace. */
  readonly setting: Setting;
  /** Of a hotel in a town alone; gables unless told. */
  readonly townRoof?: TownRoof;
  /** Of a room alone: its beds, and what its window looks at. */
  readonly room?: RoomScene;
};

/** What a scene is drawn with, on its frame. */
export type Stage = Frame & {
  readonly palette: Palette;
  readonly random: Random;
  readonly facts: SceneFacts;
};

/**
 * A drawn scene: SVG elements from back to front, and where its sun stands (undefined when seen
 * from above).
 */
export type Drawing = { readonly sun: Sun | undefined; readonly layers: readonly string[] };

export type Scene = (stage: Stage) => Drawing;

/** Palms are drawn up to this latitude and never beyond it (look, section 5). */
export const PALM_LIMIT = 46;

export const hasPalms = ({ lat, setting }: SceneFacts): boolean =>
  Math.abs(lat) <= PALM_LIMIT && setting !== 'mountains';

export const hasFirs = ({ lat, setting }: SceneFacts): boolean =>
  Math.abs(lat) > PALM_LIMIT || setting === 'mountains';
