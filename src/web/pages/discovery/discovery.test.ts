import { expect, test } from 'vitest';
import { linksTo, postedFields, requestPage } from '#web/testing/request-page.ts';

test('each country has its cheapest holiday, and opens the search that begins with it [ROUTE-14]', async () => {
  const { status, html, text } = await requestPage('/holiday-discovery');
  expect(status).toBe(200);
  expect(text).toContain('2 h 30 away · 19° 12 hotels');
  expect(linksTo(html, '£420 each for holidays in Spain')).toEqual([
    '/results?locationIds[0]=spain&sort=PRICE_LOW_HIGH',
  ]);
  expect(linksTo(html, 'Spain')).toContain('/destinations/spain');
});

test('the map has each place at its cheapest price, and leads to its poster', async () => {
  const { html } = await requestPage('/holiday-discovery');
  const pins = [
    ...html.matchAll(/<a href="([^"]+)"[^>]*data-pin="([^"]*)"[^>]*aria-label="([^"]*)"/g),
  ].map(([, href, places, words]) => [href, places, words]);
  expect(pins).toEqual([
    ['#place-spain', 'spain', 'Spain £420 each'],
    ['#place-greece', 'greece', 'Greece £470 each'],
  ]);
  expect(html).toContain('id="place-greece"');
});

test('limits of the address keep places from the wall, and leave them on the map', async () => {
  const all = await requestPage('/holiday-discovery');
  expect(all.text).toContain('2 countries fit');
  for (const limit of ['budget=430', 'hours=3', 'warmth=19']) {
    const { html, text } = await requestPage(`/holiday-discovery?${limit}`);
    expect(text).toContain('1 country fits');
    expect(html).not.toContain('id="place-greece"');
    expect(text).toContain('Greece £470');
    expect(html).toContain(`value="${limit.split('=')[1]}"`);
  }
});

test('where nothing fits, the least that would open a place is told, and a button does it', async () => {
  const { html, text } = await requestPage('/holiday-discovery?budget=400&hours=5');
  expect(text).toContain('Nothing fits yet. With £20 more, Spain fits.');
  expect(html).toMatch(/<button[^>]* value="budget-420" name="wider">/);
  const wider = await requestPage('/holiday-discovery?budget=400&hours=5&wider=budget-420');
  expect(wider.text).toContain('1 country fits');
});

test.each([
  ['region', 'Majorca'],
  ['resort', 'Port de Sóller'],
])('by %s there is %s', async (level, place) => {
  const { html, text } = await requestPage(`/holiday-discovery?adults=2&level=${level}`);
  expect(text).toContain(place);
  expect(html).toMatch(/aria-current="page"[^>]*>(Regions|Resorts)</);
});

const CHOOSE = 'Search these places';
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
  expect(text).toContain('3 is the maximum number of destinations you can select. Remove one');
  expect(
    html.match(/value="(spain|greece)"[^>]*checked=""|checked=""[^>]*value="(spain|greece)"/g),
  ).toHaveLength(2);
});

test('chosen places stand side by side by the address, without a list of all', async () => {
  const { status, text, html } = await requestPage(
    '/holiday-discovery?compare=chosen&chosen=spain&chosen=greece',
  );
  expect(status).toBe(200);
  for (const words of [
    'Compare places',
    '£420 each £840 in total for 2',
    '£470 each £940 in total for 2',
    '3 h 50 away',
    '19° by day',
    'Palma, 31 km from Port de Sóller',
    '£23.10',
    'Tue 12 January 2027, 7 nights',
  ])
    expect(text).toContain(words);
  expect(linksTo(html, 'Back to all places')).toHaveLength(1);
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
