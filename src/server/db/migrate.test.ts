import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#testing/database.ts';
import { migrate, readMigrations, requireTables, type Migration } from './migrate.ts';
import { makePool } from './pool.ts';

const db = await openTestDatabase();
afterAll(db.close);
const shipped = await readMigrations();

const extra = (name: string, sql: string): Migration => ({ name, sql, checksum: `${name} ${sql}` });

test('applies what is missing, once', async () => {
  const more = [
    ...shipped,
    extra('9000-a.sql', 'create table a (id int)'),
    extra('9001-b.sql', 'alter table a add b int'),
  ];
  expect(await migrate(db.pool, more)).toEqual(['9000-a.sql', '9001-b.sql']);
  expect(await migrate(db.pool, more)).toEqual([]);
  await db.pool.query('insert into a (id, b) values (1, 2)');
});

test('a migration that fails leaves nothing behind and is tried again when mended [F-06]', async () => {
  const broken = await openTestDatabase();
  const bad = extra('9000-c.sql', 'create table c (id int); create table d (id nonsense)');
  await expect(migrate(broken.pool, [...shipped, bad])).rejects.toThrow(
    /9000-c\.sql failed: .*nonsense/,
  );
  expect((await broken.pool.query("select to_regclass('c') as c")).rows).toEqual([{ c: null }]);
  expect(
    await migrate(broken.pool, [...shipped, extra('9000-c.sql', 'create table c (id int)')]),
  ).toEqual(['9000-c.sql']);
  await broken.close();
});

test('a file that changed after it was applied is refused by name', async () => {
  const [first, ...rest] = shipped;
  await expect(migrate(db.pool, [{ ...first!, checksum: 'another' }, ...rest])).rejects.toThrow(
    first!.name,
  );
});

test('a database that is ahead of the release is refused', async () => {
  const ahead = await openTestDatabase();
  await migrate(ahead.pool, [...shipped, extra('9999-future.sql', 'select 1')]);
  await expect(migrate(ahead.pool, shipped)).rejects.toThrow('9999-future.sql');
  await ahead.close();
});

test('processes that migrate at once apply each file once [F-06]', async () => {
  const shared = await openTestDatabase();
  const pools = [1, 2, 3].map(() => makePool({ url: shared.url, size: 1 }));
  const slow = extra('9000-slow.sql', 'create table e (id int); select pg_sleep(0.1)');
  const applied = await Promise.all(pools.map((pool) => migrate(pool, [...shipped, slow])));
  expect(applied.flat()).toEqual(['9000-slow.sql']);
  await Promise.all(pools.map((pool) => pool.end()));
  await shared.close();
});

test('two files of one number, or a name that is none, are refused', async () => {
  await using made = await mkdtempDisposable(path.join(tmpdir(), 'migrations-'));
  const folder = made.path;
  await writeFile(path.join(folder, '0001-a.sql'), '');
  expect((await readMigrations(folder)).map(({ name }) => name)).toEqual(['0001-a.sql']);
  await writeFile(path.join(folder, '0001-b.sql'), '');
  await expect(readMigrations(folder)).rejects.toThrow('0001-b.sql');
});

test('a database without tables is refused with what to do; one that has them is not', async () => {
  const empty = await openTestDatabase();
  expect(await requireTables(empty.pool)).toBeUndefined();
  await empty.pool.query('drop schema public cascade; create schema public');
  await expect(requireTables(empty.pool)).rejects.toThrow('has no tables yet: run `npm start`');
  await empty.close();
});
