import { expect, test } from 'vitest';
import type { Answers } from '#web/testing/holidays/data-call.ts';
import { homeAnswer } from '#web/testing/holidays/home.ts';
import { pageForTests } from '#web/testing/page-for-tests.ts';
import { linksTo, postedFields, requestPage } from '#web/testing/request-page.ts';

const FORM = 'aria-label="Search for a holiday"';

test('the tabs lead to holidays, cities, cruises that come soon and hotels, the foot by their long names [ROUTE-01, ROUTE-03, ROUTE-04]', async () => {
  const { status, html } = await requestPage('/');
  expect(status).toBe(200);
  expect(linksTo(html, 'Holidays')).toContain('/');
  expect(linksTo(html, 'Cities')).toEqual(['/holidays/city-breaks']);
  expect(linksTo(html, 'Cruises Soon')).toEqual(['/holidays/cruise/search']);
  expect(linksTo(html, 'Hotels')).toContain('/?mode=ho');
  const long = ['Holiday Finder', 'City Breaks', 'Cruises', 'Hotel Only'].map((name) =>
    linksTo(html, name).at(-1),
  );
  expect(long).toEqual(['/', '/holidays/city-breaks', '/holidays/cruise/search', '/?mode=ho']);
});

test('until a cruise can be booked its tab alone is flagged, as coming soon [ROUTE-02]', async () => {
  const { html } = await requestPage('/');
  const tabs = /<nav[^>]*aria-label="What to search for".*?<\/nav>/s.exec(html)?.[0] ?? '';
  const flagged = [...tabs.matchAll(/<a [^>]*>([^<]*)(?:<span[^>]*>([^<]*)<\/span>)?<\/a>/g)];
  expect(flagged.map(([, label, flag]) => [label, flag])).toEqual([
    ['Holidays', undefined],
    ['Cities', undefined],
    ['Cruises', 'Soon'],
    ['Hotels', undefined],
  ]);
});

test('city breaks have a title and a question of their own [ROUTE-01]', async () => {
  const [home, cities] = [await requestPage('/'), await requestPage('/holidays/city-breaks')];
  expect(cities.text).toContain('Which city shall we see?');
  expect(cities.html).toContain('<title>City breaks with no hidden extras');
  expect(home.text).not.toContain('Which city shall we see?');
});

test('an untouched form posts the defaults, and the days of the next school holiday [SRCH-05]', async () => {
  const { html } = await requestPage('/');
  const posted = postedFields(html, FORM);
  expect(Object.fromEntries(posted)).toMatchObject({
    searchType: 'HOLIDAY',
    departureDate: '2027-03-26',
    departureRangeEndDate: '2027-04-04',
    flexibility: '3',
    nights: '7',
    adults: '2',
    children: '0',
    infants: '0',
    rooms: '1',
    'filters[board]': '',
    bags: '0',
  });
  expect(posted.getAll('departureAirports')).toEqual([]);
  expect(posted.getAll('locationIds')).toEqual([]);
});

test('the panel of places toggles between All holidays and City breaks, by the kind of the page; hotels alone have no other [DEST-04]', async () => {
  const kindsOf = async (address: string) => {
    const panel = /<fieldset[^>]*><legend[^>]*>Where to\?.*?<\/fieldset>/s.exec(
      (await requestPage(address)).html,
    )?.[0];
    return [...(panel ?? '').matchAll(/<input([^>]*name="searchType"[^>]*)>([^<]*)/g)].map(
      ([, input = '', words]) => [
        /type="(\w+)"/.exec(input)?.[1],
        words,
        /value="(\w+)"/.exec(input)?.[1],
        / checked=""/.test(input),
      ],
    );
  };
  expect(await kindsOf('/')).toEqual([
    ['radio', 'All holidays', 'HOLIDAY', true],
    ['radio', 'City breaks', 'CITY_BREAK', false],
  ]);
  expect(await kindsOf('/holidays/city-breaks')).toEqual([
    ['radio', 'All holidays', 'HOLIDAY', false],
    ['radio', 'City breaks', 'CITY_BREAK', true],
  ]);
  expect(await kindsOf('/?mode=ho')).toEqual([['hidden', '', 'UNKNOWN', false]]);
});

test('when is asked in seasons, the one of the form chosen, its days said', async () => {
  const { html, text } = await requestPage('/');
  const chips =
    /<fieldset[^>]*><legend[^>]*>When suits you\?.*?<\/fieldset>/s.exec(html)?.[0] ?? '';
  const labels = [...chips.matchAll(/<label[^>]*><input([^>]*)>([^<]*)/g)].map(
    ([, input = '', label]) => [label, /value="([^"]*)"/.exec(input)?.[1], / checked/.test(input)],
  );
  expect(labels).toEqual([
    ['This winter', '2026-12-01/2027-02-28', false],
    ['Easter', '2027-03-26/2027-04-04', true],
    ['May half-term', '2027-05-29/2027-05-30', false],
    ['Summer 2027', '2027-07-22/2027-08-24', false],
    ['October half-term', '2027-10-23/2027-10-24', false],
  ]);
  expect(text).toContain('Easter leave 26 March to 4 April');
  expect(postedFields(html, FORM).get('whenWas')).toBe('2027-03-26/2027-04-04');
});

