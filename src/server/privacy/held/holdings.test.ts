import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDbosEngine } from '#server/workflow/dbos-engine.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { HOLDINGS } from './holdings.ts';
import { WORKFLOW_COLUMNS } from './of-workflows.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
  const engine = makeDbosEngine({ databaseUrl: db.url });
  await engine.start();
  await engine.stop();
});
afterAll(() => db.close());

async function columnsOf(schema: string): Promise<Record<string, string[]>> {
  const { rows } = await db.pool.query<{ name: string; columns: string[] }>(
    `select table_name as name, array_agg(column_name::text order by column_name) as columns
     from information_schema.columns where table_schema = $1 group by table_name`,
    [schema],
  );
  return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]));
}

const sorted = (tables: readonly (readonly [string, readonly string[]])[]) =>
  Object.fromEntries(tables.map(([name, columns]) => [name, columns.toSorted()]));

test('every column of every table is said to be personal or not [S-29]', async () => {
  const listed = HOLDINGS.map(([name, { columns }]) => [name, Object.keys(columns)] as const);
  expect(sorted(listed)).toEqual(await columnsOf('public'));
});

test('so is every column of the engine of durable work [S-29]', async () => {
  expect(sorted(Object.entries(WORKFLOW_COLUMNS))).toEqual(await columnsOf('dbos'));
});
