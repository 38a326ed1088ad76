import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * The bytes of `file`; when there is none, those that `make` gives, kept for the next time. Asked
 * for twice at once, they are made once.
 */
export function keepOnDisk(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const running = underWay.get(file);
  if (running) return running;
  const bytes = readOrMake(file, make).finally(() => underWay.delete(file));
  underWay.set(file, bytes);
  return bytes;
}

const underWay = new Map<string, Promise<Buffer>>();

async function readOrMake(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const kept = await readKept(file);
  if (kept) return kept;
  const bytes = await make();
  await write(file, bytes);
  return bytes;
}

async function readKept(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Whole or not at all: other threads may read while this one writes. */
async function write(file: string, bytes: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, bytes);
  await rename(draft, file);
}
