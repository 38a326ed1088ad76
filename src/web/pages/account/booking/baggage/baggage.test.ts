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

test('flights say what is booked, and what their airline allows, once where it is the same [ACCT-02]', async () => {
  const { text, html } = await open();
  expect(text).toContain('Out and home Leeds Bradford to Palma, Sat 24 July, Solent Air SX 4120');
  expect(text).toContain('In your booking 1 hold bag of 22 kg and a cabin bag each');
  expect(text).toContain('Cabin bag 56 × 45 × 25 cm, 10 kg In the fare');
  expect(text).toContain('Hold bag no size given, no weight given Not in the fare');
  expect(text.match(/In your booking/g)).toHaveLength(1);
  expect(linksTo(html, 'Add bags or priority boarding')).toEqual([
    '/account/bookings/HM7K42QD/flight_extras/new',
  ]);
});

test('flights that differ are told apart', async () => {
  const [out, home] = flights;
  const { text } = await open({ flights: [out, { ...home, bags: 'a cabin bag each' }] });
  expect(text.match(/In your booking/g)).toHaveLength(2);
  expect(text).toContain('Palma to Leeds Bradford, Sat 31 July Solent Air SX 4121');
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
