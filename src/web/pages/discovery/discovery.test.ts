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

const CHOOSE = 'Search the chosen places';
const chosenFrom = (...places: readonly string[]) =>
  `/holiday-discovery?nights=10&departureAirports=LBA&locationIds=europe&search=chosen${places.map((place) => `&chosen=${place}`).join('')}`;

test('chosen places are searched together with the rest of the search [DISC-02]', async () => {
  const { html } = await requestPage('/holiday-discovery?nights=10&departureAirports=LBA');
  expect(html).toContain('name="chosen" value="greece"');
  expect(Object.fromEntries(postedFields(html, CHOOSE))).toMatchObject({
    'nights[0]': '10',
    'departureAirports[0]': 'LBA',
  });
  const { location } = await requestPage(chosenFrom('spain', 'greece'));
  expect(location).toMatch(/^\/results\?/);
  const query = new URLSearchParams(location?.split('?')[1]);
  expect(
    ['locationIds[0]', 'locationIds[1]', 'locationIds[2]', 'nights[0]'].map((name) =>
      query.get(name),
    ),
  ).toEqual(['spain', 'greece', null, '10']);
});

test('three places can be chosen; a fourth is refused by the address too, and what was ticked stays [DISC-01]', async () => {
  expect((await requestPage(chosenFrom('spain', 'greece', 'italy'))).status).toBe(302);
  const { location, text, html } = await requestPage(
    chosenFrom('spain', 'greece', 'italy', 'malta'),
  );
  expect(location).toBeNull();
  expect(text).toContain('3 is the maximum number of destinations you can select. Take one out');
  expect(postedFields(html, CHOOSE).getAll('chosen')).toEqual(['spain', 'greece']);
});

test('to choose no place is told [MSG-03]', async () => {
  const { location, text } = await requestPage(chosenFrom());
  expect(location).toBeNull();
  expect(text).toContain('Please select at least one destination');
});

test('a search that cannot run goes back to its form', async () => {
  expect((await requestPage('/holiday-discovery?adults=9&children=1&childAges=4')).location).toBe(
    '/?adults=9&children=1&childAges=4',
  );
});
