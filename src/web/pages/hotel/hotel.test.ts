import { expect, test, vi } from 'vitest';
import { hotelNextFree, hotelPage, hotelWeek } from '#web/testing/holidays/hotel.ts';
import { linksTo, requestPage } from '#web/testing/request-page.ts';
import { monthWithout } from './hotel-week.ts';

const AT_HOME = '/hotels/12/hotel-miramar-blanc';

test('a hotel has its facts, what guests say, bad too, and a price for each month [ROUTE-13, R24]', async () => {
  const { status, text } = await requestPage(AT_HOME);
  expect(status).toBe(200);
  for (const words of [
    'Hotel Miramar Blanc',
    'Swimming pool',
    '100 m, about 2 minutes’ walk',
    '31 km',
    'Loud at night',
  ])
    expect(text).toContain(words);
  expect(text).toMatch(/from\s+£559\s+each, leaving\s+12 Jun/);
  expect(text).toMatch(/from\s+£480\s+each, leaving\s+4 Sep\s+Lowest/);
});

test('the cheapest month is shown until another is asked for, each board at the price that it opens', async () => {
  const ask = vi.fn(({ criteria }: { criteria: { departureDate: string } }) => hotelWeek(criteria));
  const { html, text } = await requestPage(AT_HOME, { answers: { HotelWeek: ask } });
  expect(text).toContain('The week of Sat 4 September 2027');
  expect(text).toContain('£1,305 for two, £345 more');
  expect(linksTo(html, 'See this holiday')).toEqual(['/holiday/h12.hb/f1?seen=96000']);
  expect(linksTo(html, 'Choose')).toEqual([
    '/holiday/h12.hb/f1?seen=96000',
    '/holiday/h12.ai/f1?seen=130500',
  ]);
  const [otherDays] = linksTo(html, 'Change dates, airport or people');
  expect(otherDays).toContain('hotelIds[0]=12&');
  expect(otherDays).toContain('departureDate=04/09/2027&');
  expect(otherDays).toContain('flexibility=3&nights[0]=7&');
  await requestPage(`${AT_HOME}?month=2027-06`, { answers: { HotelWeek: ask } });
  await requestPage(`${AT_HOME}?month=1999-01`, { answers: { HotelWeek: ask } });
  expect(ask.mock.calls.map(([{ criteria }]) => criteria.departureDate)).toEqual([
    '2027-09-04',
    '2027-06-12',
    '2027-09-04',
  ]);
});

test('each board has its room, the score its spread, and the resort its weather of that month', async () => {
  const { html, text } = await requestPage(AT_HOME);
  expect(html).toContain('/pictures/hotel/12/room-double-closed/');
  expect(text).toContain('Double room, 24 m², one double bed.');
  expect(text).toContain('4.4 out of 5 from 812 reviews');
  expect(text).toContain('The newest review: 2 out of 5. Couple, written Sun 2 August 2026');
  expect(text).toContain('September: 23° air, 14° sea, 2 wet days');
  expect(linksTo(html, 'Port de Sóller')).toContain('/destinations/spain/majorca/port-de-soller');
});

test('twelve months stand side by side from the first that has a price', async () => {
  const [june] = hotelPage('12').cheapestMonths.months;
  const inMonth = (month: string) => ({ ...june!, month, departureDate: `${month}-12` });
  const months = ['2027-11', '2028-10', '2028-11'].map(inMonth);
  const answers = { HotelPage: () => ({ ...hotelPage('12'), cheapestMonths: { months } }) };
  const { html, text } = await requestPage(`${AT_HOME}?month=2028-11`, { answers });
  expect(text).toContain('Nov 2027');
  expect(text).toContain('Jan 2028');
  expect(html).toContain('?month=2028-10#when');
  expect(html).not.toContain('?month=2028-11#when');
});

test('hotels like it are of its region, with about as many stars, and never itself', async () => {
  const ask = vi.fn(({ criteria }: { criteria: { departureDate: string } }) => hotelWeek(criteria));
  const { html } = await requestPage(AT_HOME, { answers: { HotelWeek: ask } });
  expect(ask.mock.calls[0]?.[0]).toMatchObject({
    others: { locationIds: ['spain-majorca'], hotelIds: [], filters: { stars: [3, 4, 5] } },
  });
  expect(linksTo(html, 'Hotel 13')).toEqual(['/hotels/13/hotel-13']);
  expect(linksTo(html, 'Hotel 12')).toEqual([]);
});

const askNextFree = () => vi.fn((asked: { from: string }) => hotelNextFree(asked));
const NOTHING = () => ({ nextFree: { holiday: null, until: '2028-11-20' } });
const withMonths = (...days: readonly string[]) => {
  const [june] = hotelPage('12').cheapestMonths.months;
  const months = days.map((day) => ({ ...june!, month: day.slice(0, 7), departureDate: day }));
  return () => ({ ...hotelPage('12'), cheapestMonths: { months } });
};

test('a month without a price says when the hotel is next free, and opens that holiday at its price', async () => {
  const [ask, week] = [
    askNextFree(),
    vi.fn(({ criteria }: { criteria: { departureDate: string } }) => hotelWeek(criteria)),
  ];
  const answers = { HotelNextFree: ask, HotelWeek: week };
  const asked = `${AT_HOME}?month=2027-05`;
  const { html, text } = await requestPage(asked, { answers });
  expect(ask.mock.calls.map(([{ from }]) => from)).toEqual(['2027-05-01']);
  expect(text).toContain(
    'We have no holiday here in May 2027 for two adults and 7 nights, from any airport.',
  );
  expect(text).toContain('Next free: Tue 4 May 2027, 7 nights £882.50 for two');
  expect(linksTo(html, 'Next free: Tue 4 May 2027, 7 nights')).toEqual([
    '/holiday/h12.free/f1?seen=88250',
  ]);
  // The week below is of the next month that has one, though another is cheaper.
  expect(week.mock.calls.map(([{ criteria }]) => criteria.departureDate)).toEqual(['2027-06-12']);
});

