/** Copies and erasures as the engine of durable work carries them out. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePlacementFailures } from '#server/order/placement-failures.ts';
import { makeDbosEngine } from '#server/workflow/dbos-engine.ts';
import type { Engine } from '#server/workflow/engine.ts';
import { makeTestShop, type TestShop } from '#testing/booking-shop.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { logInByCode, loginContext, openBrowser, type Browser } from '#testing/login.ts';
import { askForCopy, askForErasure } from './data-requests.ts';
import { defineDataWork, type DataWork } from './data-work.ts';

let db: TestDatabase;
let shop: TestShop;
let engine: Engine;
let work: DataWork;

beforeAll(async () => {
  db = await openTestDatabase();
  shop = makeTestShop(db);
  engine = makeDbosEngine({
    databaseUrl: db.url,
    failures: makePlacementFailures(shop.database, () => undefined),
  });
  work = defineDataWork(shop, engine);
  await engine.start();
});
afterAll(async () => {
  await engine.stop();
  await db.close();
});

/** A browser in which the customer of this mailbox is logged in. */
async function logIn(email: string): Promise<Browser> {
  const browser = openBrowser(shop);
  await logInByCode(loginContext(shop), browser, email);
  return browser;
}

const requestsOf = (kind: 'EXPORT' | 'ERASURE') =>
  shop.database
    .selectFrom('data_request')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('asked_at', 'desc')
    .execute();

/** How the engine remembers these requests. */
const statusesOf = async (ids: readonly string[]) =>
  (
    await db.pool.query<{ status: string }>(
      'select status from dbos.workflow_status where workflow_uuid = any($1)',
      [ids],
    )
  ).rows.map(({ status }) => status);

const countRetries = async () => (await db.pool.query('select from retry')).rowCount;

test('an erasure ends well, with its copy of before and nothing left to try again [S-29]', async () => {
  const browser = await logIn('bea@example.com');
  await askForCopy(shop, await browser.request());
  expect(await work.makeCopies()).toBe('done');
  const [copy] = await requestsOf('EXPORT');
  expect(await statusesOf([copy!.id])).toEqual(['SUCCESS']);
  await askForErasure(shop, await browser.request());
  shop.setTime('2026-12-05T10:00:00Z');
  expect(await work.eraseDue()).toBe('done');
  const [erasure] = await requestsOf('ERASURE');
  expect(erasure!.finished_at).not.toBeNull();
  expect(await statusesOf([copy!.id, erasure!.id])).toEqual(['SUCCESS']);
  expect(await countRetries()).toBe(0);
  expect(await browser.visitor()).toEqual({ kind: 'nobody' });
});
