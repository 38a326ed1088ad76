import { round } from './shapes.ts';

/** A short level stroke: where it begins and how long it is, in units of its tile. */
export type Dash = { readonly x: number; readonly y: number; readonly length: number };

/** Units of `dashes`, ten to one of its tile: whole numbers take less text. */
export const DASH_SCALE = 10;

const BAND = 40;

/**
 * Path text of all dashes as one outline, in tenths of a unit. They are written band by band, there
 * and back, so that each stands a short step from the one before.
 */
export function dashes(marks: readonly Dash[]): string {
  let [fromX, fromY] = [0, 0];
  return marks
    .map(({ x, y, length }) => [x, y, length].map(inTenths))
    .map(([x = 0, y = 0, length = 0]) => ({ x, y, length, band: Math.floor(y / BAND) }))
    .toSorted((a, b) => a.band - b.band || (a.band % 2 ? b.x - a.x : a.x - b.x))
    .map(({ x, y, length }, index) => {
      const [stepX, stepY] = [x - fromX, y - fromY];
      [fromX, fromY] = [x + length, y];
      return `${index === 0 ? 'M' : 'm'}${stepX}${stepY < 0 ? '' : ' '}${stepY}h${length}`;
    })
    .join('');
}

const inTenths = (value: number): number => Math.round(round(value) * DASH_SCALE);
