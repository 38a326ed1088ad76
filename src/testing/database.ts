import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { inject } from 'vitest';
import { makeDatabase, type Database } from '#server/db/kysely.ts';
import { makePool } from '#server/db/pool.ts';
import { databaseUrl, onServer } from './database-server.ts';

export type TestDatabase = {
  readonly url: string;
  readonly pool: Pool;
  readonly database: Database;
  /** Ends the pool and drops the database. */
  readonly close: () => Promise<void>;
};

/**
 * A fresh, migrated, empty database for one test file: `const db = await openTestDatabase();
 * afterAll(db.close);`. Give `name` a template of your own to clone that one.
 */
export async function openTestDatabase(
  template = inject('templateDatabase'),
): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const name = `${inject('templateDatabase')}_${randomBytes(4).toString('hex')}`;
  await onServer(server, `create database ${name} template ${template}`);
  const url = databaseUrl(server, name);
  const pool = makePool({ url, size: 5, name });
  const close = async () => {
    await pool.end();
    await onServer(server, `drop database ${name} with (force)`);
  };
  return { url, pool, database: makeDatabase(pool), close };
}
