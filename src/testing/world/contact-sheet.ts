/**
 * Prints a hundred places, a hundred hotels and the months of two years on one sheet, to be looked
 * at whenever a drawing changes: `npm run contact-sheet`. Which three would one not hang?
 */
import sharp, { type OverlayOptions } from 'sharp';
import { leadView } from '#domain/catalogue/hotel-views.ts';
import type { PosterDesign } from '#domain/catalogue/picture-facts.ts';
import { pictureOfPlace } from '#domain/catalogue/place-posters/place-scene.ts';
import { posterOfMonth } from '#domain/catalogue/posters/month-posters.ts';
import { makePoster } from '#domain/catalogue/posters/poster.ts';
import type { SceneKind } from '#domain/catalogue/posters/scene-kinds.ts';
import { MONTH_NAMES } from '#domain/dates.ts';
import { picturedHotels, picturedPlaces } from './pictured-world.ts';

const WIDTH = 1_600;
const GAP = 8;
const CAPTION = 14;
const SHOWN = 100;
const HOTELS = 4_000;

type Grid = { readonly across: number; readonly width: number; readonly height: number };
type Print = { readonly name: string; readonly poster: PosterDesign };

const places: Grid = { across: 12, width: 124, height: 146 };
const hotels: Grid = { across: 10, width: 150, height: 112 };

/** Under each other: what is printed, in which grid. */
const sheets: readonly (readonly [prints: readonly Print[], grid: Grid])[] = [
  [bestKnown(), places],
  [mostBooked(), hotels],
  [months(), places],
];

const [file = 'docs/contact-sheet.png'] = process.argv.slice(2);
const prints: OverlayOptions[] = [];
let height = GAP;
for (const [all, grid] of sheets) {
  prints.push(...(await printAll(all, grid, height)));
  height += Math.ceil(all.length / grid.across) * rowHeight(grid) + 3 * GAP;
}
await sharp({ create: { width: WIDTH, height, channels: 3, background: '#FBF5E6' } })
  .composite(prints)
  .png({ palette: true, colours: 192, effort: 8 })
  .toFile(file);

function bestKnown(): Print[] {
  return picturedPlaces
    .slice(0, SHOWN)
    .map((place) => ({ name: place.name, poster: pictureOfPlace(place) }));
}

/** As a list would show them, one of each place: none has the scene of the one before. */
function mostBooked(): Print[] {
  let previous: SceneKind | undefined;
  const seen = new Set<string>();
  return picturedHotels(HOTELS)
    .filter(({ place: { id } }) => !seen.has(id) && seen.add(id))
    .slice(0, SHOWN)
    .map((hotel) => {
      const poster = leadView(hotel, previous);
      previous = poster.scene;
      return { name: hotel.name, poster };
    });
}

/** An even year over an odd one, which has the same scenes in other inks. */
function months(): Print[] {
  return [2026, 2027].flatMap((year) =>
    MONTH_NAMES.flatMap((name, at) => {
      const poster = posterOfMonth(`${year}-${String(at + 1).padStart(2, '0')}`);
      return poster ? [{ name: `${name} ${year}`, poster }] : [];
    }),
  );
}

async function printAll(
  all: readonly Print[],
  grid: Grid,
  from: number,
): Promise<OverlayOptions[]> {
  const printed: OverlayOptions[] = [];
  for (const [index, { name, poster }] of all.entries()) {
    const left = GAP + (index % grid.across) * (grid.width + GAP);
    const top = from + Math.floor(index / grid.across) * rowHeight(grid);
    const { width } = grid;
    const picture = Buffer.from(makePoster({ ...poster, width, height: grid.height }));
    printed.push(
      { input: await sharp(picture).png().toBuffer(), left, top },
      { input: Buffer.from(captionOf(name, width)), left, top: top + grid.height },
    );
  }
  return printed;
}

function rowHeight({ height }: Grid): number {
  return height + CAPTION + GAP;
}

function captionOf(name: string, width: number): string {
  const text = name.replaceAll('&', '&amp;');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CAPTION}"><text x="0" y="11" font-family="sans-serif" font-size="10" fill="#12283A">${text}</text></svg>`;
}
