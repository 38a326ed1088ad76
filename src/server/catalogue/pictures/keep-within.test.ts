import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepWithin } from './keep-within.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'));
  await mkdir(join(folder, 'ab'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A file of ten bytes, last used so many seconds after the beginning of time. */
async function put(name: string, seconds: number): Promise<void> {
  await writeFile(join(folder, 'ab', name), 'ten bytes.');
  await utimes(join(folder, 'ab', name), seconds, seconds);
}

test('what was read longest ago goes, until the rest fits', async () => {
  await put('oldest', 10);
  await put('newest', 30);
  await put('older', 20);
  expect(await keepWithin(folder, 15)).toBe(10);
  expect(await readdir(join(folder, 'ab'))).toEqual(['newest']);
});

test('nothing goes while all fits, and a folder that is not there holds nothing', async () => {
  await put('one', 10);
  await put('two', 20);
  expect(await keepWithin(folder, 20)).toBe(20);
  expect(await readdir(join(folder, 'ab'))).toHaveLength(2);
  expect(await keepWithin(join(folder, 'nowhere'), 0)).toBe(0);
});
