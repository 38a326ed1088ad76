import { expect, test } from 'vitest';
import { linksTo, postedFields, requestPage } from '#web/testing/request-page.ts';

test('each country has its cheapest holiday, and opens the search that begins with it [ROUTE-14]', async () => {
  const { status, html, text } = await requestPage('/holiday-discovery');
  expect(status).toBe(200);
  expect(text).toContain('cheapest of 12 hotels £840 total for 2, £420 each');
  expect(linksTo(html, 'Spain')).toEqual(['/results?locationIds[0]=spain&sort=PRICE_LOW_HIGH']);
});

test('the map has each place at its cheapest total, and leads to its search', async () => {
  const { html } = await requestPage('/holiday-discovery');
  const pins = [
    ...html.matchAll(/<a href="([^"]+)"[^>]*data-pin="([^"]*)"[^>]*aria-label="([^"]*)"/g),
  ].map(([, href, places, words]) => [href, places, words]);
  expect(pins).toContainEqual([
    '/results?locationIds[0]=greece&amp;sort=PRICE_LOW_HIGH',
    'greece',
    '£940, Greece: £940 in total',
  ]);
  expect(pins.map(([, places]) => places)).toEqual(['spain', 'greece']);
});

test.each([
  ['region', 'Majorca'],
  ['resort', 'Port de Sóller'],
])('by %s there is %s', async (level, place) => {
  const { html, text } = await requestPage(`/holiday-discovery?adults=2&level=${level}`);
  expect(text).toContain(place);
  expect(html).toMatch(/aria-current="page"[^>]*>(Regions|Resorts)</);
});

test('chosen places are searched together with the rest of the search [DISC-01, DISC-02]', async () => {
  const { html } = await requestPage('/holiday-discovery?nights=10&departureAirports=LBA');
  expect(html).toContain('name="locationIds" value="greece"');
  expect(Object.fromEntries(postedFields(html, 'Search the chosen places'))).toMatchObject({
    'nights[0]': '10',
    'departureAirports[0]': 'LBA',
  });
});

test('a search that cannot run goes back to its form', async () => {
  expect((await requestPage('/holiday-discovery?adults=9&children=1&childAges=4')).location).toBe(
    '/?adults=9&children=1&childAges=4',
  );
});
