import type { PosterDesign } from '../picture-facts.ts';
import { makeFrame } from './frame.ts';
import { palettes } from './palettes.ts';
import { grainTile } from './parts/grain.ts';
import { mirrored, rect } from './parts/shapes.ts';
import { stippleTiles } from './parts/stipple.ts';
import { makeRandom } from './random.ts';
import { scenes } from './scenes.ts';
import type { Drawing } from './stage.ts';

/**
 * Goes up with every change of a drawing, so that kept renderings of the older one are not shown
 * again.
 */
export const POSTER_EDITION = 10;

/**
 * Draws a poster as SVG text of `width` × `height` pixels. Only the proportions change the
 * composition, so a picture and its double-density rendering agree. The same poster and size always
 * give the same bytes; no words are drawn.
 */
export function makePoster(
  poster: PosterDesign & { readonly width: number; readonly height: number },
): string {
  const { width, height } = poster;
  const frame = makeFrame(width, height);
  const unitsPerPixel = frame.width / width;
  const drawn = drawScene(poster, width, height).layers.join('');
  const picture = isMirrored(poster) ? mirrored(frame.width, drawn) : drawn;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${frame.width} ${frame.height}">` +
    `<defs>${stippleTiles(picture, unitsPerPixel)}${grainTile(unitsPerPixel)}</defs>${picture}${rect(0, 0, frame.width, frame.height, 'url(#grain)')}</svg>`
  );
}

/** The scene before it is printed: its layers and where its sun stands. */
export const drawScene = (
  { scene, palette, seed, facts }: PosterDesign,
  width: number,
  height: number,
): Drawing =>
  scenes[scene]({
    ...makeFrame(width, height),
    palette: palettes[palette],
    random: makeRandom(seed),
    facts,
  });

/** The home page's bay keeps its calm sky at the left, traffic on the keys keeps to the right. */
const oneSided: readonly PosterDesign['scene'][] = ['hero', 'keys'];

/** Half of all posters are printed the other way round. */
export const isMirrored = ({ scene, seed }: Pick<PosterDesign, 'scene' | 'seed'>): boolean =>
  !oneSided.includes(scene) && makeRandom(seed ^ 0x5bd1e995)() < 0.5;
