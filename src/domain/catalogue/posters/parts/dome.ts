import { outline, path } from './shapes.ts';

/** A dome on `foot`, `x` its middle, with the shaded side away from a sun at the left. */
export const drawDome = (
  x: number,
  foot: number,
  width: number,
  height: number,
  [ink, shade]: readonly [string, string],
): string =>
  path(
    outline`M${x - width / 2} ${foot}` +
      outline`C${x - width / 2} ${foot - height * 1.32} ${x + width / 2} ${foot - height * 1.32} ${x + width / 2} ${foot}Z`,
    ink,
  ) +
  path(
    outline`M${x + width * 0.06} ${foot - height * 0.985}` +
      outline`C${x + width * 0.4} ${foot - height * 0.92} ${x + width / 2} ${foot - height * 0.5} ${x + width / 2} ${foot}` +
      outline`H${x + width * 0.2}C${x + width * 0.28} ${foot - height * 0.5} ${x + width * 0.2} ${foot - height * 0.85} ${x + width * 0.06} ${foot - height * 0.985}Z`,
    shade,
  );
