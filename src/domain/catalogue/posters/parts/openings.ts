import { outline, path } from './shapes.ts';

/** A door or window with a round head, standing on `foot`, its left edge at `x`. */
export const drawArch = (
  x: number,
  foot: number,
  width: number,
  height: number,
  ink: string,
): string =>
  path(
    outline`M${x} ${foot}V${foot - height + width / 2}` +
      outline`A${width / 2} ${width / 2} 0 0 1 ${x + width} ${foot - height + width / 2}V${foot}Z`,
    ink,
  );

/** A door or window with a pointed horseshoe head, as in the Maghreb. */
export const drawHorseshoe = (
  x: number,
  foot: number,
  width: number,
  height: number,
  ink: string,
): string => {
  const spring = foot - height + width * 0.72;
  return path(
    outline`M${x} ${foot}V${spring}` +
      outline`C${x - width * 0.16} ${spring - width * 0.42} ${x + width * 0.18} ${spring - width * 0.62} ${x + width / 2} ${foot - height}` +
      outline`C${x + width * 0.82} ${spring - width * 0.62} ${x + width * 1.16} ${spring - width * 0.42} ${x + width} ${spring}` +
      outline`V${foot}Z`,
    ink,
  );
};
