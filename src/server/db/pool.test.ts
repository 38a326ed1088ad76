import { once } from 'node:events';
import { createServer } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#testing/database.ts';
import { makePool, outliveBreaks } from './pool.ts';
import { inTransaction } from './transaction.ts';

const { url, pool, database, close } = await openTestDatabase();
afterAll(close);

test('reads dates and times as ISO text, with every digit, and big integers as numbers', async () => {
  const { rows } = await pool.query(
    `select date '2027-06-12' as day, timestamptz '2027-06-12 10:30:00.123456+01' as moment, 9007199254740991::bigint as big`,
  );
  expect(rows).toEqual([
    { day: '2027-06-12', moment: '2027-06-12T09:30:00.123456Z', big: 9007199254740991 },
  ]);
  await expect(pool.query('select 9007199254740993::bigint')).rejects.toThrow(
    'bigint out of range',
  );
});

test('a connection that is still owed an answer is lent to nobody', async () => {
  const impatient = makePool({ url, size: 1, answerMs: 100 });
  try {
    const client = await impatient.connect();
    await expect(client.query('select pg_sleep(2)')).rejects.toThrow('Query read timeout');
    const { rows: before } = await pool.query(ALIVE, [PID(client)]);
    client.release();
    expect(impatient.totalCount).toBe(0);
    expect(before).toHaveLength(1);
    const { rows } = await impatient.query('select pg_backend_pid() as pid');
    expect(rows[0].pid).not.toBe(PID(client));
  } finally {
    await impatient.end();
  }
});

test('a connection that is ended in the packet that opened it ends nothing else', async () => {
  const hasty = createServer((socket) => {
    socket.once('data', () => socket.end(Buffer.concat([AUTHENTICATED, READY, TERMINATED])));
  });
  hasty.listen(0, '127.0.0.1');
  await once(hasty, 'listening');
  const address = hasty.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const hurried = outliveBreaks(new pg.Pool({ host: '127.0.0.1', port: address.port, user: 'a' }));
  try {
    await expect(hurried.query('select 1')).rejects.toThrow('terminating connection');
  } finally {
    await hurried.end();
    hasty.close();
  }
});

/** A message of PostgreSQL's protocol: a letter, the length with itself, and what it says. */
function message(letter: string, body: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + body.length);
  return Buffer.concat([Buffer.from(letter), length, Buffer.from(body)]);
}
const AUTHENTICATED = message('R', '\0\0\0\0');
const READY = message('Z', 'I');
const TERMINATED = message('E', 'SFATAL\0C57P01\0Mterminating connection\0\0');

const ALIVE = 'select 1 from pg_stat_activity where pid = $1';
const PID = (client: object): unknown => Reflect.get(client, 'processID');

test.each([
  ['the time limits of the plan', {}, ['10000', '2000', '5000']],
  ['longer ones by a factor, but for locks', { timeoutFactor: 3 }, ['30000', '2000', '15000']],
])('carries %s', async (_what, options, limits) => {
  const limited = makePool({ url, size: 1, ...options });
  const { rows } = await limited.query(
    `select name, setting from pg_settings where name = any($1) order by name`,
    [['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']],
  );
  expect(rows.map(({ setting }) => setting)).toEqual(limits);
  await limited.end();
});

test('runs a transaction that lost to another again, until it holds [F-12]', async () => {
  await pool.query('create table counter (n int); insert into counter values (0)');
  let runs = 0;
  const bothHaveRead = Promise.withResolvers<void>();
  const addOne = () =>
    inTransaction(
      database,
      async (transaction) => {
        const { rows } = await sql<{ n: number }>`select n from counter`.execute(transaction);
        if (++runs === 2) bothHaveRead.resolve();
        await bothHaveRead.promise;
        await sql`update counter set n = ${rows[0]!.n + 1}`.execute(transaction);
      },
      'serializable',
    );
  await Promise.all([addOne(), addOne()]);
  expect((await pool.query('select n from counter')).rows).toEqual([{ n: 2 }]);
  expect(runs).toBe(3);
});

test('gives up on a transaction that always loses, and never repeats a bug [F-12]', async () => {
  const runs = { lost: 0, bug: 0 };
  const lose = inTransaction(database, async (transaction) => {
    runs.lost += 1;
    await sql`do $$ begin raise exception 'lost' using errcode = '40001'; end $$`.execute(
      transaction,
    );
  });
  await expect(lose).rejects.toThrow('lost');
  const bug = inTransaction(database, async (transaction) => {
    runs.bug += 1;
    await sql`select nonsense`.execute(transaction);
  });
  await expect(bug).rejects.toThrow('nonsense');
  expect(runs).toEqual({ lost: 4, bug: 1 });
});
