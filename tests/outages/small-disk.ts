import { spawnSync } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';

export type SmallDisk = {
  /** Writes until there is no room for another byte. */
  readonly fill: () => Promise<void>;
  readonly empty: () => Promise<void>;
  readonly close: () => void;
};

const PIECE = Buffer.alloc(1 << 20, 1);

/**
 * Lays a disk of its own, in memory, over an empty folder; undefined, and the reason printed, where
 * nobody may do that but root.
 */
export function openSmallDisk(folder: string, megabytes: number): SmallDisk | undefined {
  const options = `size=${megabytes}m,mode=755`;
  const { status, stderr, error } = spawnSync(
    'mount',
    ['-t', 'tmpfs', '-o', options, 'tmpfs', folder],
    { encoding: 'utf8' },
  );
  if (status !== 0) {
    console.info(`no small disk, so nothing is tried on a full one: ${error?.message ?? stderr}`);
    return undefined;
  }
  const ballast = path.join(folder, 'ballast');
  return {
    fill: () => writeUntilFull(ballast, megabytes),
    empty: () => rm(ballast),
    close: () => void spawnSync('umount', ['--lazy', folder]),
  };
}

/** Throws when the disk takes more than it holds: then it is no longer there, but the machine's. */
async function writeUntilFull(file: string, megabytes: number): Promise<void> {
  const ballast = await open(file, 'a');
  try {
    for (let size = PIECE.length; size >= 1;) {
      const written = await ballast.write(PIECE, 0, size).catch(isFull);
      if (!written) size = Math.floor(size / 2);
      else if ((await ballast.stat()).size > megabytes * PIECE.length)
        throw new Error(`the small disk under ${file} is gone`);
    }
  } finally {
    await ballast.close();
  }
}

function isFull(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOSPC') throw error;
}
