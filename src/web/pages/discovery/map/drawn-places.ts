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

type DrawnPlaces = {
  readonly frame: MapFrame;
  /** With a label, the cheapest first. */
  readonly labels: readonly Drawn[];
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
  const taken: { readonly at: Point; readonly size: typeof LABEL }[] = [];
  const others: DiscoveredPlaceFragment[] = [];
  const lay = (found: DiscoveredPlaceFragment, size: typeof LABEL): Drawn[] => {
    const at = pointOn(frame, found.position);
    const isFree =
      at.x > 0.05 &&
      at.x < 0.95 &&
      at.y > CUT &&
      at.y < 1 - CUT &&
      !taken.some((one) => doCover(one, { at, size }));
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
  return { frame, labels, pale, others };
}

type Box = { readonly at: Point; readonly size: typeof LABEL };

const doCover = (a: Box, b: Box): boolean =>
  Math.abs(a.at.x - b.at.x) * SHOWN.width < (a.size.width + b.size.width) / 2 &&
  Math.abs(a.at.y - b.at.y) * SHOWN.height < (a.size.height + b.size.height) / 2;
