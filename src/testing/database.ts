import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { inject } from 'vitest';
import { makeDatabase, type Database } from '#server/db/kysely.ts';
import { makePool } from '#server/db/pool.ts';
import { VISITOR_ROLE } from '#server/db/visible-rows.ts';
import { databaseUrl, onServer, TIMEOUT_FACTOR } from './database-server.ts';

export type TestDatabase = {
  readonly url: string;
  readonly pool: Pool;
  readonly database: Database;
  /** Connections that see what one visitor may see. */
  readonly visitorPool: Pool;
  /** Ends the pools and drops the database. */
  readonly close: () => Promise<void>;
};

/**
 * A fresh, migrated, empty database for one test file: `const db = await openTestDatabase();
 * afterAll(db.close);`. Give `name` a template of your own to clone that one.
 */
export async function openTestDatabase(
  template = inject('templateDatabase'),
): Promise<TestDatabase> {
  const { server, name, url } = await cloneDatabase(template);
  const connections = { url, size: 5, name, timeoutFactor: TIMEOUT_FACTOR };
  const pool = makePool(connections);
  const visitorPool = makePool({ ...connections, role: VISITOR_ROLE });
  const close = async () => {
    await Promise.all([pool.end(), visitorPool.end()]);
    await onServer(server, `drop database ${name} with (force)`);
  };
  return { url, pool, visitorPool, database: makeDatabase(pool), close };
}

/**
 * A clone of a template under a name of its own, nobody connected; whoever does not drop it leaves
 * it to the end of the run.
 */
export async function cloneDatabase(template = inject('templateDatabase')) {
  const server = inject('databaseServer');
  const name = `${inject('templateDatabase')}_${randomBytes(4).toString('hex')}`;
  await onServer(server, `create database ${name} template ${template}`);
  return { server, name, url: databaseUrl(server, name) };
}
