import { expect, test, vi } from 'vitest';
import { STANDARD_FLAGS, type Flags } from '#domain/market/flags.ts';
import type { SearchCriteriaInput } from '#web/data/schema.generated.ts';
import { resultsAnswer } from '#web/testing/holidays/results.ts';
import { pageForTests } from '#web/testing/page-for-tests.ts';
import { linksTo, postedFields, requestPage } from '#web/testing/request-page.ts';

const QUERY =
  'searchType=HOLIDAY&locationIds[0]=majorca&locationIds[1]=menorca&departureAirports[0]=LBA&dateFormat=specific&departureDate=24/07/2027' +
  '&departureRangeEndDate=24/07/2027&flexibility=3&nights[0]=7&adults=2&children=2&infants=0&childAges[0]=9&childAges[1]=6&rooms=1&rooming=2-9-6' +
  '&filters[board][0]=HB&sort=POPULARITY&page=1&bags=1';
const ADDRESS = `/results?${QUERY}`;

test('a search is asked for as its address says it [ROUTE-05, RSLT-01]', async () => {
  const ask = vi.fn(({ criteria }) => resultsAnswer(criteria));
  const { status, text } = await requestPage(ADDRESS, { answers: { ResultsPage: ask } });
  expect(status).toBe(200);
  expect(text).toContain('200 holidays in Majorca and Menorca');
  expect(ask.mock.calls[0]?.[0].criteria).toMatchObject({
    searchType: 'HOLIDAY',
    locationIds: ['majorca', 'menorca'],
    departureAirports: ['LBA'],
    departureDate: '2027-07-24',
    rooming: [{ adults: 2, childAges: [9, 6] }],
    filters: { board: ['HB'] },
    bags: 1,
  });
});

test('the posted form goes to its own address, lists in indexed form [RSLT-03, SRCH-06, DATE-02, DATE-19]', async () => {
  const posted =
    'searchType=HOLIDAY&locationIds=majorca&locationIds=menorca&departureAirports=LBA&departureDate=2027-07-24&departureRangeEndDate=&flexibility=3&nights=7&adults=2&children=2&infants=0&childAges=9&childAges=6&rooms=1&filters[board]=HB&bags=1&destination=';
  const { status, location } = await requestPage(`/results?${posted}`);
  expect(status).toBe(302);
  // A form says no rooming (FLAG-09).
  expect(location).toBe(ADDRESS.replace('&rooming=2-9-6', ''));
});

const featuresOf = (changed: Partial<Flags>) => ({
  page: {
    domainConfig: {
      ...pageForTests().domainConfig,
      features: { ...STANDARD_FLAGS, ...changed },
    },
  },
});

test('a hotel is searched for with its place [SRCH-04]', async () => {
  const { location } = await requestPage('/results?hotelIds=12');
  expect(location).toContain('hotelIds[0]=12&hotelLocationId=port-de-soller&');
  expect((await requestPage(location ?? '')).status).toBe(200);
});

test('who sleeps where is said where rooming is on [SRCH-08]', async () => {
  const { location } = await requestPage(
    '/results?adults=3&rooming=2,1',
    featuresOf({ useRoomingPh1: false }),
  );
  expect(location).not.toContain('rooming');
  expect(location).toContain('rooms=2');
  expect((await requestPage(location ?? '', featuresOf({ useRoomingPh1: false }))).status).toBe(
    200,
  );
  expect((await requestPage('/results?adults=3&rooming=2,1')).location).toContain('rooming=2,1');
});

test('with the app router results stand at their own address [RSLT-04]', async () => {
  const { location } = await requestPage(ADDRESS, featuresOf({ searchToAppRouter: true }));
  expect(location).toBe(`/test-results?${QUERY}`);
  expect((await requestPage(location ?? '', featuresOf({ searchToAppRouter: true }))).status).toBe(
    200,
  );
});

