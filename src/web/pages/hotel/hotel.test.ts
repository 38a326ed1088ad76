import { expect, test } from 'vitest';
import { hotelPage } from '#web/testing/holidays/hotel.ts';
import { linksTo, requestPage } from '#web/testing/request-page.ts';

test('a hotel has its facts, what guests say, bad too, and a price for each month [ROUTE-13, R24]', async () => {
  const { status, html, text } = await requestPage('/hotels/12');
  expect(status).toBe(200);
  for (const words of [
    'Hotel Miramar Blanc',
    'Swimming pool',
    '100 m to the beach, about 2 minutes’ walk',
    '31 km to Palma',
    'Loud at night',
    '£1,118 total for 2, £559 each',
  ])
    expect(text).toContain(words);
  expect(linksTo(html, 'Sat 12 June 2027')).toEqual([
    '/results?hotelIds[0]=12&departureDate=12/06/2027',
  ]);
});

test('a hotel without a price in any month says so [MSG-44]', async () => {
  const answers = {
    HotelPage: () => ({ ...hotelPage('12'), holidayCalendar: { cheapest: null, months: [] } }),
  };
  expect((await requestPage('/hotels/12', { answers })).text).toContain(
    'Nothing is available here in the next nine months.',
  );
});

test.each(['/hotels/13', '/hotels/miramar', '/hotels/0'])(
  '%s is no hotel [ROUTE-15]',
  async (address) => {
    expect((await requestPage(address)).status).toBe(404);
  },
);
