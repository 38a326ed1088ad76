import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#testing/database.ts';
import { startPostgres } from './launcher.ts';
import { migrate, readMigrations, requireTables, type Migration } from './migrate.ts';
import { makePool } from './pool.ts';
import { VISITOR_ROLE } from './visible-rows.ts';

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

test('an owner who is no superuser may make roles, or is told which to be given; and works as visitors then [S-05]', async () => {
  await using made = await mkdtempDisposable(path.join(tmpdir(), 'owners-'));
  const server = await startPostgres({ directory: path.join(made.path, 'postgres') });
  const superuser = makePool({ url: server.url, size: 1 });
  const pools = [];
  for (const owner of ['plain', 'maker']) {
    await superuser.query(`create role ${owner} login password 'owners' noinherit`);
    await superuser.query(`create database ${owner} owner ${owner}`);
    const url = server.url.replace(/\/\/[^@]+@/, `//${owner}:owners@`).replace(/\w+$/, owner);
    pools.push([
      makePool({ url, size: 1 }),
      makePool({ url, size: 1, role: VISITOR_ROLE }),
    ] as const);
  }
  const [[plain, plainly], [maker, visitors]] = [pools[0]!, pools[1]!];
  await expect(migrate(plain, shipped)).rejects.toThrow('plain may not make the role');
  await superuser.query('alter role maker createrole');
  expect(await migrate(maker, shipped)).toEqual(shipped.map(({ name }) => name));
  await expect(migrate(plain, shipped)).rejects.toThrow('plain may not work as');
  await superuser.query(`grant ${VISITOR_ROLE} to plain`);
  expect((await migrate(plain, shipped)).at(-1)).toBe(shipped.at(-1)!.name);
  for (const [owner, visiting] of [[maker, visitors] as const, [plain, plainly] as const]) {
    await owner.query(
      `insert into basket (id, reference, owner, holiday, expires_at) values ('b', 'B', 'ada', '{}', now())`,
    );
    const seen = async (pool: typeof owner) =>
      (await pool.query('select is_placed(id) as placed from basket')).rows;
    expect(await seen(owner)).toEqual([{ placed: false }]);
    expect(await seen(visiting)).toEqual([]);
    await visiting.query("select set_config('holidaymaker.owners', 'ada', false)");
    expect(await seen(visiting)).toEqual([{ placed: false }]);
  }
  for (const pool of [superuser, ...pools.flat()]) await pool.end();
  await server.stop();
}, 60_000);
