/**
 * Connections that PostgreSQL ends while they are lent out: whoever has one is told by the next
 * query, and the process lives on.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { asLeader } from './leader.ts';
import { openListener } from './listener.ts';
import { makePool } from './pool.ts';
import { inTransaction } from './transaction.ts';
import { makeTrouble } from './trouble.ts';
import { isDatabaseUnavailable } from './unavailable.ts';
import { withClient } from './with-client.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

/** Ends every connection of the shop's pool, as a restart, a failover or an administrator does. */
async function breakAll(): Promise<void> {
  const outside = makePool({ url: db.url, size: 1, name: 'outside' });
  await outside.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name <> 'outside' and pid <> pg_backend_pid()`,
  );
  await outside.end();
}

const failureOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no failure',
    (error: unknown) => error,
  );

test('a lent connection that breaks fails the next query and is not given back', async () => {
  const failure = await failureOf(
    withClient(db.pool, async (client) => {
      await breakAll();
      await client.query('select 1');
    }),
  );
  expect(isDatabaseUnavailable(failure)).toBe(true);
  expect((await db.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a transaction whose connection breaks between two statements fails', async () => {
  const failure = await failureOf(
    inTransaction(db.database, async (transaction) => {
      await sql`select 1`.execute(transaction);
      await breakAll();
      await sql`select 1`.execute(transaction);
    }),
  );
  expect(isDatabaseUnavailable(failure)).toBe(true);
});

test('an idle transaction that PostgreSQL ends is told apart as passing', async () => {
  const failure = await failureOf(
    withClient(db.pool, async (client) => {
      await client.query("begin; set local idle_in_transaction_session_timeout = '50ms'");
      const ended = new Promise((resolve) => client.once('end', resolve));
      await ended;
      await client.query('select 1');
    }),
  );
  expect(isDatabaseUnavailable(failure)).toBe(true);
});

test('a duty whose connection breaks is over, and is taken up again', async () => {
  const done: string[] = [];
  const lost = await failureOf(
    asLeader(db.pool, 'a duty', async () => {
      done.push('first');
      await breakAll();
    }),
  );
  expect(isDatabaseUnavailable(lost)).toBe(true);
  await expect
    .poll(() => asLeader(db.pool, 'a duty', async () => void done.push('again')))
    .toBe(true);
  expect(done).toEqual(['first', 'again']);
});

test('a listener whose connection breaks, again and again, listens anew', async () => {
  const heard: (string | undefined)[] = [];
  const errors: unknown[] = [];
  let listening = 0;
  const stop = openListener({
    pool: db.pool,
    channel: 'news',
    onNotification: (payload) => heard.push(payload),
    onListening: () => (listening += 1),
    onError: (error) => errors.push(error),
  });
  onTestFinished(stop);
  for (const round of [1, 2, 3]) {
    await expect.poll(() => listening).toBe(round);
    await db.pool.query(`notify news, 'round ${round}'`);
    await expect.poll(() => heard.at(-1)).toBe(`round ${round}`);
    await breakAll();
  }
  await expect.poll(() => listening).toBe(4);
  expect(errors).toHaveLength(3);
});

test.each([
  ['a refused connection', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), true],
  ['an exhausted pool', new Error('timeout exceeded when trying to connect'), true],
  ['a supplier that is away', new Error('no answer', { cause: { code: 'ECONNREFUSED' } }), false],
  ['a bug', new TypeError('undefined is not a function'), false],
])('%s', (_name, error, is) => {
  expect(isDatabaseUnavailable(error)).toBe(is);
});

test('a wrong statement is no absence', async () => {
  expect(isDatabaseUnavailable(await failureOf(db.pool.query('select nonsense')))).toBe(false);
});

test('an absence of PostgreSQL is one trouble, however it shows, and has one end', () => {
  const lines: string[] = [];
  const trouble = makeTrouble(
    (error) => lines.push(String(error)),
    () => lines.push('back'),
  );
  trouble.met(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
  trouble.met(new Error('Connection terminated unexpectedly'));
  trouble.over();
  trouble.over();
  expect(lines).toEqual(['Error: refused', 'back']);
});
