import { expect, test } from 'vitest';
import { expectOwnStates } from '#web/testing/booking-states.ts';
import { bookingForTests, openBookingPage } from '#web/testing/booking.ts';
import { linksTo } from '#web/testing/request-page.ts';

const ADDRESS = '/account/bookings/HM7K42QD/baggage-information';
const flights = bookingForTests.flights.map((flight) => ({
  ...flight,
  allowances: [
    {
      label: 'Cabin bag',
      isIncluded: true,
      sizeLimit: { height: 56, width: 45, depth: 25 },
      weightLimit: { value: 10 },
    },
    { label: 'Hold bag', isIncluded: false, sizeLimit: null, weightLimit: null },
  ],
}));
const open = (change: object = {}) =>
  openBookingPage(ADDRESS, 'BaggagePage', { ...bookingForTests, flights, ...change });

test('each flight says what is booked, and what its airline allows [ACCT-02]', async () => {
  const { text, html } = await open();
  expect(text).toContain('In your booking: 1 hold bag of 22 kg and a cabin bag each');
  expect(text).toMatch(/Cabin bag 56 × 45 × 25 cm 10 kg Included/);
  expect(text).toMatch(/Hold bag No limit given No limit given Not included/);
  expect(html.match(/<table/g)).toHaveLength(2);
  expect(linksTo(html, 'Add bags or priority boarding')).toEqual([
    '/account/bookings/HM7K42QD/flight_extras/new',
  ]);
});

test('who may not change the booking, and whose holiday is cancelled, is offered no bags', async () => {
  for (const change of [{ role: 'VIEWER' }, { status: 'CANCELLED' }])
    expect((await open(change)).html).not.toContain('flight_extras/new');
});

test('without a flight no airline limits anything', async () => {
  const { text } = await open({ flights: [] });
  expect(text).toContain('There’s no flight in this booking, so no airline limits your bags.');
  expect(text).not.toContain('Airlines change their rules.');
});

test('it is its people’s alone', () => expectOwnStates('baggage-information', 'BaggagePage'));
