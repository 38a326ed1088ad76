import { expect, test } from 'vitest';
import { pageForTests } from '#web/testing/page-for-tests.ts';
import { linksTo, requestPage } from '#web/testing/request-page.ts';

test.each([
  ['/holidays/june-2027', 'departureDate=01/06/2027&departureRangeEndDate=30/06/2027'],
  ['/holidays/all-inclusive', 'filters[board][0]=AI'],
])('%s leads to what it costs everywhere [ROUTE-20]', async (address, words) => {
  const { status, location } = await requestPage(address);
  expect(status).toBe(302);
  expect(location).toMatch(/^\/holiday-discovery\?/);
  expect(location).toContain(words);
  expect((await requestPage(location ?? '')).status).toBe(200);
});

test('a year shows its months [ROUTE-20]', async () => {
  const { status, html } = await requestPage('/holidays/2027');
  expect(status).toBe(200);
  expect(linksTo(html, 'June 2027')).toEqual(['/holidays/june-2027']);
});

test.each([
  ['2026-12-18', 'Leave in 2026'],
  ['2026-12-19', 'Leave in 2027'],
])(
  'with %s as the first day to leave the months begin with "%s" [DATE-12]',
  async (earliestDepartureDate, words) => {
    const { domainConfig } = pageForTests();
    const { text } = await requestPage('/holidays', {
      page: { domainConfig: { ...domainConfig, checkoutRules: { earliestDepartureDate } } },
    });
    expect(text.match(/Leave in \d{4}/)?.[0]).toBe(words);
  },
);

test.each(['/holidays/brumaire', '/holidays/2019'])('%s is neither [ROUTE-15]', async (address) => {
  expect((await requestPage(address)).status).toBe(404);
});
