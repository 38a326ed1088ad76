/**
 * What tells one release's index from another's: a snapshot is read only by the code that could
 * have written it.
 */
import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

const SRC = path.join(import.meta.dirname, '../../../..');
/**
 * Everything that decides what the bytes mean: columns, constants, how they are filled and patched,
 * codes of boards and facilities, the options of filters. The vector code is here as it runs; prose
 * and tests decide nothing.
 */
const SOURCES = [
  'server/price-index/**/*.ts',
  'server/price-index/kernel/vector/kernel.wasm',
  'domain/catalogue/*.ts',
  'domain/search/{filters,time-bands}.ts',
];
const OTHER = /\.(test|as|d)\.ts$/;

/**
 * Digest of the index's sources, so that no change of the layout, of a constant or of a kernel can
 * be forgotten.
 */
export async function readCodeMark(): Promise<string> {
  const files = (await Array.fromAsync(glob(SOURCES, { cwd: SRC, withFileTypes: true })))
    .filter((entry) => entry.isFile() && !OTHER.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const texts = await Promise.all(files.toSorted().map((file) => readFile(file)));
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}\n`).update(text);
  return hash.digest('hex');
}

/** Digest of places and tax rules, which lie in the index and not in the database. */
export const markOf = (reference: unknown): string =>
  createHash('sha256').update(JSON.stringify(reference)).digest('hex');
