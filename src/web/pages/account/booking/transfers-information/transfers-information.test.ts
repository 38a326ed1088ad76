import { expect, test } from 'vitest';
import { expectOwnStates } from '#web/testing/booking-states.ts';
import { bookingForTests, openBookingPage } from '#web/testing/booking.ts';
import { linksTo } from '#web/testing/request-page.ts';

const ADDRESS = '/account/bookings/HM7K42QD/transfers-information';
const transfer = {
  kind: 'TRANSFER',
  name: 'Shuttle service',
  detail: 'Both ways, for 2',
  reference: 'TR-77',
};
const open = (change: object = {}) =>
  openBookingPage(ADDRESS, 'TransfersInformationPage', {
    ...bookingForTests,
    extras: [transfer, { ...transfer, kind: 'PARKING', name: 'Meet and greet' }],
    ...change,
  });

test('the transfer, its reference, both flights and the way to the hotel [ACCT-02]', async () => {
  const { text, html } = await open();
  for (const words of [
    'How you get to Hotel Miramar Blanc.',
    'Shuttle service',
    'Show TR-77 to the driver.',
    'You land at Palma at 10:05 on Sat 24 July 2027.',
    'You fly home from Palma at 11:00 on Sat 31 July 2027.',
    'Hotel Miramar Blanc, Carrer de la Marina 42',
    'Can’t find your transfer? Call us on 0113 496 0180.',
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('Meet and greet');
  expect(linksTo(html, 'the flight that it meets')).toEqual([]);
});

test('who may not know the reference sees none; without a transfer the address is said', async () => {
  const viewer = await open({ role: 'VIEWER', extras: [{ ...transfer, reference: null }] });
  expect(viewer.text).not.toContain('to the driver');
  const none = await open({ extras: [] });
  expect(none.text).toContain(
    'There’s no transfer in this booking. Hotel Miramar Blanc is at Carrer de la Marina 42.',
  );
  expect(none.text).not.toContain('Can’t find your transfer?');
});

test('of a stay alone the flight that is met can be told, by whoever may change it', async () => {
  const change = '/account/bookings/HM7K42QD/transfers/new';
  const stay = { flights: [], extras: [transfer] };
  expect(linksTo((await open(stay)).html, 'the flight that it meets')).toEqual([change]);
  expect((await open({ ...stay, role: 'VIEWER' })).html).not.toContain(change);
  expect((await open({ ...stay, status: 'CANCELLED' })).html).not.toContain(change);
});

test('it is its people’s alone', () =>
  expectOwnStates('transfers-information', 'TransfersInformationPage'));
