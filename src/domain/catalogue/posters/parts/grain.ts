import { between, makeRandom } from '../random.ts';
import { DASH_SCALE, dashes } from './dashes.ts';

/**
 * Paper grain: dark and light specks the size of a pixel over the whole picture (look, section 5).
 */

const TILE = 128;
const SPECKS = 1500;
const DARK_STRENGTH = 0.07;
const LIGHT_STRENGTH = 0.08;

/** The tile, so many units to a pixel that grain is as fine on a small card as on a wide hero. */
export const grainTile = (unitsPerPixel: number): string =>
  `<pattern id="grain" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse" patternTransform="scale(${unitsPerPixel})">${specks}</pattern>`;

const random = makeRandom(9);

const scatter = (): string =>
  dashes(
    Array.from({ length: SPECKS }, () => {
      const length = between(random, 0.7, 1.7);
      return { length, x: random() * TILE, y: random() * TILE };
    }),
  );

/** Dashes as high as they are wide on average: half the text that squares would take. */
const specks = `<g transform="scale(${1 / DASH_SCALE})" stroke-width="${1.2 * DASH_SCALE}"><path d="${scatter()}" stroke="#000" opacity="${DARK_STRENGTH}"/><path d="${scatter()}" stroke="#FFF9EA" opacity="${LIGHT_STRENGTH}"/></g>`;
