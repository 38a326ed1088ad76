/**
 * What a lead picture costs that nobody has drawn yet: `npm run bench:pictures -- [--rounds 5]
 * [--json FILE]`. Every scene in the sizes of a card, one after the other in each round, so that a
 * slow spell of the machine falls on all alike. Beside it the floor: the same sizes without a
 * drawing, printed in every round too.
 *
 * Medians over the rounds, in milliseconds of processor time, as a busy machine stretches the
 * clock; `encode` is what printing takes beyond the raster. `wait` alone is on the clock: writing
 * and printing.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { pictureSizes } from '#domain/catalogue/picture-path.ts';
import { makePoster } from '#domain/catalogue/posters/poster.ts';
import { posterKinds } from '#domain/catalogue/posters/scene-kinds.ts';
import { printPicture } from '#server/catalogue/pictures/print.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, json: { type: 'string' } },
});

const SIZES = ['card', 'phoneCard2x'] as const;
const POSTER = {
  palette: 'noon',
  seed: 3,
  facts: { stars: 5, hasPool: true, lat: 39, setting: 'sea' },
} as const;

type Times = Record<'make' | 'raster' | 'print' | 'wait', number[]>;
const taken = new Map<string, Times & { bytes: number }>();

const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

async function timed<Result>(times: number[], work: () => Result | Promise<Result>) {
  const start = processorTime();
  const result = await work();
  times.push(processorTime() - start);
  return result;
}

async function measure(name: string, draw: () => string): Promise<void> {
  const times = taken.get(name) ?? { make: [], raster: [], print: [], wait: [], bytes: 0 };
  taken.set(name, times);
  const start = performance.now();
  const svg = await timed(times.make, draw);
  await timed(times.print, () => printPicture(svg, 'avif', 'hurried'));
  times.wait.push(performance.now() - start);
  await timed(times.raster, () => sharp(Buffer.from(svg)).raw().toBuffer());
  times.bytes = svg.length;
}

for (let round = 0; round < Number(values.rounds); round += 1)
  for (const size of SIZES) {
    const [width, height] = pictureSizes[size];
    await measure(
      `floor ${size}`,
      () => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`,
    );
    for (const scene of posterKinds)
      await measure(`${scene} ${size}`, () => makePoster({ ...POSTER, scene, width, height }));
  }

const middle = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
const report = [...taken]
  .map(([picture, { make, raster, print, wait, bytes }]) => ({
    picture,
    kilobytes: Math.round(bytes / 1_000),
    make: Math.round(middle(make) * 10) / 10,
    raster: Math.round(middle(raster)),
    encode: Math.round(middle(print) - middle(raster)),
    all: Math.round(middle(make) + middle(print)),
    wait: Math.round(middle(wait)),
  }))
  .toSorted((a, b) => b.all - a.all);
console.table(report);
if (values.json) await writeFile(values.json, `${JSON.stringify(report, null, 2)}\n`);
