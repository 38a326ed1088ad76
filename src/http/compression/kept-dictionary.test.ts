import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { findDictionary, keptDictionary } from './kept-dictionary.ts';
import { makePageDictionary } from './page-dictionary.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const kept = (release: string, text: string) =>
  keptDictionary(db.pool, release, async () => Buffer.from(text)).then(String);

test('whoever serves a release gets the one dictionary of it, made once', async () => {
  const first = await Promise.all([kept('1.0.0+a', 'one'), kept('1.0.0+a', 'two')]);
  expect(new Set(first).size).toBe(1);
  expect(await kept('1.0.0+a', 'three')).toBe(first[0]);
  expect(await kept('1.0.0+b', 'four')).toBe('four');
});

test('one that was kept is found by those that have not opened it yet; none before it is made', async () => {
  expect(await findDictionary(db.pool, '2.0.0')).toBeUndefined();
  await kept('2.0.0', 'made');
  expect(await findDictionary(db.pool, '2.0.0')).toEqual(makePageDictionary(Buffer.from('made')));
});

test('those of releases long gone are forgotten', async () => {
  await kept('0.9.0', 'old');
  await db.pool.query(
    `update page_dictionary set made_at = now() - interval '91 days' where release = '0.9.0'`,
  );
  await kept('1.0.0+c', 'new');
  const { rows } = await db.pool.query(`select from page_dictionary where release = '0.9.0'`);
  expect(rows).toEqual([]);
});
