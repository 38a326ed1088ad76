/**
 * Vitest's global set-up of the server tests: one PostgreSQL for the whole run, and a migrated
 * template to clone.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '#server/db/launcher.ts';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { makePool } from '#server/db/pool.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server's maintenance database. */
    databaseServer: string;
    /** Name of the migrated database that tests clone. */
    templateDatabase: string;
  }
}

/** A busy machine may take twenty times as long; what never comes a test itself gives up. */
export const TIMEOUT_FACTOR = 20;

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await findServer();
  const template = `holidaymaker_test_${randomBytes(4).toString('hex')}`;
  await onServer(server.url, `create database ${template}`);
  await migrateTemplate(databaseUrl(server.url, template));
  project.provide('databaseServer', server.url);
  project.provide('templateDatabase', template);
  return async () => {
    await dropAllOf(server.url, template);
    await server.stop();
  };
}

/** The server that DATABASE_URL names, else one of our own in a temporary folder. */
async function findServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const outside = process.env['DATABASE_URL'];
  if (outside) return { url: outside, stop: async () => undefined };
  const directory = await mkdtemp(path.join(tmpdir(), 'holidaymaker-test-'));
  // Nothing of it is kept, so that nothing need reach the disk.
  const parameters = { fsync: 'off', synchronous_commit: 'off' };
  const { url, stop } = await startPostgres({ directory, parameters });
  return {
    url,
    stop: async () => {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** The template, and those of its clones that were kept as templates themselves. */
async function dropAllOf(url: string, template: string): Promise<void> {
  const rows = await onServer<{ datname: string }>(
    url,
    `select datname from pg_database where starts_with(datname, '${template}')`,
  );
  for (const { datname } of rows) await onServer(url, `drop database ${datname} with (force)`);
}

async function migrateTemplate(url: string): Promise<void> {
  const pool = makePool({ url, size: 1, timeoutFactor: TIMEOUT_FACTOR });
  await migrate(pool, await readMigrations());
  await pool.end();
}

/** Runs one statement on a server, outside any pool. */
export async function onServer<Row extends pg.QueryResultRow>(
  url: string,
  statement: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** The address of another database on the same server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
