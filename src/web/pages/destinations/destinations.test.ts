import { expect, test, vi } from 'vitest';
import { destinationsPage } from '#web/testing/holidays/destinations.ts';
import { linksTo, requestPage } from '#web/testing/request-page.ts';

test('all countries stand by continent and by name, each with its page, and each price opens that holiday [ROUTE-19]', async () => {
  const { status, html, text } = await requestPage('/destinations');
  expect(status).toBe(200);
  expect(text).toContain('4 countries, 147 hotels to book in December 2026');
  expect(linksTo(html, 'Spain from £155 each')).toEqual(['/holiday/h30806.1/f30806.1?seen=30806']);
  expect(linksTo(html, '1 Spain')).toEqual(['/destinations/spain']);
  expect(linksTo(html, 'Croatia')).toEqual(
    Array.from({ length: 3 }, () => '/destinations/croatia'),
  );
  expect(text).toContain('No holidays in December 2026');
  const index = html.slice(html.indexOf('id="az"'));
  const places = ['>Croatia<', '>The Gambia<', '>Portugal<', '>Spain<'].map((name) =>
    index.indexOf(name),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('warm is from 20 °C by day, cheap under £500 each, once a country and not what is warm', async () => {
  const { html, text } = await requestPage('/destinations');
  expect(text).toContain(
    'Tenerife 20° by day, sea 19°, 3 wet days From £264 each £526.06 for two, 12 Jan',
  );
  expect(linksTo(html, 'Majorca')).toEqual([]);
  expect(linksTo(html, 'Tenerife')).toEqual(['/destinations/spain/tenerife']);
  expect(linksTo(html, 'Costa Blanca')).toEqual(['/destinations/spain/costa-blanca']);
  expect(linksTo(html, 'From £500 each')).toEqual(['/holiday/h99998.1/f99998.1?seen=99998']);
  for (const dearer of ['Madrid', 'Gambian coast']) expect(linksTo(html, dearer)).toEqual([]);
});

test.each([
  ['?month=june-2027', '2027-06-01', '2027-06-30'],
  ['?month=june-2020', '2026-12-01', '2026-12-31'],
  ['', '2026-12-01', '2026-12-31'],
])('the month of "%s" has all prices, from %s to %s', async (query, from, until) => {
  const ask = vi.fn(destinationsPage);
  await requestPage(`/destinations${query}`, { answers: { DestinationsPage: ask } });
  expect(ask.mock.calls).toMatchObject([
    [{ criteria: { departureDate: from, departureRangeEndDate: until } }],
  ]);
});

test('where nothing is on sale all countries are still there', async () => {
  const none = { hotels: 0, places: [] };
  const answer = { ...destinationsPage(), countries: none, good: none, cheap: none };
  const { status, html, text } = await requestPage('/destinations', {
    answers: { DestinationsPage: () => answer },
  });
  expect(status).toBe(200);
  expect(text).toContain('We’ve nothing warm to sell in December 2026');
  expect(text).toContain('Nothing under £500 each leaves in December 2026');
  expect(linksTo(html, '1 Croatia')).toEqual(['/destinations/croatia']);
});

test('the page stands without the names of its maps, which are those of waters', async () => {
  const names = [
    { name: 'Balearic Sea', kind: 'WATER', spots: [{ x: 0.8, y: 0.9 }] },
    { name: 'Mali', kind: 'COUNTRY', spots: [{ x: 0.2, y: 0.2 }] },
  ];
  const named = await requestPage('/destinations', {
    answers: { NamesOnMap: () => ({ mapNames: names }) },
  });
  expect(named.text).toContain('Balearic Sea');
  expect(named.text).not.toContain('Mali');
  const { status, html, text } = await requestPage('/destinations', {
    answers: {
      NamesOnMap: () => {
        throw new Error('no outlines');
      },
    },
  });
  expect(status).toBe(200);
  expect(text).not.toContain('Balearic Sea');
  expect(linksTo(html, '1 Spain')).toEqual(['/destinations/spain']);
});