test('the months of the row that have no price lead to when the hotel is next free', async () => {
  const answers = { HotelPage: withMonths('2028-09-02') };
  const { html, text } = await requestPage(AT_HOME, { answers });
  const link = `${AT_HOME}?month=2028-`;
  expect(linksTo(html, 'No price (see when it is next free)')).toEqual([
    `${link}10#when`,
    `${link}11#when`,
  ]);
  expect(text).toContain('Aug No price');
});

test('months in which the hotel is closed say so, lead nowhere, and the season is told', async () => {
  const seasonality = { startDate: '04-15', endDate: '10-31' };
  const page = hotelPage('12');
  const answers = { HotelPage: () => ({ ...page, hotel: { ...page.hotel!, seasonality } }) };
  const { html, text } = await requestPage(AT_HOME, { answers });
  expect(text.match(/\w+(?: \d{4})? Closed/g)).toEqual([
    'Nov Closed',
    'Dec Closed',
    'Jan 2028 Closed',
    'Feb Closed',
    'Mar Closed',
  ]);
  expect(text).toContain('Open 15 April to 31 October.');
  expect(text).toContain('The hotel is closed in November 2026. Next free:');
  expect(html).not.toContain('?month=2028-01');
  expect((await requestPage(AT_HOME)).text).not.toContain('Closed');
});

test('a hotel that opens later than the first month says when, and none is asked where it has a price', async () => {
  const ask = askNextFree();
  const { text } = await requestPage(AT_HOME, { answers: { HotelNextFree: ask } });
  expect(text).toContain('We have no holiday here in November 2026 for two adults');
  expect(text).toContain('Next free: Thu 26 November 2026');
  for (const month of ['', '?month=2026-10', '?month=2028-12', '?month=2027-13']) {
    const answers = { HotelNextFree: ask, HotelPage: withMonths('2026-11-25', '2027-09-04') };
    expect((await requestPage(AT_HOME + month, { answers })).text).not.toContain('Next free');
  }
  await requestPage(`${AT_HOME}?month=2027-06`, { answers: { HotelNextFree: ask } });
  expect(ask.mock.calls.map(([{ from }]) => from)).toEqual(['2026-11-23']);
});

test.each([
  ['2026-11-24', [], '2026-11'],
  ['2026-11-25', [], '2026-12'],
  ['2026-11-25', ['2026-12-31'], undefined],
  ['2026-11-25', ['2027-01-01'], '2026-12'],
  ['2026-11-24', ['2026-12-01'], '2026-11'],
])('from %s, with prices on %j, what has none soon is %s', (earliest, days, without) => {
  expect(monthWithout(withMonths(...days)().cheapestMonths.months, null, earliest)).toBe(without);
});

test('where nothing follows up to the last day that can be booked, it says so plainly', async () => {
  const answers = { HotelNextFree: NOTHING };
  const { html, text } = await requestPage(`${AT_HOME}?month=2027-10`, { answers });
  expect(text).toContain(
    'For two adults we have no holiday here that leaves between Fri 1 October 2027 and Mon 20 November 2028, from any airport and for any number of nights.',
  );
  expect(html).not.toContain('Next free');
  expect(text).toContain('The week of Sat 4 September 2027');
});

test('a hotel that is free for other nights alone says so beside its pictures too', async () => {
  const answers = { HotelPage: withMonths() };
  const { html, text } = await requestPage(AT_HOME, { answers });
  expect(text).toContain(
    'We have no holiday of 7 nights here for two adults up to Mon 20 November 2028, from any airport.',
  );
  const free = '/holiday/h12.free/f1?seen=88250';
  expect(linksTo(html, 'Next free')).toEqual([free, free]);
  expect(text).not.toContain('Nothing is available here');
});

test('a hotel without a price in any month says so [MSG-44]', async () => {
  const answers = { HotelPage: () => ({ ...hotelPage('12'), cheapestMonths: { months: [] } }) };
  const { text } = await requestPage(AT_HOME, { answers: { ...answers, HotelNextFree: NOTHING } });
  expect(text).toContain('Nothing is available here at the moment.');
  expect(text).toContain('we have no holiday here that leaves between Mon 23 November 2026 and');
});

test.each(['/hotels/12?about=pool', '/hotels/12/hotel-of-old?about=pool'])(
  '%s leads for good to the address with its name',
  async (address) => {
    const { status, location } = await requestPage(address);
    expect([status, location]).toEqual([301, `${AT_HOME}?about=pool`]);
  },
);

test.each(['/hotels/13', '/hotels/miramar', '/hotels/0'])(
  '%s is no hotel [ROUTE-15]',
  async (address) => {
    expect((await requestPage(address)).status).toBe(404);
  },
);

test('a map whose names cannot be had stands without them', async () => {
  const { status, text } = await requestPage(AT_HOME, {
    answers: {
      NamesOnMap: () => {
        throw new Error('no outlines');
      },
    },
  });
  expect(status).toBe(200);
  expect(text).toContain('Hotel Miramar Blanc');
});
