import type { PosterDesign } from '../picture-facts.ts';
import { makeFrame } from './frame.ts';
import { palettes } from './palettes.ts';
import { grainTile } from './parts/grain.ts';
import { mirrored, rect } from './parts/shapes.ts';
import { stippleTiles } from './parts/stipple.ts';
import { makeRandom } from './random.ts';
import type { PosterKind } from './scene-kinds.ts';
import { drawAlpine } from './scenes/alpine.ts';
import { drawBay } from './scenes/bay.ts';
import { drawBeachFromAbove } from './scenes/beach.ts';
import { drawCity } from './scenes/city.ts';
import { drawDining } from './scenes/dining.ts';
import { drawHarbour } from './scenes/harbour.ts';
import { drawHero } from './scenes/hero.ts';
import { drawHotelFront } from './scenes/hotel-front.ts';
import { drawIsland } from './scenes/island.ts';
import { drawLiner } from './scenes/liner.ts';
import { drawPeak } from './scenes/peak.ts';
import { drawPoolside } from './scenes/pool.ts';
import { drawRoom } from './scenes/room.ts';
import type { Drawing, Scene } from './stage.ts';

/**
 * Goes up with every change of a drawing, so that kept renderings of the older one are not shown
 * again.
 */
export const POSTER_EDITION = 1;

const scenes: Readonly<Record<PosterKind, Scene>> = {
  bay: drawBay,
  hotelFront: drawHotelFront,
  pool: drawPoolside,
  room: drawRoom,
  dining: drawDining,
  beach: drawBeachFromAbove,
  island: drawIsland,
  peak: drawPeak,
  city: drawCity,
  liner: drawLiner,
  harbour: drawHarbour,
  alpine: drawAlpine,
  hero: drawHero,
};

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

/**
 * Half of all posters are printed the other way round; the home page's keeps its calm sky at the
 * left.
 */
export const isMirrored = ({ scene, seed }: PosterDesign): boolean =>
  scene !== 'hero' && makeRandom(seed ^ 0x5bd1e995)() < 0.5;