test('with discovery a search without a place goes there, whatever else is on [RSLT-05]', async () => {
  const features = featuresOf({ holidayDiscovery: true, searchToAppRouter: true });
  expect((await requestPage('/results?searchType=HOLIDAY', features)).location).toMatch(
    /^\/holiday-discovery\?searchType=HOLIDAY&/,
  );
  expect((await requestPage(ADDRESS, features)).location).toBe(`/test-results?${QUERY}`);
});

test('a range of days is posted by its second date [DATE-01]', async () => {
  const { location } = await requestPage(
    '/results?departureDate=2027-07-01&departureRangeEndDate=2027-07-20',
  );
  expect(location).toContain(
    'dateFormat=range&departureDate=01/07/2027&departureRangeEndDate=20/07/2027',
  );
});

test('a typed place is found by its name, an unknown one goes back to the form [SRCH-36]', async () => {
  expect((await requestPage('/results?destination=naxos')).location).toContain(
    'locationIds[0]=naxos',
  );
  expect((await requestPage('/results?destination=Atlantis')).location).toBe(
    '/?destination=Atlantis',
  );
});

const refusing = (field: string) => ({
  answers: {
    ResultsPage: ({ criteria }: { criteria: SearchCriteriaInput }) => ({
      ...resultsAnswer(criteria),
      packageSearchResults: {
        ...resultsAnswer(criteria).packageSearchResults,
        total: 0,
        packages: [],
        errors: [{ code: 'unknown_place', field, message: 'We can’t find that place' }],
      },
    }),
  },
});

test('a place that nobody knows leads to the form, which says so, never to no holidays anywhere [SRCH-35]', async () => {
  const { status, location } = await requestPage(
    ADDRESS.replace('majorca', 'atlantis'),
    refusing('locationIds'),
  );
  expect(status).toBe(302);
  expect(location).toMatch(/^\/\?.*locationIds\[0\]=atlantis/);
  expect((await requestPage(location ?? '')).text).toContain(
    'We can’t find that place. Please choose where you want to go',
  );
  expect((await requestPage('/?departureAirports=XXX')).text).toContain(
    'We can’t find that departure airport. Please choose where you’re leaving from',
  );
  expect((await requestPage(ADDRESS.replace('/results', '/'))).text).not.toContain(
    'There is no such',
  );
});

test('a hotel that cannot be leads to the form, which says so, never to all holidays [SRCH-35]', async () => {
  const { status, location } = await requestPage('/results?hotelIds[0]=abc');
  expect([status, location]).toEqual([302, '/?hotelIds[0]=abc']);
  expect((await requestPage(location ?? '')).text).toContain(
    'We can’t find that hotel. Please choose where you want to go',
  );
});

test('the filters come before the list in the order of the keyboard, with a way past them; without script each week is a stop', async () => {
  const { html } = await requestPage(ADDRESS);
  const at = ['Skip to the list', 'id="narrow"', 'id="list"', 'id="map"'].map((mark) =>
    html.indexOf(mark),
  );
  expect(at).toEqual(at.toSorted((a, b) => a - b));
  expect(at[0]).toBeGreaterThan(0);
  expect(html).not.toContain('tabindex="-1" aria-label');
});

test('a page past the end goes on with the last one [RSLT-06]', async () => {
  expect((await requestPage(ADDRESS.replace('page=1', 'page=900'))).location).toBe(
    ADDRESS.replace('page=1', 'page=10'),
  );
});

test('a day that has passed is told, with the days that are shown in its place [DATE-18]', async () => {
  const { location } = await requestPage(ADDRESS.replaceAll('24/07/2027', '01/01/2020'));
  expect(location).toContain('departureDate=23/11/2026');
  expect((await requestPage(location ?? '')).text).toContain(
    'Wed 1 January 2020 has passed. Here are departures around Mon 23 November 2026',
  );
  const near = await requestPage(ADDRESS.replaceAll('24/07/2027', '21/11/2026'));
  expect((await requestPage(near.location ?? '')).text).toContain(
    'Sat 21 November 2026 is too soon to book',
  );
  expect((await requestPage(ADDRESS)).text).not.toMatch(/has passed|too soon/);
  expect((await requestPage('/?departureDate=2020-01-01')).text).toContain(
    'Wed 1 January 2020 has passed',
  );
});

