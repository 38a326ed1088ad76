/**
 * Prints a contact sheet of posters to look at: `node tools/poster-sheet.ts sheet.png [seeds]
 * [width] [height] [scene…]`.
 */

import sharp from 'sharp';
import { paletteNames } from '#domain/catalogue/posters/palettes.ts';
import { makePoster } from '#domain/catalogue/posters/poster.ts';
import { posterKinds, sceneKinds, type PosterKind } from '#domain/catalogue/posters/scene-kinds.ts';

const GAP = 10;
const ACROSS = 6;
const settingsOneByOne = ['sea', 'mountains', 'sea', 'town'] as const;

type Cell = { readonly width: number; readonly height: number };

const [target, seeds = '2', width = '300', height = '300', ...chosen] = process.argv.slice(2);
if (!target) throw new Error('name the PNG file to write');
const cell: Cell = { width: Number(width), height: Number(height) };
const scenes = chosen.length > 0 ? posterKinds.filter((kind) => chosen.includes(kind)) : sceneKinds;
const posters = scenes.flatMap((scene, row) =>
  Array.from({ length: Number(seeds) }, (_, column) => makeSample(scene, row, column, cell)),
);
await printSheet(target, posters, cell);

function makeSample(scene: PosterKind, row: number, column: number, size: Cell): string {
  const palette = paletteNames[(row + column) % paletteNames.length] ?? 'noon';
  const facts = {
    stars: 2 + ((row + column) % 4),
    hasPool: column % 2 === 0,
    lat: column % 3 === 2 ? 52 : 38,
    setting: settingsOneByOne[column % 4] ?? 'sea',
  };
  return makePoster({ scene, palette, seed: 101 + column * 37 + row, facts, ...size });
}

async function printSheet(file: string, pictures: readonly string[], size: Cell): Promise<void> {
  const columns = Math.min(pictures.length, ACROSS);
  const [across, down] = [size.width + GAP, size.height + GAP];
  const sheet = {
    width: GAP + columns * across,
    height: GAP + Math.ceil(pictures.length / columns) * down,
  };
  const layers = pictures.map((svg, index) => ({
    input: Buffer.from(svg),
    left: GAP + (index % columns) * across,
    top: GAP + Math.floor(index / columns) * down,
  }));
  await sharp({ create: { ...sheet, channels: 3, background: '#FBF5E6' } })
    .composite(layers)
    .png()
    .toFile(file);
}
