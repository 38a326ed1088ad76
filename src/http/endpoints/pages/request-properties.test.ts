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

test('a page is rendered with all that is known of its request and host [ROUTE-27, ROUTE-28]', async () => {
  const handle = makePageHandler({
    currentContext: () => running.shop,
    executor: running.executor,
    web: { render: async (_request, { page }) => Response.json(page) },
    manifest: {},
    policy: policyOf(running.shop),
    log: pino({ level: 'silent' }),
  });
  const response = await handle(new Request('http://localhost/'), {
    market: 'gb',
    network: '192.0.2.7',
    reference: 'K7M2Q4XD',
  });
  // Rendering adds `namespacesRequired`.
  expect(await response.json()).toMatchObject({
    affiliate: null,
    allocation: expect.stringMatching(/^\d{1,4}$/),
    appVersion: null,
    authentication: { emailAddress: null },
    botScore: 0,
    deviceType: 'desktop',
    devMode: false,
    domainConfig: {
      baseUrl: 'http://localhost',
      locale: 'en-GB',
      brand: { name: expect.any(String) },
      features: expect.any(Object),
      checkoutRules: { earliestDepartureDate: expect.stringMatching(/^\d{4}-\d\d-\d\d/) },
    },
    inApp: false,
    flagshipFlags: expect.any(Object),
    operatingSystem: 'other',
    rememberToken: expect.any(String),
    splitTests: {},
    userAgent: '',
  });
});