test('a filter that means nothing is taken off [SRCH-35]', async () => {
  const { location } = await requestPage(ADDRESS, refusing('filters.areas'));
  expect(location).toBe(ADDRESS.replace('&filters[board][0]=HB', ''));
});

test.each([
  ['children without ages', 'adults=2&children=2', '/', 'SRCH-14'],
  ['a party of ten', 'adults=9&children=1&childAges=4', '/holidays/group', 'SRCH-20, ROUTE-17'],
  [
    'a departure tomorrow',
    'departureDate=2026-11-21',
    '/late-booking',
    'DATE-11, MSG-47, ROUTE-16',
  ],
])(
  '%s (%s) leads to %s, from there to the form as it was, and asks nothing of the engine [%s]',
  async (_, query, page) => {
    const ask = vi.fn();
    const { location } = await requestPage(`/results?${query}`, { answers: { ResultsPage: ask } });
    expect(location).toBe(`${page}?${query}`);
    const { html } = await requestPage(location ?? '');
    const formAddress =
      page === '/'
        ? location
        : linksTo(html, 'Search for a holiday').find((address) => address.startsWith('/?'));
    expect(formAddress).toBe(`/?${query}`);
    expect(ask).not.toHaveBeenCalled();
  },
);

test('every card shows total and share, its board, its flights, and leads to that deal at that total [R2, SITE-13]', async () => {
  const { html, text } = await requestPage(ADDRESS);
  expect(text).toContain('Hotel Miramar Blanc');
  expect(text).toContain('Family room · Half board');
  expect(text).toContain('Includes hold bags and £40 local tax');
  expect(linksTo(html, 'See holiday: Hotel Miramar Blanc')).toEqual([
    '/holiday/h1.1/f1.1?seen=282240',
  ]);
  expect(html.match(/data-price="pp"/g)).toHaveLength(4);
  expect(html.match(/data-price="total"/g)).toHaveLength(4);
});

test('flights that the cards share are said once, above them', async () => {
  const { html, text } = await requestPage(ADDRESS);
  expect(text.match(/06:15/g)).toHaveLength(1);
  expect(text).toMatch(/Sat 24 July ?, Leeds Bradford to Palma/);
  expect(html.indexOf('06:15')).toBeLessThan(html.indexOf('<article'));
});

test('the price filter asks for what each pays, and the week graph and the chips tell the same [SITE-13]', async () => {
  const { html, text } = await requestPage(
    ADDRESS.replace('&sort', '&filters[price][max]=400000&sort'),
  );
  expect(text).toContain('Price each');
  expect(postedFields(html, 'Hotel name').get('priceHeads')).toBe('4');
  expect(postedFields(html, 'Hotel name').get('maxPrice')).toBe('1000');
  expect(text).toContain('Up to £1,000');
  expect(html).toMatch(/Sat 31 July 2027, £[\d,.]+ each/);
});

test('a chosen filter is a link that takes it off and starts on the first page', async () => {
  const { html } = await requestPage(ADDRESS.replace('page=1', 'page=3'));
  const [link] = linksTo(html, 'Remove Half board');
  expect(link).toBe(ADDRESS.replace('&filters[board][0]=HB', ''));
});

test('the filter form posts the whole search with what is ticked, and counts stand at each option [RSLT-08]', async () => {
  const { html, text } = await requestPage(ADDRESS);
  const posted = postedFields(html, 'Hotel name');
  expect(text).toMatch(/Half board 75/);
  expect(posted.getAll('filters[board]')).toContain('HB');
});

test('four options of a filter show at once, the rest opens [RSLT-07]', async () => {
  const { html } = await requestPage(ADDRESS);
  const group = /<legend[^>]*>Board basis.*?<\/fieldset>/s.exec(html)?.[0] ?? '';
  const [shown = '', rest = ''] = group.split('<details');
  expect(shown.match(/type="checkbox"/g)).toHaveLength(4);
  expect(rest).toContain('>2 more<');
  expect(rest.match(/type="checkbox"/g)).toHaveLength(2);
});

