import { mkdtempDisposable, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeDataDirectory } from './data-directory.ts';

test('the data directory is made with all that leads to it, and may be there already', async () => {
  await using home = await mkdtempDisposable(path.join(tmpdir(), 'data-directory-'));
  const directory = path.join(home.path, 'a/b');
  await makeDataDirectory(directory);
  await makeDataDirectory(directory);
  expect((await stat(directory)).isDirectory()).toBe(true);
});

test('a file in its place or on its way is named', async () => {
  await using home = await mkdtempDisposable(path.join(tmpdir(), 'data-directory-'));
  const file = path.join(home.path, 'file');
  await writeFile(file, '');
  for (const directory of [file, path.join(file, 'below')])
    await expect(makeDataDirectory(directory)).rejects.toThrow(
      `DATA_DIR is "${directory}": ${file} is a file, not a folder.`,
    );
});

test.runIf(process.platform === 'linux')(
  'a file system that takes no folders is told from one that is missing',
  async () => {
    await expect(makeDataDirectory('/proc/holidaymaker/data')).rejects.toThrow(
      'DATA_DIR is "/proc/holidaymaker/data": /proc/holidaymaker cannot be made there',
    );
  },
);
