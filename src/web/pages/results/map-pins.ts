import { frameOf, MAP_SHAPES, pointOn, type MapFrame, type MapShape } from '#domain/catalogue/map-frame.ts';
import type { ResultPackageFragment } from './query.generated.ts';

/** A label on the map for one holiday, or for several that stand too close to tell apart. */
export type Pin = {
  readonly at: { readonly x: number; readonly y: number };
  /** The cheapest first. */
  readonly holidays: readonly ResultPackageFragment[];
  /** Which way the label points, so that it stays on the map. */
  readonly side: 'left' | 'right';
};

/** What a label takes with the name under it, in pixels of the drawing where that is shown at its narrowest. */
const LABEL = { width: 140, height: 74 };

type MapPins = { readonly frame: MapFrame; readonly pins: readonly Pin[] };

/** The piece of the earth that a page of results needs, and its labels from north to south. A single place needs no more than a low map. */
export function mapPins(packages: readonly ResultPackageFragment[]): MapPins {
  const high = pinsOn(packages, 'column');
  return high.pins.length === 1 ? pinsOn(packages, 'wide') : high;
}

function pinsOn(packages: readonly ResultPackageFragment[], shape: MapShape): MapPins {
  const frame = frameOf(packages.map(({ hotel }) => hotel.position), shape);
  const groups: { readonly at: Pin['at']; readonly holidays: ResultPackageFragment[] }[] = [];
  for (const holiday of packages) {
    const at = pointOn(frame, holiday.hotel.position);
    const near = groups.find((group) => isNear(group.at, at, SHOWN[shape]));
    if (near) near.holidays.push(holiday);
    else groups.push({ at, holidays: [holiday] });
  }
  return { frame, pins: groups.map(makePin).toSorted((a, b) => a.at.y - b.at.y) };
}

/** Pixels of the maps where they are shown: both are as wide as the column. */
const SHOWN = { column: MAP_SHAPES.column, wide: { width: 404, height: 202 } };

const isNear = (a: Pin['at'], b: Pin['at'], { width, height }: { readonly width: number; readonly height: number }): boolean => Math.abs(a.x - b.x) * width < LABEL.width && Math.abs(a.y - b.y) * height < LABEL.height;

const makePin = ({ at, holidays }: Pick<Pin, 'at' | 'holidays'>): Pin => ({
  at,
  holidays: holidays.toSorted((a, b) => a.price.total.amount - b.price.total.amount),
  side: at.x * SHOWN.column.width > SHOWN.column.width - LABEL.width ? 'left' : 'right',
});
