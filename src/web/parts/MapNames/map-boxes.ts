/** Boxes on a map that is drawn narrower and wider: places move apart, labels stay as they are. */

/** Pixels, as the map is drawn in the narrowest and the widest window; height by width. */
export type DrawnSizes = {
  readonly widths: readonly [least: number, most: number];
  readonly ratio: number;
};

export type Rect = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};
/** At the least and at the greatest width: what is apart at both is apart between them. */
export type Box = readonly Rect[];

/** 0 to 1 from the left of a map, and from its top. */
export type MapPoint = { readonly x: number; readonly y: number };

/** A rectangle around a place, at both widths. */
export const boxAt = ({ x, y }: MapPoint, { widths, ratio }: DrawnSizes, rect: Rect): Box =>
  widths.map((width) => ({
    left: x * width + rect.left,
    right: x * width + rect.right,
    top: y * width * ratio + rect.top,
    bottom: y * width * ratio + rect.bottom,
  }));

/** A rectangle of so many pixels each way. */
export const rectAround = ({ x, y }: MapPoint, aside: number, ahead = aside): Rect => ({
  left: x - aside,
  right: x + aside,
  top: y - ahead,
  bottom: y + ahead,
});

export const isInside = (box: Box, { widths, ratio }: DrawnSizes): boolean =>
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

/** Whether a box stands on one side of each of the others, the same at both widths. */
export const isApart = (box: Box, others: readonly Box[]): boolean =>
  others.every((other) =>
    BESIDE.some((isBeside) => box.every((rect, at) => isBeside(rect, other[at]!))),
  );
