import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { withClient } from './with-client.ts';

export const MIGRATIONS = path.join(import.meta.dirname, 'migrations');

/** One file `NNNN-title.sql`. */
export type Migration = { readonly name: string; readonly sql: string; readonly checksum: string };

/**
 * The operator must act: a file was changed after it had been applied, or is missing, or nothing
 * was applied at all.
 */
export class MigrationRefusal extends Error {
  override readonly name = 'MigrationRefusal';
}

/**
 * The migrations of a folder in the order of their numbers. Throws a MigrationRefusal on two of one
 * number or a wrong name.
 */
export async function readMigrations(folder = MIGRATIONS): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const wrong = names.find(
    (name, i) =>
      !/^\d{4}-[a-z0-9-]+\.sql$/.test(name) || name.slice(0, 4) === names[i - 1]?.slice(0, 4),
  );
  if (wrong)
    throw new MigrationRefusal(`${wrong}: a migration is called NNNN-title.sql, each number once.`);
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Applies what is missing, each file in a transaction of its own together with its record, one
 * process at a time (F-06). Gives back the names applied now. Throws a MigrationRefusal that names
 * an applied file that changed or is gone.
 */
export const migrate = (pool: Pool, migrations: readonly Migration[]): Promise<string[]> =>
  withClient(
    pool,
    async (client) => {
      await client.query(
        "set statement_timeout = 0; set lock_timeout = 0; select pg_advisory_lock(hashtext('holidaymaker migrations'))",
      );
      return applyMissing(client, migrations);
    },
    // Its limits are off and it may hold the lock.
    'end',
  );

/** Throws a MigrationRefusal for a database to which no migration was ever applied. */
export async function requireTables(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ has: boolean }>(
    "select to_regclass('migration') is not null as has",
  );
  if (!rows[0]?.has)
    throw new MigrationRefusal(
      'The database has no tables yet: run `npm start` with the same settings once, which makes them.',
    );
}

async function applyMissing(
  client: PoolClient,
  migrations: readonly Migration[],
): Promise<string[]> {
  await client.query(
    'create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migration',
  );
  refuseChanged(rows, migrations);
  const applied = new Set(rows.map((row) => row.name));
  const missing = migrations.filter(({ name }) => !applied.has(name));
  for (const migration of missing) await apply(client, migration);
  return missing.map(({ name }) => name);
}

function refuseChanged(
  rows: readonly { name: string; checksum: string }[],
  migrations: readonly Migration[],
): void {
  for (const { name, checksum } of rows) {
    const file = migrations.find((migration) => migration.name === name);
    if (!file)
      throw new MigrationRefusal(
        `The database has the migration ${name}, which this release does not know: it is newer than this release.`,
      );
    if (file.checksum !== checksum) {
      throw new MigrationRefusal(
        `${name} was changed after it had been applied. Put it back as it was and write a new migration.`,
      );
    }
  }
}

async function apply(client: PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`The migration ${name} failed: ${String(error)}`, { cause: error });
  }
}
