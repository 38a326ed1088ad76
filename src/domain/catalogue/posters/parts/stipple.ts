import { between, makeRandom, seedOf } from '../random.ts';
import { DASH_SCALE, dashes } from './dashes.ts';
import { rect, repeat } from './shapes.ts';

/**
 * Crayon shading without blur: hard dots that grow denser across a shape. The shape is cut into
 * strips; each strip is filled with one plate of dots more than the strip before. Tiles of dots
 * print quickly, noise filters do not.
 */

const TILE = 96;
const PLATES = 9;
const DOTS_A_PLATE = 190;

/**
 * Where a shape is shaded: a box in units, and whether density grows to the right, left or foot.
 */
export type Shading = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly towards: 'right' | 'left' | 'foot';
};

/** Dots of one ink inside `outline` (path text), from none to dense across the box. */
export function stipple(outline: string, ink: string, shading: Shading): string {
  const clip = `clip-${seedOf(outline + ink + shading.towards).toString(36)}`;
  const strips = repeat(PLATES, (plate) =>
    strip(shading, plate, `url(#stipple-${ink.slice(1)}-${plate})`),
  );
  return `<clipPath id="${clip}"><path d="${outline}"/></clipPath><g clip-path="url(#${clip})">${strips}</g>`;
}

/** The first half strip stays bare, the last one is half as deep again. */
function strip({ x, y, width, height, towards }: Shading, plate: number, fill: string): string {
  const from = (plate + 0.5) / PLATES;
  const share = Math.min(1 / PLATES, 1 - from);
  if (towards === 'right') return rect(x + width * from, y, width * share, height, fill);
  if (towards === 'left')
    return rect(x + width * (1 - from - share), y, width * share, height, fill);
  return rect(x, y + height * from, width, height * share, fill);
}

/**
 * The tiles that `body` asks for, for the picture's definitions. They fill whole pixels, which
 * prints more quickly.
 */
export function stippleTiles(body: string, unitsPerPixel: number): string {
  const pixels = Math.max(1, Math.round(TILE / unitsPerPixel));
  const wanted = new Set(
    Array.from(body.matchAll(/url\(#stipple-([0-9A-F]{6}-\d)\)/g), ([, name = '']) => name),
  );
  const tiles = Array.from(wanted, (name) => {
    const [ink = '', plate = '0'] = name.split('-');
    const dots = repeat(Number(plate) + 1, (index) => `<use href="#dots-${index}"/>`);
    return (
      `<pattern id="stipple-${name}" width="${pixels}" height="${pixels}" patternUnits="userSpaceOnUse" patternTransform="scale(${unitsPerPixel})">` +
      `<g stroke="#${ink}" stroke-width="${2 * DASH_SCALE}" transform="scale(${pixels / TILE / DASH_SCALE})">${dots}</g></pattern>`
    );
  });
  return tiles.length > 0 ? plates + tiles.join('') : '';
}

const plates = repeat(PLATES, (plate) => {
  const random = makeRandom(plate + 1);
  const dots = Array.from({ length: DOTS_A_PLATE }, () => {
    const length = between(random, 1.3, 2.7);
    return { length, x: between(random, 0, TILE - length), y: between(random, 1, TILE - 1) };
  });
  return `<path id="dots-${plate}" d="${dashes(dots)}"/>`;
});