test('all sorts are offered, the one of the address is chosen [RSLT-09, RSLT-10]', async () => {
  const { html } = await requestPage(ADDRESS.replace('POPULARITY', 'PRICE_LOW_HIGH'));
  expect(html).toMatch(/<option value="PRICE_LOW_HIGH" selected="">Price \(low to high\)/);
  for (const label of ['Most popular', 'Price (high to low)', 'Star rating', 'Review score'])
    expect(html).toContain(`>${label}</option>`);
});

test('each price begins with one person’s share, until the visitor chooses [SITE-13]', async () => {
  const { html } = await requestPage(ADDRESS);
  const shown = [...html.matchAll(/<article.*?<\/article>/gs)].map(([card]) =>
    [...card.matchAll(/data-price="(pp|total)"/g)].map(([, figure]) => figure),
  );
  expect(shown.length).toBeGreaterThan(1);
  for (const figures of shown) expect(figures).toEqual(['pp', 'total']);
});

test('other weeks and pages are links to the same search [RSLT-06]', async () => {
  const { html } = await requestPage(ADDRESS);
  expect(linksTo(html, 'Sat 31 July 2027')).toEqual([
    ADDRESS.replaceAll('24/07/2027', '31/07/2027'),
  ]);
  expect(linksTo(html, 'Next')).toEqual([ADDRESS.replace('page=1', 'page=2')]);
});

test('nothing found says so and offers priced changes [MSG-25] [MSG-48]', async () => {
  const { html, text } = await requestPage(
    ADDRESS.replace('&sort', '&filters[hotelName]=zzz&sort'),
  );
  expect(text).toContain("Sorry, we weren't able to find any holidays that matched your search");
  expect(text).toMatch(/from £471 each £1,884 total for 4/);
  expect(linksTo(html, 'Show 14 holidays: Any hotel name')).toEqual([
    '/results?locationIds[0]=majorca',
  ]);
});

const EMPTY = ADDRESS.replace('&sort', '&filters[hotelName]=zzz&sort');

test('a place that is closed on all these days says when it is open [MSG-05]', async () => {
  const season = 'This destination operates between 1 May and 31 October';
  expect((await requestPage(EMPTY)).text).toContain(season);
  expect((await requestPage(ADDRESS)).text).not.toContain('This destination operates');
});

test('where flights were filtered and nothing is found, no flights match [MSG-45]', async () => {
  const words = 'No flights match all of your filters.';
  expect((await requestPage(EMPTY)).text).not.toContain(words);
  const direct = EMPTY.replace('&sort', '&filters[stops][0]=direct&sort');
  const { status, text } = await requestPage(direct);
  expect([status, text.includes(words)]).toEqual([200, true]);
});

test('a hotel search lists stays without flights [SRCH-07, SRCH-37]', async () => {
  const { html, text } = await requestPage(
    ADDRESS.replace('HOLIDAY', 'UNKNOWN').replace('&departureAirports[0]=LBA', ''),
  );
  expect(text).toContain('200 hotels in Majorca and Menorca');
  expect(text).toContain('Sat 24 July 2027, 7 nights');
  expect(html).toContain('/holiday/h1.1/hotel-only?seen=282240');
});

test('a card says where its flight stops, and that it lands a day later', async () => {
  const { text } = await requestPage(ADDRESS, {
    answers: {
      ResultsPage: ({ criteria }: { criteria: SearchCriteriaInput }) => {
        const answer = resultsAnswer(criteria);
        const { packages } = answer.packageSearchResults;
        const [first] = packages;
        const [segment] = first!.inbound!.segments;
        const late = { ...segment!, arrivalTime: '2027-08-01T00:35' };
        const inbound = { ...first!.inbound!, stopWords: '1 stop, Helsinki', segments: [late] };
        return {
          ...answer,
          packageSearchResults: {
            ...answer.packageSearchResults,
            packages: [{ ...first, inbound }],
          },
        };
      },
    },
  });
  expect(text).toContain('Sat 31 July PMI 11:00 – 00:35+1 LBA, 1 stop, Helsinki');
});
