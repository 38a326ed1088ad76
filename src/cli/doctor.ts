import { statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { checkDurability } from '#server/db/durability.ts';
import { makePool } from '#server/db/pool.ts';
import { readSettings, type Settings } from '#server/platform/settings.ts';
import { openDatabase } from './open-database.ts';

const NEEDED_BYTES = 2e9;

type Finding = { readonly isWell: boolean; readonly text: string };

/**
 * Adds `doctor`: looks at what the site needs and says what is wrong; exit code 1 when something
 * is.
 */
export function addDoctor(program: Command): void {
  program
    .command('doctor')
    .description('check versions, settings, disk and database')
    .action(async () => {
      const settings = readSettings(process.env);
      const findings = [
        await checkVersion(),
        await checkDisk(settings),
        ...(await checkDatabase(settings)),
      ];
      for (const { isWell, text } of findings) console.log(`${isWell ? '✓' : '✗'} ${text}`);
      if (findings.some(({ isWell }) => !isWell)) process.exitCode = 1;
    });
}

async function checkVersion(): Promise<Finding> {
  const [major = 0] = process.versions.node.split('.').map(Number);
  return { isWell: major >= 26, text: `Node ${process.versions.node}` };
}

async function checkDisk({ dataDirectory }: Settings): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDirectory).catch(() =>
    statfs(path.dirname(dataDirectory)),
  );
  const free = bavail * bsize;
  return {
    isWell: free > NEEDED_BYTES,
    text: `${(free / 1e9).toFixed(1)} GB free for ${dataDirectory}`,
  };
}

async function checkDatabase(settings: Settings): Promise<Finding[]> {
  const { url, close } = await openDatabase(settings);
  const pool = makePool({ url, size: 1 });
  try {
    const { rows } = await pool.query<{ version: string; size: number }>(
      "select current_setting('server_version') as version, pg_database_size(current_database()) as size",
    );
    const durability = await checkDurability(pool);
    return [
      {
        isWell: Number.parseInt(rows[0]!.version, 10) >= 15,
        text: `PostgreSQL ${rows[0]!.version}, ${(rows[0]!.size / 1e6).toFixed(0)} MB`,
      },
      {
        isWell: durability.kind === 'durable',
        text:
          durability.kind === 'durable'
            ? 'Orders are safe: every commit is on disk'
            : `Orders are not taken: ${durability.reasons.join('; ')}`,
      },
    ];
  } finally {
    await pool.end();
    await close();
  }
}
