/**
 * Databases with a small world imported into them: one is imported a run, and cloned for each file.
 */
import { inject } from 'vitest';
import { importWorld } from '#server/catalogue/import-world.ts';
import { makePool } from '#server/db/pool.ts';
import { onServer, TIMEOUT_FACTOR } from '../database-server.ts';
import { cloneDatabase, openTestDatabase, type TestDatabase } from '../database.ts';

type FeedAddresses = { readonly stays: string; readonly flights: string };

/**
 * A database of its own that holds what these suppliers sell; of those with so many hotels the
 * first to be asked are read. What they sell moves on with the day.
 */
export async function openImportedWorld(
  suppliers: FeedAddresses,
  hotels: number,
): Promise<TestDatabase> {
  const day = new Date().toISOString().slice(0, 10).replaceAll('-', '');
  const template = `${inject('templateDatabase')}_world_${hotels}_${day}`;
  if (!(await isThere(template))) await importInto(template, suppliers);
  return openTestDatabase(template);
}

const isThere = async (name: string): Promise<boolean> =>
  (await onServer(inject('databaseServer'), `select from pg_database where datname = '${name}'`))
    .length > 0;

/** Whole once it has this name; of two workers that import it at once, the first gives it. */
async function importInto(template: string, suppliers: FeedAddresses): Promise<void> {
  const { server, name, url } = await cloneDatabase();
  const pool = makePool({ url, size: 5, name, timeoutFactor: TIMEOUT_FACTOR });
  try {
    await importWorld({ pool, suppliers });
  } finally {
    await pool.end();
  }
  try {
    await onServer(server, `alter database ${name} rename to ${template}`);
  } catch (error) {
    if (!(await isThere(template))) throw error;
  }
}
