import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { makeDbosEngine } from './dbos-engine.ts';
import { deleteWorkflows, pruneWorkflows } from './finished-work.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

/** Rows that any table of the engine keeps of this workflow. */
async function keptOf(id: string): Promise<number> {
  const { rows: tables } = await db.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'dbos' and column_name = 'workflow_uuid'`,
  );
  let kept = 0;
  for (const { name } of tables) {
    const { rowCount } = await db.pool.query(`select from dbos.${name} where workflow_uuid = $1`, [
      id,
    ]);
    kept += rowCount ?? 0;
  }
  return kept;
}

const age = (id: string, days: number) =>
  db.pool.query(
    `update dbos.workflow_status set updated_at = extract(epoch from now() - make_interval(days => $2)) * 1000 where workflow_uuid = $1`,
    [id, days],
  );

test('before the engine has ever started there is nothing to forget', async () => {
  expect(await pruneWorkflows(db.database)).toBe('done');
});

test('work that ended thirty days ago is forgotten whole, what failed waits for a person', async () => {
  const engine = makeDbosEngine({ databaseUrl: db.url });
  const run = engine.define<string, string>({ name: 'test work', queue: 'placement' }, (input) =>
    engine.step('a step', async () => `done with ${input}`),
  );
  await engine.start();
  for (const id of ['old', 'new', 'asked', 'failing']) await run(id, id);
  await engine.stop();

  await age('old', 31);
  await age('new', 29);
  await age('failing', 400);
  await db.pool.query(
    `update dbos.workflow_status set status = 'ERROR' where workflow_uuid = 'failing'`,
  );
  await pruneWorkflows(db.database);
  expect(await keptOf('old')).toBe(0);
  expect(await keptOf('new')).toBeGreaterThan(1);
  expect(await keptOf('failing')).toBeGreaterThan(0);

  await deleteWorkflows(db.database, ['asked']);
  expect(await keptOf('asked')).toBe(0);
  expect(await keptOf('new')).toBeGreaterThan(1);
});
