import { makeDatabase, type Database } from '#server/db/kysely.ts';
import { requireTables } from '#server/db/migrate.ts';
import { makePool } from '#server/db/pool.ts';
import { readSettings, type Settings } from '#server/platform/settings.ts';
import { openDatabase } from './open-database.ts';

/** Runs what a command does with the database, whose tables must be there, and closes it. */
export async function withDatabase(
  command: string,
  work: (database: Database, settings: Settings) => Promise<void>,
): Promise<void> {
  const settings = readSettings(process.env);
  const { url, close } = await openDatabase(settings);
  const pool = makePool({ url, size: 1, name: `holidaymaker ${command}` });
  try {
    await requireTables(pool);
    await work(makeDatabase(pool), settings);
  } finally {
    await pool.end();
    await close();
  }
}
