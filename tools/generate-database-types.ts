/**
 * Writes src/server/db/generated.ts from a freshly migrated database; with --check only says
 * whether it is in step.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Pool } from 'pg';
import { startPostgres } from '#server/db/launcher.ts';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { makePool } from '#server/db/pool.ts';
import { makeDatabaseTypes, type Column } from './database-types.ts';

const TARGET = path.join(import.meta.dirname, '../src/server/db/generated.ts');

const wanted = makeDatabaseTypes(await readMigratedColumns());
if (!process.argv.includes('--check')) await writeFile(TARGET, wanted);
else if ((await readFile(TARGET, 'utf8').catch(() => '')) !== wanted) {
  console.error(
    'src/server/db/generated.ts is not in step with the migrations: run `npm run generate`.',
  );
  process.exitCode = 1;
}

async function readMigratedColumns(): Promise<Column[]> {
  const directory = await mkdtemp(path.join(tmpdir(), 'holidaymaker-types-'));
  const postgres = await startPostgres({ directory, parameters: { fsync: 'off' } });
  const pool = makePool({ url: postgres.url, size: 1 });
  try {
    await migrate(pool, await readMigrations());
    return await readColumns(pool);
  } finally {
    await pool.end();
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

async function readColumns(pool: Pool): Promise<Column[]> {
  const { rows } = await pool.query<Column>(`
    select c.relname as "table", a.attname as "column", coalesce(nullif(t.typelem, 0), t.oid)::regtype::text as type,
           t.typcategory = 'A' as "isArray", not a.attnotnull as "isNullable",
           a.atthasdef as "hasDefault", a.attidentity = 'a' or a.attgenerated <> '' as "isMadeByDatabase",
           (select pg_get_constraintdef(k.oid) from pg_constraint k
             where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as "check"
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
     where c.relkind in ('r', 'p', 'v')
     order by c.relname, a.attnum`);
  return rows;
}
