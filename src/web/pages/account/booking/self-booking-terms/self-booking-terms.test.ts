import { expect, test } from 'vitest';
import { expectOwnStates } from '#web/testing/booking-states.ts';
import { bookingForTests, openBookingPage } from '#web/testing/booking.ts';
import { linksTo } from '#web/testing/request-page.ts';

const ADDRESS = '/account/bookings/HM7K42QD/selfbook-terms';
const open = (state: string) =>
  openBookingPage(ADDRESS, 'SelfBookingTermsPage', {
    ...bookingForTests,
    selfBooking: { state },
  });

test('the terms stand in six parts; the flights can be booked while the card is open', async () => {
  const { html } = await open('OPEN');
  expect(html.match(/<section><h2/g)).toHaveLength(6);
  expect(linksTo(html, 'Book your flights')).toEqual([
    '/account/bookings/HM7K42QD/selfbook-instructions',
  ]);
  expect(linksTo((await open('BOOKED')).html, 'Book your flights')).toEqual([]);
});

test('a booking whose flights we book leads to itself', async () => {
  const { status, location } = await openBookingPage(
    ADDRESS,
    'SelfBookingTermsPage',
    bookingForTests,
  );
  expect([status, location]).toEqual([302, '/account/bookings/HM7K42QD']);
});

test('it is its people’s alone', () => expectOwnStates('selfbook-terms', 'SelfBookingTermsPage'));