test('a day of the address stands, as one of nobody’s season', async () => {
  const { html } = await requestPage('/?departureDate=24/07/2027');
  const posted = postedFields(html, FORM);
  expect(posted.get('departureDate')).toBe('2027-07-24');
  expect(posted.get('when')).toBeNull();
});

test.each([
  ['destination', 'destination'],
  ['departure airport', 'departureAirports'],
  ['departure date', 'departureDate'],
  ['party', 'adults'],
  ['flexibility', 'flexibility'],
  ['nights', 'nights'],
  ['board basis', 'filters\\[board\\]'],
])('the form asks for the %s [SRCH-01]', async (_, field) => {
  const { html } = await requestPage('/');
  const form = /<form[^>]*aria-label="Search for a holiday".*?<\/form>/s.exec(html)?.[0];
  expect(form).toMatch(new RegExp(`<(input(?![^>]*type="hidden")|select)[^>]*name="${field}"`));
});

test('any board is posted as empty, each other one by its code [SRCH-18]', async () => {
  const { html } = await requestPage('/');
  const choices = /<select[^>]*name="filters\[board\]"[^>]*>(.*?)<\/select>/s.exec(html)?.[1] ?? '';
  expect(
    [...choices.matchAll(/<option value="([^"]*)"[^>]*>([^<]*)/g)].map(([, value, label]) => [
      value,
      label,
    ]),
  ).toEqual([
    ['', 'Any'],
    ['RO', 'Room only'],
    ['SC', 'Self catering'],
    ['BB', 'Bed and breakfast'],
    ['HB', 'Half board'],
    ['FB', 'Full board'],
    ['AI', 'All inclusive'],
  ]);
});

test('the form shows the search of the address, with the names of its places [SRCH-34, SRCH-36]', async () => {
  const { html, text } = await requestPage(
    '/?locationIds=majorca,menorca&departureAirports=LBA&departureDate=24/07/2027&rooming=2-9-6&nights=10',
  );
  expect(text).toContain('Majorca, Menorca 2 of 10 places');
  expect(text).toContain('Leeds Bradford this airport only');
  expect(text).toContain('Sat 24 July 2027 3 days either side');
  expect(text).toContain('2 adults, 2 children aged 9 and 6, one room');
  const posted = postedFields(html, FORM);
  expect(posted.getAll('locationIds')).toEqual(['majorca', 'menorca']);
  expect(posted.getAll('childAges').filter(Boolean)).toEqual(['9', '6']);
  expect(posted.get('nights')).toBe('10');
});

test('what is not sound in an address falls back to its default [SRCH-35, DATE-16, DATE-18]', async () => {
  const { html } = await requestPage(
    '/?departureDate=01/01/2020&flexibility=9&nights=400&departureAirports=nowhere',
  );
  expect(Object.fromEntries(postedFields(html, FORM))).toMatchObject({
    departureDate: '2026-11-23',
    flexibility: '3',
    nights: '7',
  });
});

test('a hotel search has no airports and is posted as UNKNOWN [SRCH-07, SRCH-37]', async () => {
  const { html, text } = await requestPage('/?mode=ho');
  expect(postedFields(html, FORM).get('searchType')).toBe('UNKNOWN');
  expect(html).not.toContain('name="departureAirports"');
  expect(text).toContain('Check in');
});

test('the cities address asks for city breaks [ROUTE-01, SRCH-05]', async () => {
  const { html } = await requestPage('/holidays/city-breaks');
  expect(postedFields(html, FORM).get('searchType')).toBe('CITY_BREAK');
});

test('missing child ages are said at the top and at the party, with a box for each child [SRCH-14, MSG-02]', async () => {
  const { html, text } = await requestPage('/?adults=2&children=3');
  expect(text).toContain('There is a problem Please add all child ages');
  expect(html).toContain('href="#cell-who"');
  expect(text).toContain('Age of child 3');
});

test('a party above nine is pointed to the group team [SRCH-19, SRCH-21, ROUTE-17]', async () => {
  const { html, text } = await requestPage('/?adults=9&children=1&childAges=5');
  expect(text).toContain('More than 9 people');
  expect(linksTo(html, 'Ask for a group quote')).toEqual([
    '/holidays/group?adults=9&children=1&infants=0&childAges=5',
  ]);
});

test('several numbers of nights are all posted again [DATE-13]', async () => {
  const { html } = await requestPage('/?nights=7,10');
  expect(postedFields(html, FORM).getAll('nights')).toEqual(['7', '10']);
});

