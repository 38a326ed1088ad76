import { expect, test } from 'vitest';
import { bookingForTests, openBookingPage, pounds } from '#web/testing/booking.ts';
import { linksTo } from '#web/testing/request-page.ts';

const ADDRESS = '/account/bookings/HM7K42QD/selfbook-instructions';
const selfBooking = {
  state: 'OPEN',
  endsAt: '2026-11-23T10:04:00.000Z',
  endsOn: '2026-11-23',
  limit: pounds(50_600),
  cardFrame: 'https://pay.example/issued/view',
  airlineReference: null,
  airlinePage: null,
  people: [
    { title: 'Mrs', firstName: 'Sarah-Jane', lastName: 'Hargreaves', dateOfBirth: '1988-04-02' },
    { title: 'Mr', firstName: 'Daniel', lastName: 'Hargreaves', dateOfBirth: '1987-01-30' },
  ],
};
const open = (change: object) =>
  openBookingPage(ADDRESS, 'SelfBookingPage', {
    ...bookingForTests,
    selfBooking: { ...selfBooking, ...change },
  });

test('each step stands there: until when, which flights, which names, the card in its provider’s frame, the reference [FLT-16]', async () => {
  const { html, text } = await open({});
  for (const words of [
    'Book them by 10:04, Mon 23 Nov',
    '1. Choose these flights',
    'Sat 24 July 2027, 06:15 to 10:05',
    '2. Type these names',
    'Mrs Sarah-Jane Hargreaves, born Sat 2 April 1988',
    'Mr Daniel Hargreaves, born Fri 30 January 1987',
    'It holds £506.00, the price of these flights and bags, works at Solent Air alone',
    'You pay no booking fee, and no more than you’ve agreed to.',
  ])
    expect(text).toContain(words);
  expect(html).toContain(
    '<iframe src="https://pay.example/issued/view" title="Your card for Solent Air"',
  );
  expect(linksTo(html, 'Type the reference')).toEqual([
    '/account/bookings/HM7K42QD/confirm-booking',
  ]);
  expect(linksTo(html, 'What booking your own flights means')).toEqual([
    '/account/bookings/HM7K42QD/selfbook-terms',
  ]);
});

test('in a demonstration the airline’s page is one press away, elsewhere no address is made up', async () => {
  const airlinePage = 'http://127.0.0.1:3100/airline?outbound=1.2027-07-24';
  const { html } = await open({ airlinePage });
  expect(linksTo(html, 'Open Solent Air’s page of this demonstration (in a new tab)')).toEqual([
    airlinePage,
  ]);
  expect((await open({})).html).not.toContain('page of this demonstration');
});

test('while its provider does not answer the card is not there, and all else is', async () => {
  const { html, text } = await open({ cardFrame: null });
  expect(html).not.toContain('<iframe');
  expect(text).toContain('Your card can’t be shown at the moment.');
  expect(text).toContain('2. Type these names');
});

test.each([
  ['WAITING', 'Your card is being made'],
  ['USED', 'Your card has paid, so we haven’t booked these flights again.'],
  ['NOTED', 'The airline knows reference K7QX2M.'],
  ['WITH_A_PERSON', 'But our card hasn’t paid for it.'],
  ['CONFIRMED', 'The airline knows you by K7QX2M.'],
  ['OVER', 'Your 24 hours are over, so we’re booking them for you, without the booking fee.'],
  ['BOOKED_BY_US', 'We’ve booked your flights'],
  ['ENDED', 'This booking has ended'],
])('%s: no step and no card, but how far they are', async (state, words) => {
  const { html, text } = await open({ state, cardFrame: null, airlineReference: 'K7QX2M' });
  expect(text).toContain(words);
  expect(text).not.toContain('1. Choose these flights');
  expect(html).not.toContain('<iframe');
});

test('a booking whose flights nobody books themselves leads to itself', async () => {
  const { status, location } = await openBookingPage(ADDRESS, 'SelfBookingPage', bookingForTests);
  expect([status, location]).toEqual([302, '/account/bookings/HM7K42QD']);
});

test('what it means says who pays, until when, and what follows for whoever forgets [FLT-16]', async () => {
  const { text, html } = await openBookingPage(
    ADDRESS.replace('instructions', 'terms'),
    'SelfBookingTermsPage',
    { ...bookingForTests, selfBooking },
  );
  expect(text).toContain('Whoever forgets within 24 hours is booked by us without the fee.');
  expect(text).toContain('works at Solent Air alone');
  expect(linksTo(html, 'Book your flights')).toEqual([ADDRESS]);
});
