import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { eventLag, mailLag } from './outbox-lag.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

test('mail lags by what has waited longest, and not once it is sent', async () => {
  expect(await mailLag(db.pool)).toBe(0);
  await db.pool.query(
    `insert into outbox_mail (id, recipient, template, document, created_at)
     select 'm' || seconds, 'a@example.com', 'sign_in_code', '{}', now() - make_interval(secs => seconds)
     from unnest(array[30, 90]) as seconds`,
  );
  expect(await mailLag(db.pool)).toBeCloseTo(90, -1);
  await db.pool.query(`update outbox_mail set sent_at = now() where id = 'm90'`);
  expect(await mailLag(db.pool)).toBeCloseTo(30, -1);
});

test('events lag until they are dealt out, and then until each consumer has taken them', async () => {
  expect(await eventLag(db.pool)).toBe(0);
  await db.pool.query(
    `insert into event_outbox (id, kind, market, data, created_at)
     values ('e1', 'Search', 'gb', '{}', now() - interval '60 seconds')`,
  );
  expect(await eventLag(db.pool)).toBeCloseTo(60, -1);
  await db.pool.query(`update event_outbox set dealt_at = now()`);
  expect(await eventLag(db.pool)).toBe(0);
  await db.pool.query(`insert into event_delivery (event_id, consumer) values ('e1', 'webhook')`);
  expect(await eventLag(db.pool)).toBeCloseTo(60, -1);
  await db.pool.query(`update event_delivery set done_at = now()`);
  expect(await eventLag(db.pool)).toBe(0);
});
