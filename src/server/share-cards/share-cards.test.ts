import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PosterDesign } from '#domain/catalogue/picture-facts.ts';
import type { ShareCard } from '#domain/share-card.ts';
import { outlineOf } from '#server/fonts/outline.ts';
import { drawCard } from './draw-card.ts';
import { readShareCard, renderShareCard, shareCardPath } from './share-cards.ts';

const SECRET = 'a secret of the site';
const poster: PosterDesign = {
  scene: 'bay',
  palette: 'noon',
  seed: 4,
  facts: { stars: 4, hasPool: true, lat: 39, setting: 'sea' },
};
const card: ShareCard = {
  picture: '/pictures/place/spain-majorca/place',
  brand: 'Shop',
  name: 'Majorca',
  place: 'Spain',
  price: {
    figure: 'From £258.72 each',
    facts: ['£517.43 for two, 7 nights'],
    day: 'Price on Sun 29 November 2026',
  },
};

let cacheDirectory = '';
beforeEach(async () => {
  cacheDirectory = await mkdtemp(join(tmpdir(), 'cards-'));
});
afterEach(() => rm(cacheDirectory, { recursive: true }));

const library = (findPoster = vi.fn((): PosterDesign | undefined => poster)) => ({
  cacheDirectory,
  log: { warn: vi.fn() },
  secret: SECRET,
  findPoster,
});

const withFigure = (figure: string): ShareCard => ({
  ...card,
  price: { ...card.price!, figure },
});

test('an address says what stands on its card, and another price is another address', () => {
  const path = shareCardPath(SECRET, card);
  expect(readShareCard(SECRET, path)).toEqual(card);
  expect(shareCardPath(SECRET, withFigure('From £258.73 each'))).not.toBe(path);
});

test('a card is drawn at its size, with a tag of what it shows', async () => {
  const find = vi.fn(() => poster);
  const first = await renderShareCard(library(find), shareCardPath(SECRET, card));
  const second = await renderShareCard(library(), shareCardPath(SECRET, withFigure('£1')));
  if (first.kind !== 'picture' || second.kind !== 'picture') throw new Error('no card');
  expect(find.mock.calls).toEqual([[expect.objectContaining({ id: 'spain-majorca' })]]);
  expect(await sharp(first.bytes).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
  expect(second.etag).not.toBe(first.etag);
  expect(second.bytes.equals(first.bytes)).toBe(false);
});

const swapped = (path: string): string => {
  const [said = '', signature = ''] = path.slice('/cards/'.length).split('.');
  const other = said.replace(/^./, (letter) => (letter === 'e' ? 'f' : 'e'));
  return `/cards/${other}.${signature}.jpg`;
};
const own = Buffer.from(JSON.stringify(withFigure('£1'))).toString('base64url');

test.each([
  ['words of somebody else', `/cards/${own}.AAAAAAAAAAAAAAAAAAAAAA.jpg`],
  ['words without a signature', `/cards/${own}.jpg`],
  ['the signature of another site', shareCardPath('another secret', withFigure('£1'))],
  ['a letter that was changed', swapped(shareCardPath(SECRET, card))],
  ['nothing', '/cards/'],
  ['a picture', '/pictures/place/spain-majorca/place/1200x630.jpg'],
])('an address with %s is no card, and nothing is drawn for it', async (_, path) => {
  const find = vi.fn(() => poster);
  expect(await renderShareCard(library(find), path)).toEqual({ kind: 'unknownPicture' });
  expect(find).not.toHaveBeenCalled();
});

/** The outlines of a card without the places where they stand, in the order of their drawing. */
const shapesOn = (svg: string): string[] =>
  [...svg.matchAll(/<path fill="#[\dA-F]{6}" d="(M[^"]*)"/g)].map(([, data = '']) => shapeOf(data));
const shapeOf = (data: string): string => data.replaceAll(/[\d.-]+/g, '');

test('every word is drawn as an outline, in letters of the site, and no font is asked for', () => {
  const svg = drawCard(poster, card);
  expect(svg).not.toContain('<text');
  const shapes = shapesOn(svg);
  const at = { size: 50, x: 0, y: 0 };
  for (const [text, face] of [
    ['Spain', 'strong'],
    ['Majorca', 'display'],
    ['From £258.72 each', 'display'],
    ['£517.43 for two, 7 nights', 'text'],
    ['Shop · Price on Sun 29 November 2026', 'text'],
  ] as const)
    expect(shapes, text).toContain(shapeOf(outlineOf(text, { face, ...at })));
});

test('a name that is too long for two lines ends in three dots', () => {
  const svg = drawCard(poster, { ...card, name: 'Hotel with a name '.repeat(9).trim() });
  const dots = shapeOf(outlineOf('…', { face: 'display', size: 30, x: 0, y: 0 }));
  expect(shapesOn(svg).some((shape) => shape.endsWith(dots))).toBe(true);
});
