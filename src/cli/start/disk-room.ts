import { statfs } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** Less than this and PostgreSQL cannot come up: its log alone is written in pieces of 16 MB. */
const ROOM_BYTES = 64_000_000;
const LOOK_EVERY_MS = 1_000;

/**
 * Waits until the disk of a folder has room again: a part that ended because it is full would end
 * again (F-07). Says once what it waits for.
 */
export async function waitForRoom(
  directory: string,
  signal: AbortSignal,
  report: (line: string) => void,
): Promise<void> {
  let isReported = false;
  while (!signal.aborted && (await freeBytes(directory)) < ROOM_BYTES) {
    if (!isReported)
      report(`The disk of ${directory} is full: waiting for ${ROOM_BYTES / 1e6} MB of room.`);
    isReported = true;
    await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
}

/** A folder that cannot be looked at is no reason to wait. */
const freeBytes = async (directory: string): Promise<number> =>
  statfs(directory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Infinity,
  );
