import { expect, test } from 'vitest';
import { bookingForTests, openBookingPage } from '#web/testing/booking.ts';
import { linksTo, requestPage } from '#web/testing/request-page.ts';

const ADDRESS = '/account/bookings/HM7K42QD/car_details/edit';
const car = { registration: 'YK21 ABC', make: 'Ford', model: 'Focus', colour: 'blue' };
const booking = { ...bookingForTests, carChange: { refusal: null, car } };
const form = { ...car, registration: 'LS70 XYZ' };
const post = (quoteOrderChange: object, asked: object[] = []) =>
  requestPage(ADDRESS, {
    form,
    answers: {
      ChangeCarPage: () => ({ customer: { id: 'u1' }, booking }),
      QuoteCarChange: (variables) => (asked.push(variables), { quoteOrderChange }),
    },
  });

test('the car stands in its form, and another one leads to what that comes to', async () => {
  const { html } = await openBookingPage(ADDRESS, 'ChangeCarPage', booking);
  for (const value of Object.values(car)) expect(html).toContain(`value="${value}"`);
  const asked: object[] = [];
  expect((await post({ kind: 'OrderChange', id: 'c1' }, asked)).location).toBe(
    '/account/bookings/HM7K42QD/change_requests/c1',
  );
  expect(asked).toEqual([{ orderCode: 'HM7K42QD', car: form }]);
});

test('what is wrong with it stands at its field, with what was typed', async () => {
  const errors = [{ field: 'carDetails.registration', message: 'No such plate.' }];
  const { status, html } = await post({ kind: 'InvalidInput', errors });
  expect(status).toBe(422);
  expect(linksTo(html, 'No such plate.')).toEqual(['#registration']);
  expect(html).toContain('value="LS70 XYZ"');
});

test('too late for it there is no form, without a car park no page', async () => {
  const late = { ...booking, carChange: { refusal: 'Too late for that.', car } };
  const { html, text } = await openBookingPage(ADDRESS, 'ChangeCarPage', late);
  expect(text).toContain('Too late for that.');
  expect(html).not.toContain('name="registration"');
  const none = { ...booking, carChange: null };
  expect((await openBookingPage(ADDRESS, 'ChangeCarPage', none)).status).toBe(404);
});
