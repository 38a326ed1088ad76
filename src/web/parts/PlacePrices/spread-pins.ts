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

/** What labels are laid out on. */
export type Ground = DrawnSizes & {
  /** Whether there is room for names at all. */
  readonly isNamed: boolean;
  /** Where another map covers this one. */
  readonly corner?: Corner | undefined;
};

/** Pixels: a number, a letter of a name, what stands around the name, a place’s own dot. */
const PIN = 30;
const LETTER = 8.2;
const PADDING = 20;
const DOT = 3;
/** Left free between two labels, and to the edge of the map. */
const GAP = 2;
/** Parts of the map’s width and height that the map in its corner takes. */
const CORNER = { across: 0.46, down: 0.24 };
/** How far a label may be pushed. */
const ASIDE = [8, 20, 36, 56, 80, 110];
const AHEAD = [0, 8, 16, 24, 32, 40, 52, 64, 80, 96, 116, 140, 170, 200];

type Offset = Pick<LaidPin, 'x' | 'y' | 'side'>;

/** A number on its place: best where it has no name. */
const ON_PLACE: Offset = { x: -PIN / 2, y: 0, side: 'after' };

/** The nearest first; a name is rather read after its place. */
const OFFSETS: readonly Offset[] = ASIDE.flatMap((x) =>
  AHEAD.flatMap((y) =>
    [y, -y].flatMap((ahead): Offset[] => [
      { x, y: ahead, side: 'after' },
      { x: -x, y: ahead, side: 'before' },
    ]),
  ),
).toSorted((a, b) => lengthOf(a) - lengthOf(b));

const NUMBER_OFFSETS: readonly Offset[] = [ON_PLACE, ...OFFSETS];

function lengthOf({ x, y, side }: Offset): number {
  return Math.hypot(x, y) + (side === 'before' ? 1 : 0);
}

/**
 * Labels such that none covers another, leaves the map or runs into its corner, at any width
 * between the two; as far as there is room they keep off the places and lines of others too. The
 * first pins choose first.
 */
export function spreadPins(pins: readonly Pin[], ground: Ground): LaidPin[] {
  const dots = pins.map((pin) => boxAt(pin, ground, rectAround({ x: 0, y: 0 }, DOT)));
  const labels: Box[] = ground.corner ? [cornerBox(ground, ground.corner)] : [];
  const lines: Box[] = [];
  return pins.map((pin, at) => {
    const marks = [...dots.toSpliced(at, 1), ...lines];
    const hasRoom = (offset: Offset, width: number): boolean => {
      const label = boxAt(pin, ground, labelRect(offset, width));
      return isInside(label, ground) && isApart(label, labels);
    };
    const isFree = (offset: Offset, width: number): boolean =>
      hasRoom(offset, width) &&
      isApart(boxAt(pin, ground, labelRect(offset, width)), marks) &&
      lineBoxes(pin, ground, offset).every((box) => isApart(box, [...labels, ...marks]));
    const width = widthOf(pin);
    const isNamed = ground.isNamed || pin.number === 0;
    const named = isNamed ? OFFSETS.find((offset) => isFree(offset, width)) : undefined;
    const found =
      named ??
      NUMBER_OFFSETS.find((offset) => isFree(offset, PIN)) ??
      NUMBER_OFFSETS.find((offset) => hasRoom(offset, PIN)) ??
      ON_PLACE;
    labels.push(boxAt(pin, ground, labelRect(found, named ? width : PIN)));
    lines.push(...lineBoxes(pin, ground, found));
    return { ...found, isNamed: named !== undefined };
  });
}

const widthOf = ({ label, number }: Pin): number =>
  label.length * LETTER + PADDING + (number > 0 ? PADDING : 0);

const labelRect = ({ x, y, side }: Offset, width: number): Rect => ({
  left: (side === 'after' ? x : x - width) - GAP,
  right: (side === 'after' ? x + width : x) + GAP,
  top: y - PIN / 2 - GAP,
  bottom: y + PIN / 2 + GAP,
});

/** The line from a place to its label, as the points on it. */
const lineBoxes = (pin: Pin, ground: Ground, { x, y }: Offset): Box[] =>
  Math.abs(y) < PIN / 2
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
      boxAt(pin, ground, labelRect(laid[at]!, laid[at]!.isNamed ? widthOf(pin) : PIN)),
      ...lineBoxes(pin, ground, laid[at]!),
    ]),
  ];
}
