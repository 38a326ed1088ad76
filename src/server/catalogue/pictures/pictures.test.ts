import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PosterDesign } from '#domain/catalogue/picture-facts.ts';
import { renderPicture } from '../pictures.ts';

const poster: PosterDesign = {
  scene: 'bay',
  palette: 'noon',
  seed: 4,
  facts: { stars: 4, hasPool: true, lat: 39, setting: 'sea' },
};

let cacheDirectory = '';
beforeEach(async () => {
  cacheDirectory = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(cacheDirectory, { recursive: true }));

const cache = () => ({ cacheDirectory, log: { warn: vi.fn() } });

const keptFiles = async (): Promise<string[]> =>
  (await readdir(cacheDirectory, { recursive: true })).filter((name) => name.includes('.'));

test.each([
  ['avif', 'heif'],
  ['webp', 'webp'],
  ['jpg', 'jpeg'],
])('an address ending in .%s gives that format at its size', async (ending, format) => {
  const outcome = await renderPicture(
    { ...cache(), findPoster: () => poster },
    `/pictures/hotel/12/front/264x208.${ending}`,
  );
  if (outcome.kind !== 'picture') throw new Error(outcome.kind);
  expect(await sharp(outcome.bytes).metadata()).toMatchObject({ format, width: 264, height: 208 });
});

test('a size outside the list, or a subject that is not there, is unknown and renders nothing', async () => {
  const findPoster = vi.fn(() => undefined);
  expect(
    await renderPicture({ ...cache(), findPoster }, '/pictures/hotel/12/front/4000x4000.avif'),
  ).toEqual({
    kind: 'unknownPicture',
  });
  expect(findPoster).not.toHaveBeenCalled();
  expect(
    await renderPicture({ ...cache(), findPoster }, '/pictures/hotel/12/front/264x208.avif'),
  ).toEqual({
    kind: 'unknownPicture',
  });
  expect(await keptFiles()).toEqual([]);
});

test('asked for often at once, a picture is made once; afterwards it comes from the disk', async () => {
  const source = { ...cache(), findPoster: () => poster };
  const asked = await Promise.all(
    Array.from({ length: 5 }, () => renderPicture(source, '/pictures/hotel/12/front/264x208.webp')),
  );
  expect(
    new Set(asked.map((outcome) => (outcome.kind === 'picture' ? outcome.bytes : outcome))).size,
  ).toBe(1);
  expect(await keptFiles()).toHaveLength(1);
  expect(await renderPicture(source, '/pictures/hotel/12/front/264x208.webp')).toEqual(asked[0]);
});

test('a hotel that gains a pool gets a new picture and a new tag', async () => {
  const at = '/pictures/hotel/12/front/264x208.webp';
  const front = (hasPool: boolean): PosterDesign => ({
    ...poster,
    scene: 'hotelFront',
    facts: { ...poster.facts, hasPool },
  });
  const [before, after] = [
    await renderPicture({ ...cache(), findPoster: () => front(false) }, at),
    await renderPicture({ ...cache(), findPoster: () => front(true) }, at),
  ];
  if (before.kind !== 'picture' || after.kind !== 'picture') throw new Error('no picture');
  expect(after.etag).not.toBe(before.etag);
  expect(after.bytes.equals(before.bytes)).toBe(false);
});

test('a failed rendering does not hold up the next', async () => {
  const broken = {
    ...poster,
    seed: 1,
    get palette(): 'noon' {
      throw new Error('no ink');
    },
  };
  const at = '/pictures/hotel/12/front/264x208.webp';
  await expect(renderPicture({ ...cache(), findPoster: () => broken }, at)).rejects.toThrow(
    'no ink',
  );
  expect((await renderPicture({ ...cache(), findPoster: () => poster }, at)).kind).toBe('picture');
});

test('a disk that cannot be read or written costs a drawing, and is told in one line each [ERR-25, F-07]', async () => {
  const file = join(cacheDirectory, 'a file, and no directory');
  await writeFile(file, '');
  const log = { warn: vi.fn() };
  const source = { cacheDirectory: file, log, findPoster: () => poster };
  const { kind } = await renderPicture(source, '/pictures/hotel/12/front/264x208.webp');
  expect(kind).toBe('picture');
  expect(log.warn.mock.calls).toEqual([
    [{ reason: expect.stringContaining('ENOTDIR') }, 'CacheGetError'],
    [{ reason: expect.stringMatching(/ENOTDIR|EEXIST/) }, 'CacheSetError'],
    [{ reason: expect.stringContaining('ENOTDIR') }, 'CacheDeleteError'],
  ]);
});
