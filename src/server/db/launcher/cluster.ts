import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdtemp, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { endOf } from '#server/platform/child-exit.ts';
import type { OsAccount } from './account.ts';
import type { Binaries } from './binaries.ts';
import { deathSignal } from './death-signal.ts';
import { PostgresRefusal } from './refusal.ts';

export const USER = 'holidaymaker';

/** A cluster on disk: its data folder, the password of its only user, and its log file. */
export type Cluster = { readonly data: string; readonly password: string; readonly log: string };

type Place = {
  readonly home: string;
  readonly binaries: Binaries;
  readonly account: OsAccount | undefined;
};

/**
 * The cluster of a home, made on first use. A start that was killed half way leaves nothing the
 * next one trips over (F-06).
 */
export async function prepareCluster({ home, binaries, account }: Place): Promise<Cluster> {
  const data = path.join(home, 'data');
  const secret = path.join(home, 'password');
  const version = await readFile(path.join(data, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined) await createCluster({ home, binaries, account }, data, secret);
  else if (version.trim() !== binaries.major)
    throw wrongVersion(data, version.trim(), binaries.major);
  return clusterOf(home);
}

/** The cluster that a home holds already. */
export async function clusterOf(home: string): Promise<Cluster> {
  return {
    data: path.join(home, 'data'),
    password: await readFile(path.join(home, 'password'), 'utf8'),
    log: path.join(home, 'postgres.log'),
  };
}

const wrongVersion = (data: string, was: string, is: string) =>
  new PostgresRefusal(
    `${data} was made by PostgreSQL ${was} and this release brings ${is}. ` +
      `Export it with the release that made it (docs/operations.md: Upgrading PostgreSQL), or set DATA_DIR to a new folder.`,
  );

/**
 * Builds the cluster beside its place and renames it there when it is whole and on disk. Each
 * attempt has a folder of its own: initdb of a killed start may live on for a moment, and clears
 * away what it finds under its name.
 */
async function createCluster(place: Place, data: string, secret: string): Promise<void> {
  await removeDrafts(place.home);
  const draft = await mkdtemp(path.join(place.home, DRAFT));
  const draftSecret = `${draft}.password`;
  await writeFile(draftSecret, randomBytes(24).toString('base64url'), { mode: 0o600 });
  await lend(place.account, draft, draftSecret);
  await runInitdb(place, draft, draftSecret);
  await rename(draftSecret, secret);
  await rename(draft, data);
  await syncFolder(place.home);
}

const DRAFT = 'data.new-';

/** What is still being written to is left to the next time. */
async function removeDrafts(home: string): Promise<void> {
  const drafts = (await readdir(home)).filter((name) => name.startsWith(DRAFT));
  await Promise.all(
    drafts.map((name) =>
      rm(path.join(home, name), { recursive: true, force: true }).catch(() => undefined),
    ),
  );
}

async function lend(account: OsAccount | undefined, ...targets: string[]): Promise<void> {
  if (account) await Promise.all(targets.map((target) => chown(target, account.uid, account.gid)));
}

async function runInitdb(
  { binaries, account }: Place,
  folder: string,
  secret: string,
): Promise<void> {
  const options = [
    '--data-checksums',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--no-locale',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  const command = [
    ...deathSignal(),
    binaries.initdb,
    `--pgdata=${folder}`,
    `--username=${USER}`,
    `--pwfile=${secret}`,
    ...options,
  ];
  const child = spawn(command[0]!, command.slice(1), {
    ...account,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [complaint, how] = await Promise.all([text(child.stderr), endOf(child)]);
  if (how !== 'exit 0')
    throw new Error(
      `PostgreSQL could not create a cluster in ${folder} (${how}): ${complaint.trim()}`,
    );
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}
