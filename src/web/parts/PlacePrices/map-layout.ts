/** Where everything stands on a map of places, worked out before the page is drawn. */
import {
  frameOf,
  MAP_SHAPES,
  pointOn,
  type MapFrame,
  type MapShape,
  type Position,
} from '#domain/catalogue/map-frame.ts';
import { placeNames, type NameOnMap, type PlacedName } from '#web/parts/MapNames/place-names.ts';
import { mapInset, type Corner, type MapInset } from './map-inset.ts';
import { spreadPins, takenBy, type Ground, type LabelSize, type LaidPin } from './spread-pins.ts';

/** A place with a page of its own. */
export type PlaceOnMap = {
  readonly value: string;
  readonly label: string;
  readonly path: string | null;
  readonly position: Position;
};

export type MapOfPlaces = {
  readonly places: readonly PlaceOnMap[];
  /** Of places without a pin, which the map holds as well. */
  readonly alsoShown?: readonly Position[];
  /** Where the page is, among the places. */
  readonly here?: { readonly label: string; readonly position: Position } | undefined;
  readonly shape?: MapShape;
  /** No closer than this level of a frame: what one place lies in is to be known by its coasts. */
  readonly closest?: number | undefined;
  /** Far places stand where they are, not in a corner. */
  readonly isWhole?: boolean;
};

/** What stands on one drawing. */
export type DrawnPlaces = {
  readonly frame: MapFrame;
  /** The number 0 is where the page is. */
  readonly pins: readonly DrawnPin[];
  readonly names: { readonly narrow: readonly PlacedName[]; readonly wide: readonly PlacedName[] };
};

type DrawnPin = Omit<PlaceOnMap, 'position'> & {
  readonly number: number;
  readonly at: { readonly x: number; readonly y: number };
  readonly narrow: LaidPin;
  readonly wide: LaidPin;
};

export type MapLayout = DrawnPlaces & {
  readonly inset?: (DrawnPlaces & { readonly corner: Corner }) | undefined;
};

/** Part of the map’s width that a map in its corner takes, as in the style sheet. */
const INSET = 0.44;
/** Pixels of maps on phones and of wider ones: the least and the most, as in the style sheet. */
const NARROW = [326, 480] as const;
const WIDE: Readonly<Record<MapShape, readonly [number, number]>> = {
  square: [480, 720],
  column: [480, 720],
  wide: [480, 1344],
};

/** Labels on both, as in the style sheet; those in a corner are always small. */
const SMALL: LabelSize = { height: 24, letter: 6.5, padding: 11 };
const LARGE: LabelSize = { height: 30, letter: 7.4, padding: 20 };

/** The piece of the earth that a map of places shows, beside what is in its corner. */
export function frameOfMap(map: MapOfPlaces): MapFrame {
  return framesOf(map).frame;
}

function framesOf({
  places,
  alsoShown = [],
  here,
  shape = 'square',
  closest,
  isWhole = false,
}: MapOfPlaces): {
  readonly frame: MapFrame;
  readonly inset: MapInset | undefined;
} {
  const positions = [
    ...(here ? [here.position] : []),
    ...places.map(({ position }) => position),
    ...alsoShown,
  ];
  const inset = isWhole ? undefined : mapInset(positions, shape);
  const near = positions.filter((_, at) => !inset?.far.has(at));
  return { frame: frameOf(near, shape, closest), inset };
}

/** Lays out numbers, names of places and, where they leave room, of what lies around them. */
export function layOutMap(map: MapOfPlaces, names: readonly NameOnMap[] = []): MapLayout {
  const { frame, inset } = framesOf(map);
  const { here } = map;
  const pins = [
    ...(here ? [{ ...here, value: '', path: null, number: 0 }] : []),
    ...map.places.map((place, at) => ({ ...place, number: at + 1 })),
  ];
  const near = pins.filter((_, at) => !inset?.far.has(at));
  const said = new Set(pins.map(({ label }) => label));
  const others = names.filter(({ kind, name }) => kind !== 'RESORT' && !said.has(name));
  return {
    ...draw(frame, near, others, { corner: inset?.corner }),
    ...(inset && {
      inset: {
        corner: inset.corner,
        ...draw(
          inset.frame,
          pins.filter((_, at) => inset.far.has(at)),
          [],
          { part: INSET },
        ),
      },
    }),
  };
}

type Numbered = PlaceOnMap & { readonly number: number };

function draw(
  frame: MapFrame,
  pins: readonly Numbered[],
  names: readonly NameOnMap[],
  { corner, part = 1 }: { readonly corner?: Corner | undefined; readonly part?: number },
): DrawnPlaces {
  const { width, height } = MAP_SHAPES[frame.shape];
  const points = pins.map(({ label, number, position }) => ({
    label,
    number,
    ...pointOn(frame, position),
  }));
  const layOut = ([least, most]: readonly [number, number], label: LabelSize) => {
    const ground: Ground = {
      widths: [least * part, most * part],
      ratio: height / width,
      label,
      corner,
    };
    const laid = spreadPins(points, ground);
    return { laid, names: placeNames(names, takenBy(points, laid, ground), ground) };
  };
  const narrow = layOut(NARROW, SMALL);
  const wide = part === 1 ? layOut(WIDE[frame.shape], LARGE) : layOut(WIDE.square, SMALL);
  return {
    frame,
    pins: pins.map(({ value, label, path, number }, at) => ({
      value,
      label,
      path,
      number,
      at: { x: points[at]!.x, y: points[at]!.y },
      narrow: narrow.laid[at]!,
      wide: wide.laid[at]!,
    })),
    names: { narrow: narrow.names, wide: wide.names },
  };
}
