import { expect, test } from 'vitest';
import { bookingForTests, openBookingPage } from '#web/testing/booking.ts';
import { linksTo } from '#web/testing/request-page.ts';

const BOOKING = '/account/bookings/HM7K42QD';

const CHECK_IN = {
  checkedIn: [],
  checkIn: {
    state: 'BEFORE',
    opensAt: '2027-06-24T06:15',
    closesAt: '2027-07-24T04:15',
    note: null,
    source: 'the airline',
  },
};

test.each([
  ['', 'BookingPage'],
  ['/travel-wallet', 'TravelWalletPage'],
  ['/flight-check-in', 'CheckInPage'],
  ['/baggage-information', 'BaggagePage'],
  ['/transfers-information', 'TransfersInformationPage'],
  ['/holiday_checklist', 'ChecklistPage'],
  ['/manage-flights/whats-changed', 'WhatsChangedPage'],
  ['/instalments_schedule', 'InstalmentsPage'],
  ['/shared', 'SharedPage'],
])('of a cancelled booking %s says so and leads to what comes back', async (page, operation) => {
  const open = (change: object) =>
    openBookingPage(`${BOOKING}${page}`, operation, {
      ...bookingForTests,
      documents: [],
      share: null,
      flights: bookingForTests.flights.map((flight) => ({ ...flight, ...CHECK_IN })),
      ...change,
    });
  const cancelled = await open({ status: 'CANCELLED' });
  expect(cancelled.text).toContain('This holiday is cancelled');
  expect(linksTo(cancelled.html, 'See what comes back')).toEqual([`${BOOKING}/refunds`]);
  expect(cancelled.text).not.toMatch(
    /Paid in full|as you booked it|Ready to travel:? \d|Opens on|Closes on|at the desk|Price protection/,
  );
  expect((await open({})).text).not.toContain('This holiday is cancelled');
});

test('who may not know what it costs is led to no refunds', async () => {
  const { html, text } = await openBookingPage(`${BOOKING}/baggage-information`, 'BaggagePage', {
    ...bookingForTests,
    role: 'VIEWER',
    status: 'CANCELLED',
  });
  expect(text).toContain('This holiday is cancelled');
  expect(linksTo(html, 'See what comes back')).toEqual([]);
});
