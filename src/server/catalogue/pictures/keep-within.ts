import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** A file of the cache: how large it is, and when it was last read or written. */
type Kept = { readonly file: string; readonly bytes: number; readonly usedMs: number };

/**
 * Deletes the files of a folder and of those in it that have not been read for longest, until all
 * together have at most `mostBytes`; gives what is left in bytes. A folder that is not there has
 * none. Files that others make or delete meanwhile are nobody's trouble.
 */
export async function keepWithin(directory: string, mostBytes: number): Promise<number> {
  const kept = await readKept(directory);
  let left = kept.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { file, bytes } of kept.toSorted((a, b) => a.usedMs - b.usedMs)) {
    if (left <= mostBytes) break;
    await rm(file, { force: true });
    left -= bytes;
  }
  return left;
}

async function readKept(directory: string): Promise<Kept[]> {
  const names = await readdir(directory, { recursive: true }).catch(() => []);
  const kept: Kept[] = [];
  for (const name of names) {
    const file = path.join(directory, name);
    const facts = await stat(file).catch(() => undefined);
    if (facts?.isFile())
      kept.push({ file, bytes: facts.size, usedMs: Math.max(facts.atimeMs, facts.mtimeMs) });
  }
  return kept;
}
