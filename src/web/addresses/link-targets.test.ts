import { expect, test } from 'vitest';
import { requestPage } from '#web/testing/request-page.ts';

const TARGETS = [
  '/about-us',
  '/privacy',
  '/contact_us',
  '/terms-and-conditions',
  '/package-rights',
  '/cookie-policy',
  '/accessibility-statement',
  '/main-sitemap',
  '/hotels-sitemap/1',
  '/destinations',
  '/destinations/spain/majorca/alcudia',
  '/travel-updates',
  '/health-and-safety',
  '/book-with-confidence',
  '/flexible-payments',
  '/faqs',
  '/holidays',
  '/holidays/all-inclusive',
  '/holidays/june-2027',
  '/holidays/2027',
  '/holidays/perks',
  '/holidays/group',
  '/gatekeeper/login',
  '/account/customer',
  '/account/bookings',
  '/scrapbook',
  '/previous_searches',
  '/holiday-extras',
  '/tourist-tax',
  '/free-covid-tests',
  '/gb/en/flights-confirmation',
  '/late-booking',
  '/holidays/late-deals',
];

test.each(TARGETS)('%s answers with a page, or leads to one [ROUTE-19]', async (target) => {
  let answer = await requestPage(target);
  for (let steps = 0; answer.status === 302 && steps < 2; steps++)
    answer = await requestPage(answer.location ?? '');
  expect(answer.status).toBe(200);
});

test('the map of the site names no dead link', async () => {
  const { html } = await requestPage('/main-sitemap');
  const links = [
    ...new Set(
      [...html.matchAll(/<main.*<\/main>/gs)].flatMap(([main]) =>
        [...main.matchAll(/href="(\/[^"]*)"/g)].map(([, href = '']) => href),
      ),
    ),
  ];
  expect(links.length).toBeGreaterThan(20);
  for (const link of links) expect([200, 302], link).toContain((await requestPage(link)).status);
});
