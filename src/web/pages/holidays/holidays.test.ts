import { expect, test, vi } from 'vitest';
import { holidaysInMonth, holidaysOfTheme, lateHolidays } from '#web/testing/holidays/landing.ts';
import { pageForTests } from '#web/testing/page-for-tests.ts';
import { linksTo, postedFields, requestPage } from '#web/testing/request-page.ts';

test('all months and kinds are priced; a kind with fewer than twenty hotels is none [ROUTE-20]', async () => {
  const { html, text } = await requestPage('/holidays');
  expect(text).toContain('£184 each £367.36 for two, 1 Jul');
  expect(linksTo(html, '£184 each')).toEqual(['/holiday/h36736.1/f36736.1?seen=36736']);
  expect(linksTo(html, 'All inclusive')).toEqual(['/holidays/all-inclusive']);
  expect(linksTo(html, 'Golf')).toEqual([]);
});

test('a calendar has twelve leaves, from the first month that can be booked', async () => {
  const { html, text } = await requestPage('/holidays');
  expect(text).toContain('Leave in 2026 and 2027');
  expect(linksTo(html, 'November')).toEqual(['/holidays/november-2026']);
  expect(linksTo(html, 'October')).toEqual(['/holidays/october-2027']);
});

test.each([
  ['2026-12-18', 'December 2026'],
  ['2026-12-19', 'January 2027'],
])(
  'with %s as the first day to leave the months begin with "%s" [DATE-12]',
  async (earliestDepartureDate, words) => {
    const { domainConfig } = pageForTests();
    const { text } = await requestPage('/holidays', {
      page: { domainConfig: { ...domainConfig, checkoutRules: { earliestDepartureDate } } },
    });
    expect(text.match(/(?:December|January) 20\d\d/)?.[0]).toBe(words);
  },
);

