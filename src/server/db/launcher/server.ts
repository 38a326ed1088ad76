import { spawn, type ChildProcess } from 'node:child_process';
import { open, readFile, rename, stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { endOf } from '#server/platform/child-exit.ts';
import { findOpenPort } from '#server/platform/open-port.ts';
import type { OsAccount } from './account.ts';
import type { Binaries } from './binaries.ts';
import { USER, type Cluster } from './cluster.ts';
import { deathSignal } from './death-signal.ts';

const DATABASE = 'holidaymaker';
const START_SECONDS = 60;
const ATTEMPTS = 60;
const LOG_LIMIT = 10_000_000;
/**
 * Failures that pass: another program took the port, or children of a killed postmaster have not
 * left yet.
 */
const PASSING = /Address already in use|is still in use|lock file ".*" already exists/;

export type Server = {
  readonly url: string;
  readonly pid: number;
  /** Resolves with how the process ended. */
  readonly exited: Promise<string>;
  readonly kill: (signal: NodeJS.Signals) => void;
};

type Launch = {
  readonly cluster: Cluster;
  readonly binaries: Binaries;
  readonly account: OsAccount | undefined;
  readonly port?: number;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly endWithParent?: boolean;
};

/**
 * Starts the server on its port of 127.0.0.1, or a free one, and waits until the shop's database
 * answers.
 */
export async function launchServer(launch: Launch): Promise<Server> {
  await turnLog(launch.cluster.log);
  for (let attempt = 1; ; attempt++) {
    const start = await logSize(launch.cluster.log);
    const port = launch.port ?? (await findOpenPort(0, '127.0.0.1')) ?? 0;
    const { child, exited } = await spawnPostgres(launch, port);
    const url = connectionUrlOf(launch.cluster, port);
    const failure = await Promise.race([failureToAnswer(url, child), exited]);
    if (failure === undefined)
      return { url, pid: child.pid!, exited, kill: (signal) => child.kill(signal) };
    child.kill('SIGQUIT');
    const said = (await readFile(launch.cluster.log, 'utf8')).slice(start).trim();
    if (attempt === ATTEMPTS || !PASSING.test(said))
      throw new Error(`PostgreSQL did not start (${failure}): ${said}`);
    await sleep(250);
  }
}

export const connectionUrlOf = ({ password }: Cluster, port: number): string =>
  `postgresql://${USER}:${password}@127.0.0.1:${port}/${DATABASE}`;

async function spawnPostgres(
  { cluster, binaries, account, parameters, endWithParent = true }: Launch,
  port: number,
): Promise<{ readonly child: ChildProcess; readonly exited: Promise<string> }> {
  const ours = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    shared_buffers: '256MB',
    // Twenty for each web thread, of which there are as many as cores.
    max_connections: '300',
  };
  const command = [
    ...(endWithParent ? deathSignal() : []),
    binaries.postgres,
    '-D',
    cluster.data,
    '-p',
    String(port),
    ...Object.entries({ ...ours, ...parameters }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]),
  ];
  const log = await open(cluster.log, 'a', 0o600);
  try {
    const child = spawn(command[0]!, command.slice(1), {
      ...account,
      cwd: '/',
      detached: true,
      stdio: ['ignore', 'ignore', log.fd],
    });
    return { child, exited: endOf(child) };
  } finally {
    await log.close();
  }
}

/**
 * Waits until the shop's database can be used, creating it on the first start; the last failure
 * when that takes too long.
 */
async function failureToAnswer(url: string, child: ChildProcess): Promise<string | undefined> {
  let failure = 'no answer';
  for (
    const end = Date.now() + START_SECONDS * 1000;
    Date.now() < end && child.exitCode === null;
    await sleep(20)
  ) {
    try {
      await createDatabase(url);
      return undefined;
    } catch (error) {
      failure = String(error);
    }
  }
  return failure;
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url.replace(/\w+$/, 'postgres'),
    connectionTimeoutMillis: 2000,
  });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      DATABASE,
    ]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

/** Keeps the log bounded: one earlier file of up to 10 MB. */
async function turnLog(log: string): Promise<void> {
  if ((await logSize(log)) > LOG_LIMIT) await rename(log, `${log}.1`);
}

const logSize = async (log: string): Promise<number> =>
  (await stat(log).catch(() => ({ size: 0 }))).size;
