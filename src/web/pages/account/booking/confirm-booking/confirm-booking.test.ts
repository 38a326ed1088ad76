import { expect, test } from 'vitest';
import { bookingForTests, openBookingPage } from '#web/testing/booking.ts';
import { linksTo, requestPage } from '#web/testing/request-page.ts';

const ADDRESS = '/account/bookings/HM7K42QD/confirm-booking';
const FLIGHTS = '/account/bookings/HM7K42QD/selfbook-instructions';
const booking = {
  ...bookingForTests,
  selfBooking: { state: 'OPEN', airlineReference: null as string | null },
};
const post = (confirmFlights: object, asked: object[] = []) =>
  requestPage(ADDRESS, {
    form: { airlineReference: 'k7 qx-2m' },
    answers: {
      ConfirmBookingPage: () => ({ customer: { id: 'u1' }, booking }),
      ConfirmFlights: (variables) => (asked.push(variables), { confirmFlights }),
    },
  });

test('the reference that is typed is told, and the page says what became of it', async () => {
  const { html } = await openBookingPage(ADDRESS, 'ConfirmBookingPage', booking);
  expect(html).toContain('Solent Air’s reference');
  const asked: object[] = [];
  expect((await post({ kind: 'FlightsConfirmed' }, asked)).location).toBe(FLIGHTS);
  expect(asked).toEqual([{ orderCode: 'HM7K42QD', airlineReference: 'k7 qx-2m' }]);
  const done = { ...booking, selfBooking: { state: 'CONFIRMED', airlineReference: 'K7QX2M' } };
  const after = await openBookingPage(ADDRESS, 'ConfirmBookingPage', done);
  expect([after.status, after.location]).toEqual([302, FLIGHTS]);
});

test('a wrong one loses nothing: why stands at the field and in the summary', async () => {
  const errors = [{ field: 'airlineReference', message: 'No such reference.' }];
  const { status, html } = await post({ kind: 'InvalidInput', errors });
  expect(status).toBe(422);
  expect(linksTo(html, 'No such reference.')).toEqual(['#airlineReference']);
  expect(html).toContain('value="k7 qx-2m"');
});

test('a card that was used asks for it, and says whom to call', async () => {
  const used = { ...booking, selfBooking: { state: 'USED', airlineReference: null } };
  const { html, text } = await openBookingPage(ADDRESS, 'ConfirmBookingPage', used);
  expect(html).toContain('name="airlineReference"');
  expect(text).toMatch(/Haven’t got one\? Call us on [\d ]+\./);
});
