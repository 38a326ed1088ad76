import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { reportError, type ErrorLog } from '#server/platform/report-error.ts';

/**
 * The bytes of `file`; when there is none, those that `make` gives, kept for the next time. Asked
 * for twice at once, they are made once. A disk that cannot be read or written is told to the log,
 * and costs no more than making them again (ERR-25).
 */
export function keepOnDisk(
  log: ErrorLog,
  file: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const running = underWay.get(file);
  if (running) return running;
  const bytes = readOrMake(log, file, make).finally(() => underWay.delete(file));
  underWay.set(file, bytes);
  return bytes;
}

/** Whether a file is kept; one that cannot be looked at is not. */
export const isKept = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

const underWay = new Map<string, Promise<Buffer>>();

async function readOrMake(
  log: ErrorLog,
  file: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const kept = await readKept(log, file);
  if (kept) return kept;
  const bytes = await make();
  await write(log, file, bytes);
  return bytes;
}

async function readKept(log: ErrorLog, file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (!isMissing(error)) reportError(log, 'CacheGetError', { reason: String(error) });
    return undefined;
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Whole or not at all: other threads may read while this one writes. */
async function write(log: ErrorLog, file: string, bytes: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, file);
  } catch (error) {
    reportError(log, 'CacheSetError', { reason: String(error) });
    await remove(log, draft);
  }
}

/** Half a file on a full disk would stay there for good. */
async function remove(log: ErrorLog, draft: string): Promise<void> {
  try {
    await rm(draft, { force: true });
  } catch (error) {
    reportError(log, 'CacheDeleteError', { reason: String(error) });
  }
}
