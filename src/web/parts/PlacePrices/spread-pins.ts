import {
  boxAt,
  isApart,
  isInside,
  rectAround,
  type Box,
  type Rect,
  type DrawnSizes,
} from '#web/parts/MapNames/map-boxes.ts';
import type { Corner } from './map-inset.ts';

/** A pin by its place on the map, 0 to 1 from its left and its top, and the name it would carry. */
type Pin = {
  readonly x: number;
  readonly y: number;
  readonly label: string;
  readonly number: number;
};

/** Where a label stands: pixels from its place to the middle of the side it is tied to. */
export type LaidPin = {
  readonly x: number;
  readonly y: number;
  /** The label goes on to the right of it, or to the left. */
  readonly side: 'after' | 'before';
  /** Beside its number; where there is no room the number has to do. */
  readonly isNamed: boolean;
};

/** Pixels of a label as it is drawn: its height, a letter of its name, what stands around that. */
export type LabelSize = {
  readonly height: number;
  readonly letter: number;
  readonly padding: number;
};

/** What labels are laid out on. */
export type Ground = DrawnSizes & {
  readonly label: LabelSize;
  /** Where another map covers this one. */
  readonly corner?: Corner | undefined;
};

/** Pixels: a place’s own dot. */
const DOT = 3;
/** Left free between two labels, and to the edge of the map. */
const GAP = 2;
/** Parts of the map’s width and height that the map in its corner takes. */
const CORNER = { across: 0.46, down: 0.24 };
/** How far a label may be pushed. */
const ASIDE = [8, 20, 36, 56, 80, 110];
const AHEAD = [0, 8, 16, 24, 32, 40, 52, 64, 80, 96, 116];
/** A label above its place or below it begins so far on its other side. */
const ACROSS = [-24, -48];
const CLEAR_OF_PLACE = 24;
/** A label is rather a number on its place than so far from it. */
const FAR = 110;

type Offset = Pick<LaidPin, 'x' | 'y' | 'side'>;

/** A number on its place: best where it has no name. */
const onPlace = ({ height }: LabelSize): Offset => ({ x: -height / 2, y: 0, side: 'after' });

/** The nearest first; a name is rather read after its place. */
const OFFSETS: readonly Offset[] = [...ACROSS, ...ASIDE]
  .flatMap((x) =>
    AHEAD.filter((y) => x > 0 || y >= CLEAR_OF_PLACE).flatMap((y) =>
      [y, -y].flatMap((ahead): Offset[] => [
        { x, y: ahead, side: 'after' },
        { x: -x, y: ahead, side: 'before' },
      ]),
    ),
  )
  .filter((offset) => lengthOf(offset) <= FAR)
  .toSorted((a, b) => lengthOf(a) - lengthOf(b));

function lengthOf({ x, y, side }: Offset): number {
  return Math.hypot(x, y) + (side === 'before' ? 1 : 0);
}

/**
 * Labels such that none covers another, leaves the map or runs into its corner, at any width
 * between the two; as far as there is room they keep off the places and lines of others too. Of
 * some orders to choose in the one is taken whose labels are nearest to their places.
 */
export function spreadPins(pins: readonly Pin[], ground: Ground): LaidPin[] {
  const laid = ORDERS.map((inOrder) => {
    const order = [...pins.keys()].toSorted(
      (a, b) => hereFirst(pins[a]!, pins[b]!) || inOrder(pins[a]!, pins[b]!),
    );
    const found = layInOrder(
      order.map((at) => pins[at]!),
      ground,
    );
    return pins.map((_, at) => found[order.indexOf(at)]!);
  });
  return laid.reduce((best, one) => (costOf(one) < costOf(best) ? one : best));
}

/** Where the page is has its name in any case. */
const hereFirst = (a: Pin, b: Pin): number => Number(a.number !== 0) - Number(b.number !== 0);

