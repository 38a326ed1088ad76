/** What is told of a visit, to whom: nothing without consent, and then only what is listed. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { CONSENT_COOKIE, makeConsent } from '#domain/tracking/consent.ts';
import { expect, test } from '../support/journey.ts';
import { freshEmail } from '../support/mail.ts';
import { payByCard } from '../support/paying.ts';
import { comeToPayment } from '../support/purchase.ts';

const SITE = process.env['E2E_SITE']!;
const CARD_PROVIDER = process.env['E2E_CARD_PROVIDER']!;

/** From here on: the kinds that the browser tells, and every origin that is asked. */
function overhear(context: BrowserContext) {
  const published: string[] = [];
  const origins = new Set<string>();
  context.on('request', (request) => {
    const { origin, pathname, protocol } = new URL(request.url());
    if (protocol.startsWith('http')) origins.add(origin);
    if (pathname === '/event') published.push(request.headers()['name'] ?? '');
  });
  return { published, origins };
}

/** Kinds of the events whose text names this, as the consumer has got them. */
function taken(naming: string): string[] {
  const file = path.join(process.env['E2E_SITE_DATA']!, 'events.ndjson');
  const lines = readFileSync(file, { flag: 'a+', encoding: 'utf8' }).split('\n');
  return lines.filter((line) => line.includes(naming)).map((line) => JSON.parse(line).name);
}

/** A name for the browser, by which its events are found again. */
const agentOf = (name: string) => `Mozilla/5.0 (X11; Linux x86_64) ${name}`;

test.describe('who has answered nothing', () => {
  test.use({ userAgent: agentOf('Silent/1.0'), storageState: { cookies: [], origins: [] } });
  test('books a holiday of which nobody is told [COOK-02]', async ({ page, context }) => {
    const { published, origins } = overhear(context);
    await comeToPayment(page, { leave: '2027-06-12', email: freshEmail('silent') });
    await payByCard(page, 'visa');
    await page.waitForURL('**/confirmation');
    expect(published).toEqual([]);
    expect([...origins].filter((origin) => origin !== SITE)).toEqual([CARD_PROVIDER]);
    expect(taken('Silent/1.0')).toEqual([]);
  });
});

test.describe('who has accepted analytics', () => {
  test.use({ userAgent: agentOf('Counted/1.0') });
  test('is told of from the search to the order, by our own server [TRK-06]', async ({
    page,
    context,
  }) => {
    const accepted = { analytical: true, functional: false, marketing: false };
    const today = new Date().toISOString().slice(0, 10);
    await context.addCookies([
      {
        name: CONSENT_COOKIE,
        value: makeConsent({ ...accepted, personalisation: false }, today),
        url: SITE,
      },
    ]);
    const { published, origins } = overhear(context);
    await comeToPayment(page, { leave: '2027-06-12', email: freshEmail('counted') });
    const way = [
      'Search',
      'HolidayView',
      ...Array.from({ length: 5 }, () => 'HolidayCheckoutBasket'),
    ];
    await expect.poll(() => published).toEqual(way);
    await payByCard(page, 'visa');
    await page.waitForURL('**/confirmation');
    await expect
      .poll(() => new Set(origins))
      .toEqual(new Set([SITE, CARD_PROVIDER, process.env['E2E_TRACKERS']]));
    const all = [...way.slice(0, 2), 'HolidayBasket', ...way.slice(2), 'HolidayOrder'];
    await expect.poll(() => taken('Counted/1.0')).toEqual(all);
  });
});