test('each month has a poster of its own, which leads its page and not that of a theme in it', async () => {
  const posters = (html: string) =>
    new Set(Array.from(html.matchAll(/\/pictures\/month\/(\d{4}-\d\d)\//g), ([, month]) => month));
  const index = await requestPage('/holidays');
  expect([...posters(index.html)]).toEqual(['2027-06', '2027-07']);
  const june = await requestPage('/holidays/june-2027');
  expect([...posters(june.html)]).toEqual(['2027-06']);
  const themed = await requestPage('/holidays/june-2027/all-inclusive');
  expect([...posters(themed.html)]).toEqual([]);
});

test('days of no one month begin with the poster of the month in which they do', async () => {
  const { html } = await requestPage('/holidays/late-deals');
  expect(html).toMatch(/<h1[^>]*>.*?<\/h1>.*?\/pictures\/month\/2026-11\//s);
});

test.each(['/holidays/spa', '/holidays/june-2027/spa'])(
  '%s begins with the poster of its kind of holiday',
  async (address) => {
    const { html } = await requestPage(address);
    expect(html).toMatch(/<h1[^>]*>.*?<\/h1>.*?\/pictures\/theme\/spa\//s);
  },
);

test('a kind of holiday leads to its months without a price that its leaf has already', async () => {
  const { html } = await requestPage('/holidays/spa');
  expect(linksTo(html, 'July 2027')).toEqual(['/holidays/july-2027/spa']);
});

test('places are headed by what they are ordered by; late deals by price', async () => {
  const headOf = async (address: string) => {
    const ask = vi.fn(({ criteria }) => holidaysInMonth(criteria));
    const { html } = await requestPage(address, { answers: { HolidaysInMonth: ask } });
    return [/<h2 id="where">([^<]*)/.exec(html)?.[1], ask.mock.calls[0]?.[0].order];
  };
  expect(await headOf('/holidays/june-2027')).toEqual(['Where June is good', 'BEST']);
  expect(await headOf('/holidays/june-2027?order=sea')).toEqual([
    'Where the sea is warmest',
    'SEA',
  ]);
  expect(await headOf('/holidays/late-deals')).toEqual(['Where it costs least', 'PRICE']);
  expect(await headOf('/holidays/late-deals?order=best')).toEqual(['Where to go', 'BEST']);
});

test('late deals are hotels by price: each says from where and when, and opens as that holiday', async () => {
  const ask = vi.fn(lateHolidays);
  const { html, text } = await requestPage('/holidays/late-deals', {
    answers: { LateHolidays: ask },
  });
  expect(ask.mock.calls).toMatchObject([[{ criteria: { sort: 'PRICE_LOW_HIGH', nights: [7] } }]]);
  expect(linksTo(html, 'Casa Miramar')).toEqual(['/holiday/h40001.1/f40001.1?seen=40001']);
  expect(text).toContain('Sat 5 December from Leeds Bradford, 7 nights, half board');
  expect(text).toContain('£200.01 each £400.01 for two');
  expect((await requestPage('/holidays/june-2027')).text).not.toContain('Hotels that cost least');
});

test('a kind of holiday prices the months in which it is sold alone', async () => {
  const ask = vi.fn(({ criteria }) => {
    const found = holidaysOfTheme(criteria);
    const [month] = found.cheapestMonths.months;
    const months = ['2027-01', '2027-06'].map((other) => ({ ...month!, month: other }));
    return { ...found, cheapestMonths: { months } };
  });
  const answers = { HolidaysOfTheme: ask };
  const leaf = async (theme: string) =>
    (await requestPage(`/holidays/${theme}`, { answers })).text.match(/(?:Jan|Jun) 2027/g);
  expect(await leaf('winter-sun')).toEqual(['Jan 2027']);
  expect(await leaf('all-inclusive')).toEqual(['Jan 2027', 'Jun 2027']);
});

test('a year shows its months [ROUTE-20]', async () => {
  const { status, html, text } = await requestPage('/holidays/2027');
  expect([status, linksTo(html, 'June')]).toEqual([200, ['/holidays/june-2027']]);
  expect(text).toContain('Warm in Menorca: 28°, sea 21°');
});

test('a month: each price opens that holiday, the form has its days, questions are answered [ROUTE-20, LAND-03]', async () => {
  const ask = vi.fn(({ criteria }) => holidaysInMonth(criteria));
  const { status, html, text } = await requestPage('/holidays/june-2027', {
    answers: { HolidaysInMonth: ask },
  });
  expect(status).toBe(200);
  expect(text).toContain('Holidays in June 2027');
  expect(linksTo(html, '9 June 2027, from £168 each, the lowest here')).toEqual([
    '/holiday/h33466.1/f33466.1?seen=33466',
  ]);
  expect(linksTo(html, 'Menorca')).toEqual(['/holiday/h51743.1/f51743.1?seen=51743']);
  expect(text).toContain('28° air, 21° sea, 2 wet days');
  expect(linksTo(html, 'Later: July 2027')).toEqual(['/holidays/july-2027']);
  expect(linksTo(html, 'All inclusive')).toEqual(['/holidays/june-2027/all-inclusive']);
  expect(linksTo(html, 'Golf')).toEqual([]);
  const form = postedFields(html, 'See these holidays');
  expect([form.get('departureDate'), form.get('departureRangeEndDate')]).toEqual([
    '01/06/2027',
    '30/06/2027',
  ]);
  expect(ask.mock.calls[0]?.[0]).toMatchObject({ from: '2027-06-01', until: '2027-06-30' });
  for (const words of ['England: May half term', '"@type":"FAQPage"', '"@type":"ItemList"'])
    expect(html).toContain(words);
});

test('a theme has its filters in prices and form, and the lowest price of each month [DEST-03]', async () => {
  const ask = vi.fn(() => holidaysOfTheme());
  const { html, text } = await requestPage('/holidays/spa', { answers: { HolidaysOfTheme: ask } });
  expect(text).toContain('Spa holidays');
  expect(ask.mock.calls[0]).toMatchObject([
    { theme: 'spa', criteria: { filters: { facilities: ['spa'] } } },
  ]);
  expect(linksTo(html, 'July 2027')).toEqual(['/holidays/july-2027/spa']);
  expect(linksTo(html, 'June 2027')).toEqual([]);
  expect(postedFields(html, 'See these holidays').get('filters[facilities][0]')).toBe('spa');
  expect(linksTo(html, 'Jul 2027 from £184 each')).toEqual([
    '/holiday/h36736.1/f36736.1?seen=36736',
  ]);
});

test('stops are Any, Direct or Indirect, of prices and form; another is dropped [LAND-01]', async () => {
  const ask = vi.fn(({ criteria }) => holidaysInMonth(criteria, 3));
  const answers = { HolidaysInMonth: ask };
  const { html, text } = await requestPage('/holidays/june-2027?stops=direct', { answers });
  expect(text).toContain('Any stops Direct Indirect');
  expect(linksTo(html, 'Indirect')).toEqual(['/holidays/june-2027?stops=indirect']);
  expect(linksTo(html, 'Any stops')).toEqual(['/holidays/june-2027']);
  expect(ask.mock.calls[0]?.[0]).toMatchObject({ criteria: { filters: { stops: ['direct'] } } });
  expect(postedFields(html, 'See these holidays').get('filters[stops][0]')).toBe('direct');
  expect(html).toContain('<meta name="robots" content="noindex"');
  await requestPage('/holidays/june-2027?stops=three', { answers: { ...answers } });
  expect(ask.mock.calls[1]?.[0].criteria.filters).toEqual({});
});

test('a name without a year leads to the next such month', async () => {
  const { status, location } = await requestPage('/holidays/june');
  expect([status, location]).toEqual([302, '/holidays/june-2027']);
});

test.each([
  '/holidays/brumaire',
  '/holidays/2019',
  '/holidays/june-2020',
  '/holidays/june-2027/ski',
])(
  '%s is no page; the three nearest are offered, and the page of dates out of range [ROUTE-15] [CONTENT-10]',
  async (address) => {
    const { status, html } = await requestPage(address);
    expect(status).toBe(404);
    const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
    expect(main.match(/href="\/holidays\/[^"]+"/g)).toHaveLength(3);
    expect(linksTo(html, 'Dates that aren’t on sale yet')).toEqual(['/out-of-date-range-terms']);
  },
);

test('nineteen hotels are too few for a page', async () => {
  const answers = {
    HolidaysInMonth: () => holidaysInMonth({ departureDate: '2027-06-01', rooming: [] }, 19),
  };
  expect((await requestPage('/holidays/june-2027/golf', { answers })).status).toBe(404);
});
