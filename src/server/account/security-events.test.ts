import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTestCustomer } from '#testing/customers.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { forgetRefusals, noteSecurityEvent } from './security-events.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await db.pool.query('truncate security_event');
});
afterAll(() => db.close());

const kept = async () =>
  (await db.pool.query('select kind, network, times from security_event order by id')).rows;

test('a thousand refusals of a client in an hour are one row, at once as well; another client, customer or hour is another', async () => {
  const { database } = db;
  const customerId = await makeTestCustomer(database);
  const thief = { kind: 'password refused', network: '203.0.113.0' } as const;
  for (let i = 0; i < 50; i++)
    await Promise.all(Array.from({ length: 20 }, async () => noteSecurityEvent(database, thief)));
  await noteSecurityEvent(database, { ...thief, network: '198.51.100.0' });
  await noteSecurityEvent(database, { ...thief, customerId });
  await noteSecurityEvent(database, { ...thief, kind: 'tries refused' });
  await db.pool.query(`update security_event set hour = hour - interval '1 hour' where times > 1`);
  await noteSecurityEvent(database, thief);
  expect(await kept()).toEqual([
    { kind: 'password refused', network: '203.0.113.0', times: 1_000 },
    { kind: 'password refused', network: '198.51.100.0', times: 1 },
    { kind: 'password refused', network: '203.0.113.0', times: 1 },
    { kind: 'tries refused', network: '203.0.113.0', times: 1 },
    { kind: 'password refused', network: '203.0.113.0', times: 1 },
  ]);
});

test('refusals are forgotten after 90 days; what a customer did is kept, each by itself', async () => {
  const { database } = db;
  const customerId = await makeTestCustomer(database);
  const login = { kind: 'logged in', customerId, network: '192.0.2.0' } as const;
  for (const kind of ['code refused', 'password locked', 'second factor refused'] as const)
    await noteSecurityEvent(database, { kind, network: '192.0.2.0' });
  await noteSecurityEvent(database, login);
  await noteSecurityEvent(database, login);
  const age = (days: number) =>
    db.pool.query(
      `update security_event set at = at - make_interval(days => $1), hour = hour - make_interval(days => $1)`,
      [days],
    );
  await age(89);
  await forgetRefusals(database);
  expect(await kept()).toHaveLength(5);
  await age(2);
  await forgetRefusals(database);
  expect((await kept()).map(({ kind }) => kind)).toEqual(['logged in', 'logged in']);
});
