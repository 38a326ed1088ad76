import { expect, test, vi } from 'vitest';
import { hotelPage, hotelWeek } from '#web/testing/holidays/hotel.ts';
import { linksTo, requestPage } from '#web/testing/request-page.ts';

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

test('a hotel without a price in any month says so [MSG-44]', async () => {
  const answers = { HotelPage: () => ({ ...hotelPage('12'), cheapestMonths: { months: [] } }) };
  expect((await requestPage(AT_HOME, { answers })).text).toContain(
    'Nothing is available here at the moment.',
  );
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
