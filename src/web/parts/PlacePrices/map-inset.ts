import {
  frameOf,
  pointOn,
  type MapFrame,
  type MapShape,
  type Position,
} from '#domain/catalogue/map-frame.ts';

/** Places that lie far from the others, on a map of their own in a corner of the map. */
export type MapInset = {
  readonly frame: MapFrame;
  /** Positions in the list of places. */
  readonly far: ReadonlySet<number>;
  readonly corner: Corner;
};

/** A corner of a map. */
export type Corner = { readonly x: 'left' | 'right'; readonly y: 'top' | 'bottom' };

/** Levels of a frame that make its map twice as close. */
const TWICE = 4;
/** A map that is closer is close enough: some 1,900 km across at the Mediterranean. */
const CLOSE_ENOUGH = 20;
/** Parts of a square map’s width and height that are left to it, with a pin’s size around it. */
const TAKEN = { across: 0.5, down: 0.28 };
/** The first that is free is taken. */
const CORNERS: readonly Corner[] = [
  { x: 'left', y: 'bottom' },
  { x: 'right', y: 'bottom' },
  { x: 'left', y: 'top' },
  { x: 'right', y: 'top' },
];

/**
 * The inset of a map that would be twice as close without its few far places, such as the Canaries
 * of Spain; undefined where it would not, or no corner is free.
 */
export function mapInset(positions: readonly Position[], shape: MapShape): MapInset | undefined {
  const whole = frameOf(positions, shape);
  if (whole.level >= CLOSE_ENOUGH) return undefined;
  for (const axis of ['lat', 'lon'] as const) {
    const far = farAlong(positions, axis);
    const near = positions.filter((_, at) => !far.has(at));
    if (far.size >= near.length) continue;
    const frame = frameOf(near, shape);
    if (frame.level - whole.level < TWICE) continue;
    const corner = CORNERS.find((one) =>
      near.every((place) => isClear(pointOn(frame, place), one)),
    );
    if (!corner) continue;
    return {
      frame: frameOf(
        positions.filter((_, at) => far.has(at)),
        'wide',
      ),
      far,
      corner,
    };
  }
  return undefined;
}

/** The fewer places on one side of the widest gap. */
function farAlong(positions: readonly Position[], axis: keyof Position): ReadonlySet<number> {
  const order = [...positions.keys()].toSorted((a, b) => positions[a]![axis] - positions[b]![axis]);
  const gapBefore = (at: number): number =>
    positions[order[at]!]![axis] - positions[order[at - 1]!]![axis];
  const widest = [...order.keys()]
    .slice(1)
    .reduce((a, b) => (gapBefore(b) > gapBefore(a) ? b : a), 1);
  const sides = [order.slice(0, widest), order.slice(widest)];
  return new Set(sides.toSorted((a, b) => a.length - b.length)[0]);
}

/** Whether a point, 0 to 1 from the map's left and top, is out of the corner. */
function isClear({ x, y }: { readonly x: number; readonly y: number }, corner: Corner) {
  const across = corner.x === 'left' ? x : 1 - x;
  const down = corner.y === 'top' ? y : 1 - y;
  return across > TAKEN.across || down > TAKEN.down;
}
