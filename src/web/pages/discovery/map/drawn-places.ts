/** What of the places is drawn where: labels that do not cover each other, a list of the rest. */
import { frameOf, pointOn, type MapFrame, type Position } from '#domain/catalogue/map-frame.ts';
import type { DiscoveredPlaceFragment } from '../query.generated.ts';

export type DiscoveryMapProps = {
  /** The cheapest first. */
  readonly places: readonly DiscoveredPlaceFragment[];
  readonly fitting: readonly DiscoveredPlaceFragment[];
  readonly chosen: readonly string[];
  readonly onToggle: (place: string) => void;
};

type Point = { readonly x: number; readonly y: number };
/** A place with its point on the map, 0 to 1. */
type Drawn = { readonly at: Point; readonly found: DiscoveredPlaceFragment };
type Size = { readonly width: number; readonly height: number };

/** Windows that show less of the map than the widest. */
export type SmallWindow = 'phone' | 'tablet';

type DrawnPlaces = {
  readonly frame: MapFrame;
  /** With a label, the cheapest first; the windows where it would cover a cheaper one. */
  readonly labels: readonly (Drawn & { readonly hiddenOn: readonly SmallWindow[] })[];
  readonly pale: readonly Drawn[];
  /** Off the map, or where there is no room for a name; the cheapest first. */
  readonly others: readonly DiscoveredPlaceFragment[];
};

/** The part of the world that most holidays lie in: from the Canaries to Cyprus and Holland. */
const NEAR = { south: 27, north: 53, west: -19, east: 37 };
/** The map is drawn so large, and these take so much of it, in pixels. */
const SHOWN = { width: 1344, height: 672 };
const LABEL = { width: 136, height: 46 };
const NAME = { width: 124, height: 22 };
/** So much of the map the box does not show at its upper and lower edge. */
const CUT = 0.12;

/** How large the map is at least in a small window, what a label takes, and where it is whole. */
const SMALL: Readonly<
  Record<
    SmallWindow,
    { readonly shown: Size; readonly label: Size; readonly isWhole: (at: Point) => boolean }
  >
> = {
  phone: {
    shown: { width: 660, height: 330 },
    label: { width: 78, height: 52 },
    isWhole: ({ x, y }) => Math.abs(x - 0.5) < 0.2 && y > 0.24,
  },
  tablet: {
    shown: { width: 660, height: 330 },
    label: LABEL,
    isWhole: ({ x, y }) => Math.abs(x - 0.5) < 0.4 && y > 0.2,
  },
};
const SMALL_WINDOWS = ['phone', 'tablet'] as const;

/** So many places in the near part make it the map. */
const ENOUGH_NEAR = 5;

/** The piece of the earth that shows the near places, or all where there are few of them. */
export function frameOfPlaces(places: readonly DiscoveredPlaceFragment[]): MapFrame {
  const near = places.filter(({ position }) => isNear(position));
  return frameOf(
    (near.length >= ENOUGH_NEAR ? near : places).map(({ position }) => position),
    'wide',
  );
}

const isNear = ({ lat, lon }: Position): boolean =>
  lat > NEAR.south && lat < NEAR.north && lon > NEAR.west && lon < NEAR.east;

/** Lays out places that fit and then the others, each as long as there is room. */
export function drawnPlaces(
  places: readonly DiscoveredPlaceFragment[],
  fitting: readonly DiscoveredPlaceFragment[],
): DrawnPlaces {
  const frame = frameOfPlaces(places);
  const taken: Box[] = [];
  const others: DiscoveredPlaceFragment[] = [];
  const lay = (found: DiscoveredPlaceFragment, size: Size): Drawn[] => {
    const at = pointOn(frame, found.position);
    const isFree =
      at.x > 0.05 &&
      at.x < 0.95 &&
      at.y > CUT &&
      at.y < 1 - CUT &&
      !taken.some((one) => doCover(one, { at, size }, SHOWN));
    if (!isFree) {
      others.push(found);
      return [];
    }
    taken.push({ at, size });
    return [{ at, found }];
  };
  const isFitting = new Set(fitting);
  const labels = places.filter((one) => isFitting.has(one)).flatMap((one) => lay(one, LABEL));
  const pale = places.filter((one) => !isFitting.has(one)).flatMap((one) => lay(one, NAME));
  const fits = { phone: fittingIn('phone', labels), tablet: fittingIn('tablet', labels) };
  return {
    frame,
    labels: labels.map((label) => ({
      ...label,
      hiddenOn: SMALL_WINDOWS.filter((window) => !fits[window].has(label)),
    })),
    pale,
    others,
  };
}

/** Labels that a small window has room for, the cheapest first. */
function fittingIn(window: SmallWindow, labels: readonly Drawn[]): ReadonlySet<Drawn> {
  const { shown, label: size, isWhole } = SMALL[window];
  const fitting = new Set<Drawn>();
  for (const label of labels) {
    const covers = (other: Drawn) => doCover({ ...label, size }, { ...other, size }, shown);
    if (isWhole(label.at) && !fitting.values().some(covers)) fitting.add(label);
  }
  return fitting;
}

type Box = { readonly at: Point; readonly size: Size };

const doCover = (a: Box, b: Box, shown: Size): boolean =>
  Math.abs(a.at.x - b.at.x) * shown.width < (a.size.width + b.size.width) / 2 &&
  Math.abs(a.at.y - b.at.y) * shown.height < (a.size.height + b.size.height) / 2;
