import { expect, test } from 'vitest';
import { bookingForTests, openBookingPage, pounds } from '#web/testing/booking.ts';
import { linksTo, requestPage } from '#web/testing/request-page.ts';

const ADDRESS = '/account/bookings/HM7K42QD/payments/new';
const post = (form: Record<string, string>, payBookingEarly: object, asked: object[] = []) =>
  requestPage(ADDRESS, {
    form: { payableWas: '57560', ...form },
    answers: {
      PayPage: () => ({ customer: { id: 'u1' }, booking: bookingForTests }),
      PayBookingEarly: (variables) => (asked.push(variables), { payBookingEarly }),
    },
  });

test('all of it or a part is paid by a form, and leads back to the plan [ACCT-02]', async () => {
  const { html, text } = await openBookingPage(ADDRESS, 'PayPage', bookingForTests);
  expect(text).toContain('Pay all £575.60 now');
  expect(html).toContain('name="payableWas" value="57560"');
  const asked: object[] = [];
  const paid = { kind: 'PaymentsChanged' };
  expect((await post({ pay: '57560' }, paid, asked)).location).toBe(
    '/account/bookings/HM7K42QD/instalments_schedule?paid',
  );
  await post({ amount: '£200.50' }, paid, asked);
  expect(asked).toEqual([
    { orderCode: 'HM7K42QD', amount: 57_560, payableWas: 57_560 },
    { orderCode: 'HM7K42QD', amount: 20_050, payableWas: 57_560 },
  ]);
});

test('all that the bank declined is paid at once, before anything else', async () => {
  const paymentPlan = { ...bookingForTests.paymentPlan, declined: pounds(31_250) };
  const booking = { ...bookingForTests, paymentPlan };
  const { text } = await openBookingPage(ADDRESS, 'PayPage', booking);
  expect(text).toMatch(/Pay £312\.50 now.*Pay all £575\.60 now/);
});

test('what is no amount, or too much, comes back at its field with what was typed', async () => {
  const asked: object[] = [];
  const none = await post({ amount: 'lots' }, {}, asked);
  expect([none.status, asked]).toEqual([422, []]);
  expect(none.html).toContain('value="lots"');
  expect(linksTo(none.html, 'Type an amount')).toEqual(['#amount']);
  const errors = [{ field: 'amount', message: 'There is only £575.60 left to pay early.' }];
  const much = await post({ amount: '900' }, { kind: 'InvalidInput', errors });
  expect(linksTo(much.html, 'There is only')).toEqual(['#amount']);
});

test('while payments wait there is no form, and it says for what', async () => {
  const paymentPlan = {
    ...bookingForTests.paymentPlan,
    payableEarly: pounds(0),
    waitsFor: 'CHANGE',
  };
  const booking = { ...bookingForTests, paymentPlan };
  const { text } = await openBookingPage(ADDRESS, 'PayPage', booking);
  expect(text).toContain('We don’t take any payment until the change to your holiday is done.');
  expect(text).not.toContain('nothing to pay early');
});

test('with nothing left to pay there is no form', async () => {
  const paymentPlan = { ...bookingForTests.paymentPlan, payableEarly: pounds(0) };
  const booking = { ...bookingForTests, paymentPlan };
  const { text } = await openBookingPage(ADDRESS, 'PayPage', booking);
  expect(text).toContain('There’s nothing to pay early.');
});
