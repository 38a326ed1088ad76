import { polygon, skyline, type Point } from './shapes.ts';

/** A ridge down to `foot`; every peak gets one facet of shadow on the side away from the sun. */
export function drawRidge(
  ridge: readonly Point[],
  foot: number,
  ink: string,
  shade: string,
): string {
  const [first, last] = [ridge[0] ?? [0, 0], ridge.at(-1) ?? [0, 0]];
  const facets = ridge.map((point, index) =>
    facet(ridge[index - 1], point, ridge[index + 1], foot, shade),
  );
  return polygon([...ridge, [last[0], foot], [first[0], foot]], ink) + facets.join('');
}

function facet(
  before: Point | undefined,
  [x, y]: Point,
  after: Point | undefined,
  foot: number,
  shade: string,
): string {
  if (!before || !after || before[1] <= y || after[1] <= y) return '';
  const drop = foot - y;
  return polygon(
    [
      [x, y],
      after,
      [after[0] + (after[0] - x) * 0.15, foot],
      [x + drop * 0.18, foot],
      [x + drop * 0.02, y + drop * 0.62],
      [x + drop * 0.12, y + drop * 0.4],
      [x - drop * 0.04, y + drop * 0.24],
    ],
    shade,
  );
}

/** Where a summit stands: its middle, top and foot in units, `spread` to its left foot. */
export type Summit = {
  readonly x: number;
  readonly top: number;
  readonly foot: number;
  readonly spread: number;
};

export type SummitInks = {
  readonly lit: string;
  readonly shade: string;
  readonly snow?: string;
  readonly crease?: string;
};

/**
 * A great summit: the lit side, the shaded side cut by one zigzag, creases and a cap of snow where
 * an ink is given.
 */
export function drawSummit(
  { x, top, foot, spread }: Summit,
  { lit, shade, snow, crease }: SummitInks,
): string {
  const face = (pairs: readonly number[], ink: string | undefined): string => {
    const points = skyline(spread, top, pairs, () => top - foot).map(([dx, y]): Point => [
      x + dx,
      y,
    ]);
    return ink ? polygon(points, ink) : '';
  };
  return (
    face(
      [-1, 1, -0.55, 0.62, -0.28, 0.3, -0.08, 0.02, 0, 0.06, 0.08, 0, 0.3, 0.36, 0.62, 0.7, 1.1, 1],
      lit,
    ) +
    face([-0.1, 0.2, -0.2, 0.44, -0.16, 0.5, -0.42, 0.9, -0.24, 0.62, -0.27, 0.52], crease) +
    face([-0.3, 0.4, -0.5, 0.66, -0.46, 0.7, -0.66, 0.92, -0.52, 0.74, -0.56, 0.66], crease) +
    face(
      [
        0.08, 0, 0.3, 0.36, 0.62, 0.7, 1.1, 1, 0.06, 1, 0.18, 0.7, 0.04, 0.5, 0.14, 0.28, 0.02,
        0.13,
      ],
      shade,
    ) +
    face(
      [
        -0.08, 0.02, 0, 0.06, 0.08, 0, 0.2, 0.2, 0.12, 0.17, 0.06, 0.26, -0.02, 0.15, -0.1, 0.25,
        -0.14, 0.16, -0.21, 0.21,
      ],
      snow,
    )
  );
}
