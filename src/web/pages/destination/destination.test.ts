import { expect, test, vi } from 'vitest';
import { destinationPrices } from '#web/testing/holidays/destination.ts';
import { linksTo, requestPage } from '#web/testing/request-page.ts';

test.each([
  ['/destinations/spain', 'Spain', 'REGION'],
  ['/destinations/spain/majorca', 'Majorca', 'RESORT'],
  ['/destinations/spain/majorca/alcudia', 'Alcúdia', 'RESORT'],
])(
  '%s is the page of %s, whose prices open as those holidays [ROUTE-08]',
  async (address, name, level) => {
    const ask = vi.fn(({ criteria }) => destinationPrices(criteria));
    const { status, html, text } = await requestPage(address, {
      answers: { DestinationPrices: ask },
    });
    expect(status).toBe(200);
    for (const words of [
      name,
      '£605.12 for two, 7 nights',
      '£290 each',
      '2 h 25 from London Gatwick',
      '1 April to 31 October',
    ])
      expect(text).toContain(words);
    expect(linksTo(html, 'from £303 each, leaving 9 Jun')).toEqual([
      '/holiday/h3.1/f3.1?seen=60512',
    ]);
    expect(linksTo(html, 'From £301 each')).toEqual(['/holiday/h2.1/f2.1?seen=60001']);
    expect(linksTo(html, 'See this holiday at Hotel Miramar Blanc')).toEqual([
      '/holiday/h1.1/f1.1?seen=58000',
    ]);
    expect(linksTo(html, 'Hotel Miramar Blanc')).toContain('/hotels/12/hotel-miramar-blanc');
    expect(new Set(linksTo(html, '1 Puerto Pollensa'))).toEqual(
      new Set(['/destinations/spain/majorca/puerto-pollensa']),
    );
    expect(ask.mock.calls[0]?.[0]).toMatchObject({
      level,
      criteria: { departureDate: '2027-04-01', departureRangeEndDate: '2027-04-28' },
    });
  },
);

test('the tabs are addresses: Overview, Things To Do, Travel Advice [LAND-02]', async () => {
  const { html } = await requestPage('/destinations/spain/majorca');
  const tabs = ['Overview', 'Things To Do', 'Travel Advice'].map((tab) => linksTo(html, tab)[0]);
  expect(tabs).toEqual([
    '/destinations/spain/majorca',
    '/destinations/spain/majorca?tab=things-to-do',
    '/destinations/spain/majorca?tab=travel-advice',
  ]);
  expect((await requestPage(tabs[1]!)).text).toContain('Walk the town walls.');
  const advice = await requestPage(tabs[2]!);
  for (const words of ['Issued less than 10 years', '€46.20', '1 hour ahead of home', '112'])
    expect(advice.text).toContain(words);
  expect(linksTo(advice.html, 'Check gov.uk advice for Spain')).toEqual([
    'https://www.gov.uk/foreign-travel-advice/spain',
  ]);
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
