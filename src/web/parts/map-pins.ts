import {
  frameOf,
  MAP_SHAPES,
  pointOn,
  type MapFrame,
  type Position,
} from '#domain/catalogue/map-frame.ts';

/** Something that stands on the map with its price in pence. */
type Placed = { readonly position: Position; readonly amount: number };

/** A label on the map for one thing, or for several that stand too close to tell apart. */
type Pin<Item extends Placed> = {
  readonly at: { readonly x: number; readonly y: number };
  /** The cheapest first: the label stands where that is. */
  readonly items: readonly Item[];
};

/** What a label takes with the name under it, in pixels of the map. */
const LABEL = { width: 100, height: 60 };

type MapPins<Item extends Placed> = {
  readonly frame: MapFrame;
  readonly pins: readonly Pin<Item>[];
};

/** The piece of the earth that things beside a list need, and its labels from north to south. */
export function columnPins<Item extends Placed>(items: readonly Item[]): MapPins<Item> {
  const frame = frameOf(
    items.map(({ position }) => position),
    'column',
  );
  const groups: { readonly at: Pin<Item>['at']; readonly items: Item[] }[] = [];
  for (const item of items.toSorted((a, b) => a.amount - b.amount)) {
    const at = pointOn(frame, item.position);
    const near = groups.find((group) => isNear(group.at, at));
    if (near) near.items.push(item);
    else groups.push({ at, items: [item] });
  }
  return { frame, pins: groups.toSorted((a, b) => a.at.y - b.at.y) };
}

const { width, height } = MAP_SHAPES.column;

const isNear = (a: Pin<Placed>['at'], b: Pin<Placed>['at']): boolean =>
  Math.abs(a.x - b.x) * width < LABEL.width && Math.abs(a.y - b.y) * height < LABEL.height;
