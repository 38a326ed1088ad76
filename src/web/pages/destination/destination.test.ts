import { expect, test, vi } from 'vitest';
import { destinationPrices } from '#web/testing/holidays/destination.ts';
import { linksTo, requestPage } from '#web/testing/request-page.ts';

test.each([
  ['/destinations/spain', 'Spain', 'REGION'],
  ['/destinations/spain/majorca', 'Majorca', 'RESORT'],
  ['/destinations/spain/majorca/alcudia', 'Alcúdia', 'RESORT'],
])('%s is the page of %s with its cheapest holidays [ROUTE-08]', async (address, name, level) => {
  const ask = vi.fn(({ criteria }) => destinationPrices(criteria));
  const { status, html, text } = await requestPage(address, {
    answers: { DestinationPrices: ask },
  });
  expect(status).toBe(200);
  expect(text).toContain(`Cheapest holidays in ${name}`);
  expect(text).toContain('£580 total for 2, £290 each');
  expect(text).toContain('Palma (48 km)');
  expect(text).toContain('1 April to 31 October');
  expect(linksTo(html, 'Hotel Miramar Blanc')).toContain('/hotels/12');
  expect(linksTo(html, 'Puerto Pollensa')).toEqual([
    '/destinations/spain/majorca/puerto-pollensa',
    '/results?locationIds[0]=below',
  ]);
  expect(ask.mock.calls[0]?.[0]).toMatchObject({
    level,
    criteria: { departureDate: '2027-04-01', departureRangeEndDate: '2027-04-28' },
  });
});

test('the places above lead to their pages [ROUTE-08]', async () => {
  const { html } = await requestPage('/destinations/spain/majorca/alcudia');
  expect([linksTo(html, 'Spain')[0], linksTo(html, 'Majorca')[0]]).toEqual([
    '/destinations/spain',
    '/destinations/spain/majorca',
  ]);
});

test.each(['/destinations/atlantis', '/destinations/spain-majorca', '/destinations/spain/menorca'])(
  '%s is no place [ROUTE-15]',
  async (address) => {
    expect((await requestPage(address)).status).toBe(404);
  },
);
