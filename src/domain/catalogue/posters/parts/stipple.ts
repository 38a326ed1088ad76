import { between, makeRandom, seedOf } from '../random.ts';
import { rect, repeat, round } from './shapes.ts';

/**
 * Crayon shading without blur: hard dots that grow denser across a shape. The dots come from a small tile cut into
 * disjoint plates; each plate starts further along, so their sum thickens. Tiles are cheap to print, noise filters are not.
 */

const TILE = 96;
const PLATES = 9;
const DOTS_A_PLATE = 150;

/** Where a shape is shaded: a box in units, and whether density grows to the right, left or foot. */
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
  const plates = repeat(PLATES, (plate) => plateArea(shading, (plate + 0.5) / PLATES, `url(#stipple-${ink.slice(1)}-${plate})`));
  return `<clipPath id="${clip}"><path d="${outline}"/></clipPath><g clip-path="url(#${clip})">${plates}</g>`;
}

function plateArea({ x, y, width, height, towards }: Shading, from: number, fill: string): string {
  if (towards === 'right') return rect(x + width * from, y, width * (1 - from), height, fill);
  if (towards === 'left') return rect(x, y, width * (1 - from), height, fill);
  return rect(x, y + height * from, width, height * (1 - from), fill);
}

/** The tiles that `body` asks for, to stand in the picture's definitions. */
export function stippleTiles(body: string): string {
  const wanted = new Set(Array.from(body.matchAll(/url\(#stipple-([0-9A-F]{6})-(\d)\)/g), ([, ink, plate]) => `${ink}-${plate}`));
  return Array.from(wanted, (name) => {
    const [ink = '', plate = ''] = name.split('-');
    return `<pattern id="stipple-${name}" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse">` +
      `<path d="${plateDots(Number(plate))}" fill="#${ink}"/></pattern>`;
  }).join('');
}

function plateDots(plate: number): string {
  const random = makeRandom(plate + 1);
  return repeat(DOTS_A_PLATE, () => {
    const size = round(between(random, 1.6, 3.2));
    return `M${round(between(random, 0, TILE - size))} ${round(between(random, 0, TILE - size))}h${size}v${size}h-${size}z`;
  });
}
