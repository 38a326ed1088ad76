import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeDatabase, type Database } from '#server/db/kysely.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { writeRollouts } from './flag-document.ts';
import { openFlagSource } from './flag-source.ts';
import { listChanges, loadRollouts, setRollout } from './rollouts.ts';

let db: TestDatabase;
let database: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  database = makeDatabase(db.pool);
});
beforeEach(() => db.pool.query('delete from feature_flag'));
afterAll(() => db.close());

test('what was set last holds, and what was before it is its history', async () => {
  expect(await loadRollouts(database)).toEqual(new Map());
  await setRollout(database, 'insurance', 0);
  await setRollout(database, 'holidayDiscovery', 25);
  await setRollout(database, 'insurance', 100);
  expect(await loadRollouts(database)).toEqual(
    new Map([
      ['holidayDiscovery', 25],
      ['insurance', 100],
    ]),
  );
  const linesOf = (changes: Awaited<ReturnType<typeof listChanges>>) =>
    changes.map(({ key, percent }) => `${key} ${percent}`);
  expect(linesOf(await listChanges(database))).toEqual([
    'insurance 100',
    'holidayDiscovery 25',
    'insurance 0',
  ]);
  expect(linesOf(await listChanges(database, 'insurance'))).toEqual([
    'insurance 100',
    'insurance 0',
  ]);
});

test('a flag that the program no longer has is left alone', async () => {
  await db.pool.query(`insert into feature_flag (key, percent) values ('formerFlag', 100)`);
  expect(await loadRollouts(database)).toEqual(new Map());
});

test('whoever follows hears of each change within a second', async () => {
  const heard: string[] = [];
  const source = openFlagSource({
    settings: { kind: 'database' },
    pool: db.pool,
    log: pino({ level: 'silent' }),
    onChange: (document) => heard.push(document),
  });
  expect(await source.first).toBe(writeRollouts(new Map()));
  for (const percent of [0, 25, 100]) {
    await setRollout(database, 'insurance', percent);
    const wanted = writeRollouts(new Map([['insurance', percent]] as const));
    await expect.poll(() => heard.at(-1), { timeout: 1_000, interval: 20 }).toBe(wanted);
  }
  await source.stop();
});
