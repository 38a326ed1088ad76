import type { PosterDesign } from '#domain/catalogue/picture-facts.ts';
import { pictureSizes } from '#domain/catalogue/picture-path.ts';
import type { ShareCard } from '#domain/share-card.ts';
import { drawPoster } from '#server/catalogue/pictures.ts';
import type { Face } from '#server/fonts/faces.ts';
import { outlineOf, widthOf } from '#server/fonts/outline.ts';

/** Goes up with every change of how a card is drawn. */
export const CARD_EDITION = 1;

const [WIDTH, HEIGHT] = pictureSizes.share;
const EDGE = 24;
const RIGHT = WIDTH - EDGE;
const PICTURE = { width: WIDTH - 2 * EDGE, height: 408 };
const FOOT = EDGE + PICTURE.height;
const LAST_LINE = HEIGHT - 30;
/** Between the name and the price. */
const GAP = 40;

const LEAF = '#FFFDF7';
const EDGE_INK = '#D9CDB0';
const INK = '#12283A';
const INK_2 = '#4B5A64';
const SEA = '#0F5C7A';

type Line = {
  readonly text: string;
  readonly face: Face;
  readonly size: number;
  readonly ink: string;
  readonly y: number;
  /** Where it begins; else it ends at the right edge. */
  readonly x?: number;
};

/** A card as SVG text: the picture in its frame, and the words in the foot of it as outlines. */
export function drawCard(poster: PosterDesign, card: ShareCard): string {
  const picture = drawPoster(poster, PICTURE);
  const right = priceLines(card);
  const taken = Math.max(0, ...right.map((line) => widthOf(line.text, line)));
  const room = RIGHT - EDGE - (taken === 0 ? 0 : taken + GAP);
  const words = [...right, ...nameLines(card, room)].map(drawLine).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${LEAF}"/>` +
    picture.replace('<svg ', `<svg x="${EDGE}" y="${EDGE}" `) +
    `<rect x="0.5" y="0.5" width="${WIDTH - 1}" height="${HEIGHT - 1}" fill="none" stroke="${EDGE_INK}"/>` +
    `${words}</svg>`
  );
}

/** The price with what it is for, at the right. */
function priceLines({ price }: ShareCard): Line[] {
  if (!price) return [];
  const facts = price.facts.map((text, at) => ({
    text,
    face: 'text' as const,
    size: 24,
    ink: INK_2,
    y: FOOT + 110 + at * 32,
  }));
  return [{ text: price.figure, face: 'display', size: 50, ink: INK, y: FOOT + 68 }, ...facts];
}

/** The name with its place above and who sells below, at the left. */
function nameLines({ name, place, brand, price }: ShareCard, room: number): Line[] {
  const below = price ? `${brand} · ${price.day}` : brand;
  const top = place === undefined ? FOOT + 14 : FOOT + 44;
  const { lines, size } = setName(name, room);
  return [
    ...(place === undefined
      ? []
      : [{ text: place, face: 'strong' as const, size: 24, ink: SEA, y: top - 4, x: EDGE }]),
    ...lines.map((text, at) => ({
      text,
      face: 'display' as const,
      size,
      ink: INK,
      y: top + size * (0.95 + at * 1.08),
      x: EDGE,
    })),
    { text: below, face: 'text' as const, size: 22, ink: INK_2, y: LAST_LINE, x: EDGE },
  ];
}

/** How a name may be set: the largest that fits. */
const SETTINGS = [
  { size: 64, most: 1 },
  { size: 54, most: 1 },
  { size: 44, most: 2 },
  { size: 36, most: 2 },
] as const;
const SMALLEST = { size: 30, most: 2 };

type SetName = { readonly lines: readonly string[]; readonly size: number };

function setName(name: string, room: number): SetName {
  for (const { size, most } of SETTINGS) {
    const lines = breakLines(name, room, size);
    if (lines.length <= most && lines.every((line) => fits(line, room, size)))
      return { lines, size };
  }
  const { size, most } = SMALLEST;
  const lines = breakLines(name, room, size);
  const rest = lines.slice(most - 1).join(' ');
  return { lines: [...lines.slice(0, most - 1), shortened(rest, room, size)], size };
}

const fits = (text: string, room: number, size: number): boolean =>
  widthOf(text, { face: 'display', size }) <= room;

/** The words of a text in lines, each as long as the room allows. */
function breakLines(text: string, room: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && fits(longer, room, size)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function shortened(text: string, room: number, size: number): string {
  if (fits(text, room, size)) return text;
  let kept = text;
  while (kept !== '' && !fits(`${kept}…`, room, size)) kept = kept.slice(0, -1).trimEnd();
  return `${kept}…`;
}

function drawLine({ text, face, size, ink, y, x }: Line): string {
  const left = x ?? RIGHT - widthOf(text, { face, size });
  return `<path fill="${ink}" d="${outlineOf(text, { face, size, x: left, y })}"/>`;
}
