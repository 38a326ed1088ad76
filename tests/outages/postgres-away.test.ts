/**
 * PostgreSQL is killed, cut off and started again beneath a running site: the site's process lives,
 * answers what it can, says what it cannot, and is whole again soon after (F-03).
 */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePool } from '#server/db/pool.ts';
import { readSettings } from '#server/platform/settings.ts';
import {
  openSiteVisitor,
  PLACE,
  placeOrderOf,
  preparePurchase,
  type ReadyCheckout,
  type SiteVisitor,
} from '#testing/callers/site-visitor.ts';
import { openOutside, untilAnswers, type Outside, type SiteProcess } from './running-site.ts';

const LONG_MS = 600_000;

let outside: Outside;
let site: SiteProcess;
let visitor: SiteVisitor;
let cardFields: string;

beforeAll(async () => {
  outside = await openOutside();
  cardFields = readSettings(outside.environment).payment.fieldsUrl;
  site = await outside.startSite();
  await untilAnswers(`${site.url}/_ready`, site);
  visitor = openSiteVisitor(site.url);
}, LONG_MS);
afterAll(() => outside.close(), LONG_MS);

const prepare = (): Promise<ReadyCheckout> => preparePurchase(visitor, cardFields);

const statusOf = async (path: string, init?: RequestInit): Promise<number> => {
  const answer = await fetch(`${site.url}${path}`, init);
  await answer.arrayBuffer();
  return answer.status;
};

/** An order from search to the end: everything that the site does works. */
async function expectWhole(): Promise<void> {
  await untilAnswers(`${site.url}/_ready`, site);
  expect(await placeOrderOf(visitor, await prepare())).toBe('PlacedOrder');
  expect(site.child.exitCode).toBeNull();
}

test(
  'every connection is ended again and again: the process lives, and all is well afterwards',
  async () => {
    const breaker = makePool({ url: outside.databaseUrl, size: 1, name: 'breaker' });
    for (let round = 0; round < 40; round += 1) {
      await breaker.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`,
      );
      await statusOf('/results');
      await sleep(150);
    }
    await breaker.end();
    await expectWhole();
  },
  LONG_MS,
);

test(
  'while PostgreSQL is away the site says so and answers what needs no database; then it is whole again',
  async () => {
    const ready = await prepare();
    expect(await statusOf('/faqs', { headers: { cookie: visitor.cookie() } })).toBe(200);
    await outside.postgres.kill();
    await expect.poll(() => statusOf('/_ready')).toBe(503);
    expect(await (await fetch(`${site.url}/_ready`)).text()).toBe('missing: PostgreSQL');
    expect(await statusOf('/_live')).toBe(200);
    expect(await statusOf('/')).toBe(200);
    expect(await statusOf('/faqs', { headers: { cookie: visitor.cookie() } })).toBe(200);

    const placing = await visitor.post(PLACE, ready);
    expect([placing.status, placing.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await placing.json()).toMatchObject({
      errors: [{ extensions: { code: 'UNAVAILABLE' } }],
    });
    const page = await fetch(`${site.url}/booking/${ready.checkoutId}/passengers`, {
      headers: { cookie: visitor.cookie() },
    });
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2']);
    const documents = await fetch(`${site.url}/booking/${ready.checkoutId}/documents/holiday.ics`, {
      headers: { cookie: visitor.cookie() },
    });
    expect([documents.status, documents.headers.get('retry-after')]).toEqual([503, '2']);

    await outside.postgres.start();
    const back = performance.now();
    await untilAnswers(`${site.url}/_ready`, site);
    expect(await placeOrderOf(visitor, ready)).toBe('PlacedOrder');
    console.log(`whole again ${Math.round(performance.now() - back)} ms after PostgreSQL was`);
    await expectWhole();
  },
  LONG_MS,
);

test(
  'orders that PostgreSQL went away under are placed once, without a restart of the site',
  async () => {
    const readies = [await prepare(), await prepare(), await prepare()];
    const placings = readies.map((ready) => visitor.post(PLACE, ready));
    await sleep(Math.random() * 300);
    await outside.postgres.kill();
    for (const placing of await Promise.all(placings)) expect([200, 503]).toContain(placing.status);
    await outside.postgres.start();
    await untilAnswers(`${site.url}/_ready`, site);
    for (const ready of readies) expect(await placeOrderOf(visitor, ready)).toBe('PlacedOrder');
    const pool = makePool({ url: outside.databaseUrl, size: 1 });
    const { rows } = await pool.query(
      'select count(*)::int as orders from customer_order where checkout_id = any($1)',
      [readies.map(({ checkoutId }) => checkoutId)],
    );
    await pool.end();
    expect(rows).toEqual([{ orders: 3 }]);
  },
  LONG_MS,
);

test(
  'a site that is started while PostgreSQL is away opens when it is there',
  async () => {
    await outside.postgres.kill();
    const late = await outside.startSite();
    await expect
      .poll(() => late.logged())
      .toContain('PostgreSQL is away: the price index is opened later');
    await outside.postgres.start();
    await untilAnswers(`${late.url}/_ready`, late);
    late.child.kill('SIGTERM');
    expect((await once(late.child, 'exit'))[0]).toBe(0);
    await expectWhole();
  },
  LONG_MS,
);
