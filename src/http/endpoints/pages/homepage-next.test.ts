import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { policyOf } from '#http/web-app.ts';
import { openRunningShop, type RunningShop } from '#testing/running-shop.ts';
import { makePageHandler } from './pages.ts';

let running: RunningShop;
beforeAll(async () => {
  running = await openRunningShop({ hotels: 7 });
});
afterAll(() => running.close());

test.each([
  ['/', true],
  ['/homepage-next', false],
  ['/homepage-next/?utm_source=x', false],
])('for %s its visitor is looked up: %s [ROUTE-22]', async (address, isLookedUp) => {
  const asked: string[] = [];
  const database = running.shop.database.withPlugin({
    transformQuery: ({ node }) => (asked.push(node.kind), node),
    transformResult: async ({ result }) => result,
  });
  const handle = makePageHandler({
    currentContext: () => ({ ...running.shop, database }),
    executor: running.executor,
    web: { render: async (_request, { page }) => Response.json(page.authentication) },
    manifest: {},
    policy: policyOf(running.shop),
    log: pino({ level: 'silent' }),
  });
  const response = await handle(
    new Request(new URL(address, 'http://localhost'), { headers: { cookie: 'session=a-token' } }),
    { market: 'gb', network: '192.0.2.7', reference: 'K7M2Q4XD' },
  );
  expect(response.status).toBe(200);
  expect(asked.length > 0).toBe(isLookedUp);
});
