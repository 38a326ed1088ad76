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
export type Ground = {
  /** Pixels, as the map is drawn in the narrowest and the widest window. */
  readonly widths: readonly [least: number, most: number];
  /** Height by width. */
  readonly ratio: number;
  /** Whether there is room for names at all. */
  readonly isNamed: boolean;
  /** Where another map covers this one. */
  readonly corner?: Corner | undefined;
};

type Rect = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};
/** At the least and at the greatest width: what is apart at both is apart between them. */
type Box = readonly Rect[];

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
  const dots = pins.map((pin) => boxAt(pin, ground, around({ x: 0, y: 0 }, DOT)));
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

const isApart = (box: Box, others: readonly Box[]): boolean =>
  others.every((other) => areApart(box, other));

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
    : [0.25, 0.5, 0.75].map((part) => boxAt(pin, ground, around({ x: x * part, y: y * part }, 1)));

const around = ({ x, y }: { readonly x: number; readonly y: number }, reach: number): Rect => ({
  left: x - reach,
  right: x + reach,
  top: y - reach,
  bottom: y + reach,
});

/** A rectangle around a place, at both widths. */
const boxAt = ({ x, y }: Pin, { widths, ratio }: Ground, rect: Rect): Box =>
  widths.map((width) => ({
    left: x * width + rect.left,
    right: x * width + rect.right,
    top: y * width * ratio + rect.top,
    bottom: y * width * ratio + rect.bottom,
  }));

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

const isInside = (box: Box, { widths, ratio }: Ground): boolean =>
  box.every(
    ({ left, right, top, bottom }, at) =>
      left >= 0 && right <= widths[at]! && top >= 0 && bottom <= widths[at]! * ratio,
  );

const BESIDE: readonly ((a: Rect, b: Rect) => boolean)[] = [
  (a, b) => a.right <= b.left,
  (a, b) => b.right <= a.left,
  (a, b) => a.bottom <= b.top,
  (a, b) => b.bottom <= a.top,
];

/** On the same side of each other at both widths. */
const areApart = (a: Box, b: Box): boolean =>
  BESIDE.some((isBeside) => a.every((rect, at) => isBeside(rect, b[at]!)));
