import {
  frameOf,
  MAP_SHAPES,
  pointOn,
  type MapFrame,
  type Position,
} from '#domain/catalogue/map-frame.ts';

/** Something that stands on the map with its price in pence. */
export type Placed = { readonly position: Position; readonly amount: number };

/** A label on the map for one thing, or for several that stand too close to tell apart. */
export type Pin<Item extends Placed> = {
  readonly at: { readonly x: number; readonly y: number };
  /** The cheapest first: the label stands where that is. */
  readonly items: readonly Item[];
  /** Which way the label points, so that it stays on the map. */
  readonly side: 'left' | 'right';
};

/** Pixels of a wide map where it has more room than a column. */
const WIDE = { width: 620, height: 310 };

/** What a label takes with the name under it, in the same pixels; names of countries are short. */
const LABEL = { width: 100, height: 60 };
const SHORT_LABEL = { width: 112, height: 54 };

type MapPins<Item extends Placed> = {
  readonly frame: MapFrame;
  readonly pins: readonly Pin<Item>[];
};

/** The piece of the earth that things beside a list need, and its labels from north to south. */
export const columnPins = <Item extends Placed>(items: readonly Item[]): MapPins<Item> =>
  pinsOn(items, frameAround(items, 'column'), MAP_SHAPES.column, LABEL);

/** The same for a wide map. */
export const widePins = <Item extends Placed>(items: readonly Item[]): MapPins<Item> =>
  pinsOn(items, frameAround(items, 'wide'), WIDE, SHORT_LABEL);

const frameAround = (items: readonly Placed[], shape: MapFrame['shape']): MapFrame =>
  frameOf(
    items.map(({ position }) => position),
    shape,
  );

type Size = { readonly width: number; readonly height: number };

function pinsOn<Item extends Placed>(
  items: readonly Item[],
  frame: MapFrame,
  shown: Size,
  label: Size,
): MapPins<Item> {
  const groups: { readonly at: Pin<Item>['at']; readonly items: Item[] }[] = [];
  for (const item of items.toSorted((a, b) => a.amount - b.amount)) {
    const at = pointOn(frame, item.position);
    const near = groups.find((group) => isNear(group.at, at, shown, label));
    if (near) near.items.push(item);
    else groups.push({ at, items: [item] });
  }
  const makePin = ({ at, items: own }: (typeof groups)[number]): Pin<Item> => ({
    at,
    items: own,
    side: at.x * shown.width > shown.width - label.width ? 'left' : 'right',
  });
  return { frame, pins: groups.map(makePin).toSorted((a, b) => a.at.y - b.at.y) };
}

const isNear = (
  a: Pin<Placed>['at'],
  b: Pin<Placed>['at'],
  { width, height }: Size,
  label: Size,
): boolean =>
  Math.abs(a.x - b.x) * width < label.width && Math.abs(a.y - b.y) * height < label.height;