test('a call for the form of a saved search brings that search as the API takes it, one for an empty form none [SRCH-31]', async () => {
  const asked: unknown[] = [];
  const answers: Answers = {
    HomePage: ({ savedSearch }) => {
      asked.push(savedSearch);
      return {
        ...homeAnswer(),
        departuresBoard: { ...homeAnswer().departuresBoard, isOfSavedSearch: savedSearch !== null },
      };
    },
  };
  const { text } = await requestPage(
    '/?departureAirports=LBA&departureAirports=MAN&departureDate=2027-07-24&departureRangeEndDate=2027-08-02&nights=7,14,10&rooming=2-9-1,2',
    { answers },
  );
  expect(asked).toEqual([
    {
      party: { numberOfAdults: 4, numberOfChildren: 1, numberOfInfants: 1, childAges: [9, 1] },
      departureAirports: ['LBA', 'MAN'],
      departureDateRange: { startDate: '2027-07-24', endDate: '2027-08-02' },
      numberOfNights: { minimum: 7, maximum: 14 },
      numberOfRooms: 2,
    },
  ]);
  expect(text).toContain('Best-value holidays for your dates and party');
  expect((await requestPage('/?mode=ho', { answers })).text).toContain('Total for two');
  expect(asked[1]).toBeNull();
});

test('the poster of the season and the places say whom their prices are for', async () => {
  const { departuresBoard, ...others } = homeAnswer();
  const isFor = async (rooming: string, isOfSavedSearch: boolean) =>
    (
      await requestPage(`/?rooming=${rooming}`, {
        answers: {
          HomePage: () => ({ ...others, departuresBoard: { ...departuresBoard, isOfSavedSearch } }),
        },
      })
    ).text.replaceAll(' ,', ',');
  const family = await isFor('2-9-5-1', true);
  expect(family).toContain('£1,118 total for 5, £559 each for 4, infant included');
  expect(family).toContain('Naxos: £936 total for 5');
  expect(await isFor('1', true)).toContain('£1,118 total for 1, £559 each');
  const unanswered = await isFor('2-9-5-1', false);
  expect(unanswered).toContain('£1,118 total for 2, £559 each');
  expect(unanswered).toContain('Naxos: £936 total for 2');
});

test('every page is told its request and its host', async () => {
  const { html } = await requestPage('/');
  const { page } = JSON.parse(/<script id="hydration"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '');
  const names = [
    'affiliate',
    'allocation',
    'appVersion',
    'authentication',
    'botScore',
    'deviceType',
    'devMode',
    'domainConfig',
    'flagshipFlags',
    'inApp',
    'namespacesRequired',
    'operatingSystem',
    'rememberToken',
    'splitTests',
    'userAgent',
  ];
  expect(Object.keys(page)).toEqual(expect.arrayContaining(names));
  expect(page.authentication).toHaveProperty('emailAddress');
  expect(page.domainConfig).toMatchObject({
    baseUrl: 'http://localhost',
    locale: 'en-GB',
    brand: { name: 'Holidaymaker' },
    features: { persistedFilters: true },
  });
  expect(page.domainConfig.checkoutRules.earliestDepartureDate).toBe('2026-11-23');
});

test('the site speaks British English and prices in pounds', async () => {
  const { html, text } = await requestPage('/');
  const { domainConfig } = JSON.parse(
    /<script id="hydration"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '',
  ).page;
  expect(html).toContain('<html lang="en-GB"');
  expect([domainConfig.locale, domainConfig.currency]).toEqual(['en-GB', 'GBP']);
  expect(text).toContain('£');
});

test('every page shows the number to call, and calls it [MSG-49]', async () => {
  for (const address of ['/', '/holiday-discovery', '/faqs', '/no/such/page']) {
    const { html } = await requestPage(address, {
      page: {
        domainConfig: {
          ...pageForTests().domainConfig,
          brand: { ...pageForTests().domainConfig.brand, phone: '0113 496 0999' },
        },
      },
    });
    expect(linksTo(html, '0113 496 0999'), address).toContain('tel:01134960999');
  }
});

test('a typed place that nothing matches is not recognised [MSG-04]', async () => {
  const { text } = await requestPage('/?destination=Atlantis');
  expect(text).toContain("There is a problem Sorry, we don't recognise that");
});

test('each row of the departures board opens that holiday at the total it shows', async () => {
  const { html, text } = await requestPage('/');
  expect(text).toContain('Best-value weeks from Leeds Bradford');
  expect(linksTo(html, 'Naxos')).toContain('/holiday/h1.2/f1.2?seen=93600');
  expect(html.match(/data-price="total"/g)?.length).toBe(html.match(/data-price="pp"/g)?.length);
});

test('/homepage-next is the home page, and asks for no board', async () => {
  const [home, { status, html, text }] = [
    await requestPage('/'),
    await requestPage('/homepage-next?utm=x', {
      answers: { HomePage: () => Promise.reject(new Error('the board was asked for')) },
    }),
  ];
  expect(status).toBe(200);
  expect(html).toContain(FORM);
  expect(home.text).toContain('Best-value weeks from');
  expect(text).not.toContain('Best-value weeks from');
});
