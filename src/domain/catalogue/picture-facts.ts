/** What the pictures are drawn from. */
import type { PaletteName } from './posters/palettes.ts';
import type { PosterKind, SceneKind } from './posters/scene-kinds.ts';
import type { SceneFacts, Setting } from './posters/stage.ts';

/** All that decides a picture but its size. */
export type PosterDesign = {
  readonly scene: PosterKind;
  readonly palette: PaletteName;
  readonly seed: number;
  readonly facts: SceneFacts;
};

/** The composition that stands for one place wherever it is shown. */
export type PlaceDesign = Pick<PosterDesign, 'palette' | 'seed'> & { readonly scene: SceneKind };

/** Nature as in the reference data, most telling word first. */
export const natures = ['beach', 'city', 'mountain', 'lake', 'island', 'ski'] as const;
export type Nature = (typeof natures)[number];

export type PlacePictureFacts = {
  readonly id: string;
  readonly name: string;
  readonly nature: readonly Nature[];
  /** ISO 3166 code of two capitals; empty for a continent. */
  readonly country: string;
  /** Degrees north, negative in the south. */
  readonly lat: number;
  readonly cityBreak: boolean;
  /** The composition that is this place's own, wherever it is shown. */
  readonly poster: PlaceDesign;
};

export type HotelPictureFacts = {
  readonly id: number;
  readonly name: string;
  /** 1 to 5. */
  readonly stars: number;
  /** Facility names in words, such as `Outdoor pool`. */
  readonly facilities: readonly string[];
  /** Walking distance; null when nobody knows it. */
  readonly metresToBeach: number | null;
  readonly place: PlacePictureFacts;
};

/** Pools and slides among the facilities; a pool table is none. */
export const countPools = ({ facilities }: Pick<HotelPictureFacts, 'facilities'>): number =>
  facilities.filter(
    (facility) => /\bpools?\b|water slides/i.test(facility) && !/pool table/i.test(facility),
  ).length;

export const hasPool = (hotel: Pick<HotelPictureFacts, 'facilities'>): boolean =>
  countPools(hotel) > 0;

/** Whether a place lies in the Canaries or on Madeira: volcanoes, and sun in winter. */
export const isAtlanticIsland = ({
  country,
  lat,
}: Pick<PlacePictureFacts, 'country' | 'lat'>): boolean =>
  (country === 'ES' && lat < 30) || (country === 'PT' && lat < 34);

/**
 * Whether white cubes and blue domes belong there (look, section 5: Greek islands, Cyprus, Malta).
 */
export const isAegean = ({ country, nature }: PlacePictureFacts): boolean =>
  country === 'CY' || country === 'MT' || (country === 'GR' && nature.includes('island'));

/** What lies around a place: mountains (and a lake), a town, or else the sea. */
export function settingOf({ nature, cityBreak }: PlacePictureFacts): Setting {
  if (nature.includes('ski') || nature[0] === 'mountain' || nature[0] === 'lake')
    return 'mountains';
  return cityBreak || nature[0] === 'city' ? 'town' : 'sea';
}

export const isCoastal = ({ nature }: PlacePictureFacts): boolean =>
  nature.includes('beach') || nature.includes('island');
