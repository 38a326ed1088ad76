import { between, makeRandom, type Random } from '../random.ts';
import { repeat, round } from './shapes.ts';

/** Paper grain (look, section 5: 0.36): dark and light specks the size of a pixel over the whole picture. */

const TILE = 160;
const SPECKS = 2600;
const DARK_STRENGTH = 0.1;
const LIGHT_STRENGTH = 0.13;

/** The tile, `scale` units to a pixel, so that grain is as fine on a small card as on a wide hero. */
export function grainTile(scale: number): string {
  const random = makeRandom(9);
  return `<pattern id="grain" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})">` +
    `<path d="${specks(random)}" opacity="${DARK_STRENGTH}"/><path d="${specks(random)}" fill="#FFF9EA" opacity="${LIGHT_STRENGTH}"/></pattern>`;
}

const specks = (random: Random): string =>
  repeat(SPECKS, () => {
    const size = round(between(random, 0.8, 2.2));
    return `M${round(random() * TILE)} ${round(random() * TILE)}h${size}v${size}h-${size}z`;
  });
