/** Prints a contact sheet of posters to look at: `node tools/poster-sheet.ts sheet.png [seeds] [width] [height] [scene…]`. */

import sharp from 'sharp';
import { paletteNames } from '#domain/catalogue/posters/palettes.ts';
import { makePoster } from '#domain/catalogue/posters/poster.ts';
import { posterKinds, sceneKinds, type PosterKind } from '#domain/catalogue/posters/scene-kinds.ts';

const GAP = 10;
const ACROSS = 6;

const [target, seeds = '2', width = '300', height = '300', ...chosen] = process.argv.slice(2);
if (!target) throw new Error('name the PNG file to write');
await printSheet(target, Number(seeds), Number(width), Number(height), posterKinds.filter((kind) => chosen.includes(kind)));

async function printSheet(file: string, seedCount: number, cellWidth: number, cellHeight: number, some: readonly PosterKind[]): Promise<void> {
  const scenes = some.length > 0 ? some : sceneKinds;
  const cells = scenes.flatMap((scene, row) => Array.from({ length: seedCount }, (_, column) => {
    const palette = paletteNames[(row + column) % paletteNames.length] ?? 'noon';
    const facts = { stars: 2 + ((row + column) % 4), hasPool: column % 2 === 0, lat: column % 3 === 2 ? 52 : 38 };
    return makePoster({ scene, palette, seed: 101 + column * 37 + row, width: cellWidth, height: cellHeight, facts });
  }));
  const columns = Math.min(cells.length, ACROSS);
  const rows = Math.ceil(cells.length / columns);
  const layers = await Promise.all(cells.map(async (svg, index) => ({
    input: await sharp(Buffer.from(svg)).png().toBuffer(),
    left: GAP + (index % columns) * (cellWidth + GAP),
    top: GAP + Math.floor(index / columns) * (cellHeight + GAP),
  })));
  await sharp({ create: { width: GAP + columns * (cellWidth + GAP), height: GAP + rows * (cellHeight + GAP), channels: 3, background: '#FBF5E6' } })
    .composite(layers).png().toFile(file);
}
