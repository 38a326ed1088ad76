/** Copies and erasures as the engine of durable work carries them out. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { customerOf } from '#server/account/visitor.ts';
import { placeOrder } from '#server/order/placing/place-order.ts';
import { makeDbosEngine } from '#server/workflow/dbos-engine.ts';
import type { Engine } from '#server/workflow/engine.ts';
import { makeStepFailures } from '#server/workflow/step-failures.ts';
import {
  claimDecided,
  fillCheckout,
  makeTestShop,
  openBasket,
  pay,
  type TestShop,
} from '#testing/booking-shop.ts';
import { UNCOUNTED } from '#testing/callers/uncounted.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { logInByCode, loginContext, openBrowser, type Browser } from '#testing/login.ts';
import { askForCopy, askForErasure } from './data-requests.ts';
import { defineDataWork, type DataWork } from './data-work.ts';

let db: TestDatabase;
let shop: TestShop;
/** The same shop as the Irish site has it. */
let irish: TestShop;
let engine: Engine;
let work: DataWork;

beforeAll(async () => {
  db = await openTestDatabase();
  shop = makeTestShop(db);
  engine = makeDbosEngine({
    databaseUrl: db.url,
    failures: makeStepFailures(shop.database, () => undefined),
  });
  irish = { ...shop, market: { ...shop.market, market: 'ie' } };
  const sellers = new Map([...shop.sellers, ['ie', irish] as const]);
  work = defineDataWork({ ...shop, sellers }, engine);
  await engine.start();
});
afterAll(async () => {
  await engine.stop();
  await db.close();
});

const asking = () => ({ ...shop, caller: UNCOUNTED });

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

/** The queues in which something waits to be tried again. */
const queuesWithRetries = async () =>
  (await db.pool.query<{ queue: string }>('select queue from retry')).rows.map(
    ({ queue }) => queue,
  );

test('an erasure ends well, with its copy of before and nothing left to try again [S-29]', async () => {
  const browser = await logIn('bea@example.com');
  await askForCopy(asking(), await browser.request());
  expect(await work.makeCopies()).toBe('done');
  const [copy] = await requestsOf('EXPORT');
  expect(await statusesOf([copy!.id])).toEqual(['SUCCESS']);
  await askForErasure(asking(), await browser.request());
  shop.setTime('2026-12-05T10:00:00Z');
  expect(await work.eraseDue()).toBe('done');
  const [erasure] = await requestsOf('ERASURE');
  expect(erasure!.finished_at).not.toBeNull();
  expect(await statusesOf([copy!.id, erasure!.id])).toEqual(['SUCCESS']);
  expect(await queuesWithRetries()).toEqual([]);
  expect(await browser.visitor()).toEqual({ kind: 'nobody' });
});

test('a holiday that is booked while an erasure begins puts it off until after it [S-29]', async () => {
  shop.setTime('2026-12-05T10:00:00Z');
  const browser = await logIn('cleo@example.com');
  await askForErasure(asking(), await browser.request());
  const { id } = (await requestsOf('ERASURE'))[0]!;
  shop.setTime('2026-12-19T10:00:00Z');
  const placementId = await claimAs(browser);
  const looking = work.eraseDue();
  await vi.waitFor(async () => expect(await queuesWithRetries()).toEqual(['data-request']), {
    timeout: 10_000,
  });
  await placeOrder(shop, placementId);
  expect(await looking).toBe('done');
  expect(await statusesOf([id])).toEqual([]);
  expect(await queuesWithRetries()).toEqual([]);
  expect(await emailIn(browser)).toBe('cleo@example.com');
  shop.setTime('2027-07-31T10:00:00Z');
  expect(await work.eraseDue()).toBe('done');
  expect(await emailIn(browser)).toBe('cleo@example.com');
  shop.setTime('2027-08-01T10:00:00Z');
  expect(await work.eraseDue()).toBe('done');
  expect(await emailIn(browser)).toBeUndefined();
  expect(await statusesOf([id])).toEqual(['SUCCESS']);
});

test('a copy that is asked for when its customer is erased is over with it [S-29]', async () => {
  shop.setTime('2027-09-01T10:00:00Z');
  const browser = await logIn('dot@example.com');
  await askForErasure(asking(), await browser.request());
  await askForCopy(asking(), await browser.request());
  shop.setTime('2027-09-15T10:00:00Z');
  expect(await work.eraseDue()).toBe('done');
  const [copy] = await requestsOf('EXPORT');
  expect(copy!.finished_at).not.toBeNull();
  expect(await work.makeCopies()).toBe('done');
  expect((await requestsOf('EXPORT')).map(({ document }) => document)).toEqual([null, null]);
});

test('who asks at the Irish site is written to by its seller [SITE-07]', async () => {
  const browser = await logIn('aoife@example.com');
  await askForCopy({ ...irish, caller: UNCOUNTED }, await browser.request());
  expect(await work.makeCopies()).toBe('done');
  const [copy] = await requestsOf('EXPORT');
  const mail = await shop.database
    .selectFrom('outbox_mail')
    .select(['template', 'market'])
    .where('recipient', '=', 'aoife@example.com')
    .where('template', '=', 'copy-ready')
    .execute();
  expect(copy?.market).toBe('ie');
  expect(mail).toEqual([{ template: 'copy-ready', market: 'ie' }]);
});

/** Whose mailbox is logged in. */
const emailIn = async (browser: Browser) => customerOf(await browser.visitor())?.emailAddress;

/** A checkout of whoever is logged in, claimed; the placement's id. */
async function claimAs(browser: Browser): Promise<string> {
  const visitor = await (await browser.request()).open();
  const context = { ...shop, caller: UNCOUNTED, visitor };
  const checkoutId = await fillCheckout(context, await openBasket(context));
  const claim = await claimDecided(context, checkoutId, await pay(context, checkoutId));
  if (claim.kind !== 'claimed') throw new Error(JSON.stringify(claim));
  return claim.placementId;
}
