/** A PostgreSQL that is killed and started again at its address, on a small disk if asked. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { startPostgres, type Postgres } from '#server/db/launcher.ts';
import { openSmallDisk, type SmallDisk } from './small-disk.ts';

export type MortalPostgres = {
  readonly url: string;
  /** It in its present life. */
  readonly present: () => Postgres;
  /** Kills it as the kernel does when memory is short. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Starts it when it has ended by itself, as it may on a full disk. */
  readonly startIfEnded: () => Promise<void>;
  /** What it writes to; undefined when none was asked for or may be laid. */
  readonly disk: SmallDisk | undefined;
  readonly close: () => Promise<void>;
};

/** Everything lies in `folder`; the disk is laid when its size is told. */
export async function openMortalPostgres(
  folder: string,
  diskMegabytes?: number,
): Promise<MortalPostgres> {
  const onDisk = path.join(folder, 'disk');
  await mkdir(onDisk, { recursive: true });
  const disk = diskMegabytes === undefined ? undefined : openSmallDisk(onDisk, diskMegabytes);
  const directory = path.join(onDisk, 'postgres');
  let postgres = await startPostgres({ directory });
  const { url } = postgres;
  const start = async (): Promise<void> => {
    postgres = await startPostgres({ directory, port: Number(new URL(url).port) });
  };
  return {
    url,
    present: () => postgres,
    async kill() {
      process.kill(postgres.pid, 'SIGKILL');
      await postgres.ended;
    },
    start,
    async startIfEnded() {
      if (await hasEnded(postgres)) await start();
    },
    disk,
    async close() {
      await postgres.stop();
      disk?.close();
    },
  };
}

const hasEnded = ({ ended }: Postgres): Promise<boolean> =>
  Promise.race([
    ended.then(() => true),
    new Promise<boolean>((resolve) => void setImmediate(resolve, false)),
  ]);