/** As they are given, from each edge, and those with the longest names first. */
const ORDERS: readonly ((a: Pin, b: Pin) => number)[] = [
  () => 0,
  (a, b) => a.x - b.x,
  (a, b) => b.x - a.x,
  (a, b) => a.y - b.y,
  (a, b) => b.y - a.y,
  (a, b) => b.label.length - a.label.length,
];

/** A label without its name is as bad as one that is too far. */
const costOf = (laid: readonly LaidPin[]): number =>
  laid.reduce((sum, one) => sum + (one.isNamed ? lengthOf(one) : FAR), 0);

function layInOrder(pins: readonly Pin[], ground: Ground): LaidPin[] {
  const dots = pins.map((pin) => boxAt(pin, ground, rectAround({ x: 0, y: 0 }, DOT)));
  const labels: Box[] = ground.corner ? [cornerBox(ground, ground.corner)] : [];
  const lines: Box[] = [];
  return pins.map((pin, at) => {
    const marks = [...dots.toSpliced(at, 1), ...lines];
    const { label } = ground;
    const boxOf = (offset: Offset, width: number): Box =>
      boxAt(pin, ground, labelRect(offset, width, label));
    const hasRoom = (offset: Offset, width: number): boolean =>
      isInside(boxOf(offset, width), ground) && isApart(boxOf(offset, width), labels);
    const isFree = (offset: Offset, width: number): boolean =>
      hasRoom(offset, width) &&
      isApart(boxOf(offset, width), marks) &&
      lineBoxes(pin, ground, offset).every((box) => isApart(box, [...labels, ...marks]));
    const width = widthOf(pin, label);
    const named = OFFSETS.find((offset) => isFree(offset, width));
    const alone = [onPlace(label), ...OFFSETS];
    const found =
      named ??
      alone.find((offset) => isFree(offset, label.height)) ??
      alone.find((offset) => hasRoom(offset, label.height)) ??
      onPlace(label);
    labels.push(boxOf(found, named ? width : label.height));
    lines.push(...lineBoxes(pin, ground, found));
    return { ...found, isNamed: named !== undefined };
  });
}

const widthOf = ({ label, number }: Pin, { letter, padding }: LabelSize): number =>
  label.length * letter + padding * (number > 0 ? 2 : 1);

const labelRect = ({ x, y, side }: Offset, width: number, { height }: LabelSize): Rect => ({
  left: (side === 'after' ? x : x - width) - GAP,
  right: (side === 'after' ? x + width : x) + GAP,
  top: y - height / 2 - GAP,
  bottom: y + height / 2 + GAP,
});

/** The line from a place to its label, as the points on it. */
const lineBoxes = (pin: Pin, ground: Ground, { x, y }: Offset): Box[] =>
  Math.abs(y) < ground.label.height / 2
    ? []
    : [0.25, 0.5, 0.75].map((part) =>
        boxAt(pin, ground, rectAround({ x: x * part, y: y * part }, 1)),
      );

const cornerBox = ({ widths, ratio }: Ground, { x, y }: Corner): Box =>
  widths.map((width) => {
    const [across, down] = [width * CORNER.across, width * ratio * CORNER.down];
    return {
      left: x === 'left' ? 0 : width - across,
      right: x === 'left' ? across : width,
      top: y === 'top' ? 0 : width * ratio - down,
      bottom: y === 'top' ? down : width * ratio,
    };
  });

/** What laid labels take, with their lines and places, and the corner. */
export function takenBy(pins: readonly Pin[], laid: readonly LaidPin[], ground: Ground): Box[] {
  return [
    ...(ground.corner ? [cornerBox(ground, ground.corner)] : []),
    ...pins.flatMap((pin, at) => [
      boxAt(pin, ground, rectAround({ x: 0, y: 0 }, DOT)),
      boxAt(pin, ground, takenRect(pin, laid[at]!, ground.label)),
      ...lineBoxes(pin, ground, laid[at]!),
    ]),
  ];
}

const takenRect = (pin: Pin, laid: LaidPin, label: LabelSize): Rect =>
  labelRect(laid, laid.isNamed ? widthOf(pin, label) : label.height, label);
