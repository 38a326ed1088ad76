import { expect, test } from 'vitest';
import { bookingForTests, openBookingPage, pounds } from '#web/testing/booking.ts';
import { linksTo, postedFields, requestPage } from '#web/testing/request-page.ts';

const ADDRESS = '/account/bookings/HM7K42QD/instalments_schedule';
const OPEN = [
  { number: 2, dueDate: '2027-04-01', amount: pounds(20_000), state: 'DUE', nextTry: null },
  { number: 3, dueDate: '2027-04-12', amount: pounds(37_560), state: 'DUE', nextTry: null },
];
const [paid] = bookingForTests.receipt.payments;
const withPayments = (payments: readonly object[], plan: object = {}) => ({
  ...bookingForTests,
  receipt: { ...bookingForTests.receipt, payments: [paid, ...payments] },
  paymentPlan: { ...bookingForTests.paymentPlan, movable: [2], ...plan },
});
const open = (booking: object, query = '') =>
  openBookingPage(`${ADDRESS}${query}`, 'InstalmentsPage', booking);

test('the plan says what is paid, what comes next, and what can be moved [ACCT-02]', async () => {
  const { status, html, text } = await open(withPayments(OPEN));
  expect(status).toBe(200);
  expect(text).toContain('1 of 3 done');
  expect(text).toMatch(/Thu 1 April 2027 £200\.00.*Still to come.*Balance day: it can’t be later/);
  expect(linksTo(html, 'Pay it now')).toEqual(['/account/bookings/HM7K42QD/payments/new']);
  expect(linksTo(html, 'Move from Thu 1 April')).toEqual([`${ADDRESS}?move=2`]);
});

test('a payment the bank refused comes first, with the day it is tried again', async () => {
  const declined = { ...OPEN[0], state: 'DECLINED', nextTry: '2027-04-04' };
  const { text } = await open(withPayments([declined, OPEN[1]!]));
  expect(text).toContain('Your bank refused £200.00');
  expect(text).toContain('We’ll try your card again on Sun 4 April 2027.');
});

test('when all is paid there is nothing to do', async () => {
  const { text } = await open(withPayments([], { payableEarly: pounds(0), movable: [] }));
  expect(text).toContain('Paid in full');
  expect(text).not.toMatch(/Pay it now|Pay any part early/);
});

test('what is being taken is said, and looked at again without script too', async () => {
  const { html, text } = await open(withPayments(OPEN, { beingTaken: pounds(100) }));
  expect(text).toContain('A payment is being taken from your card.');
  expect(html).toContain('http-equiv="refresh"');
});

test('a viewer is told that this is not theirs', async () => {
  const viewer = { ...bookingForTests, role: 'VIEWER', receipt: null, paymentPlan: null };
  expect((await open(viewer)).text).toContain('for the people who pay');
});

test('a payment is moved by a form without script; a day too late comes back with the day typed', async () => {
  const { html } = await open(withPayments(OPEN), '?move=2');
  expect(postedFields(html, 'id="move"').get('payment')).toBe('2');
  const asked: object[] = [];
  const post = (form: Record<string, string>, moveBookingPayment: object) =>
    requestPage(`${ADDRESS}?move=2`, {
      form: { payment: '2', ...form },
      answers: {
        InstalmentsPage: () => ({ customer: { id: 'u1' }, booking: withPayments(OPEN) }),
        MoveBookingPayment: (variables) => (asked.push(variables), { moveBookingPayment }),
      },
    });
  const moved = await post({ to: '2027-04-08' }, { kind: 'PaymentsChanged' });
  expect(moved.location).toBe(`${ADDRESS}?moved`);
  const errors = [{ field: 'to', message: 'Choose a day up to Mon 12 April 2027' }];
  const late = await post({ to: 'other', day: '14/04/2027' }, { kind: 'InvalidInput', errors });
  expect(late.status).toBe(422);
  expect(late.html).toContain('value="14/04/2027"');
  expect(linksTo(late.html, 'Choose a day up to')).toEqual(['#day']);
  expect(asked).toEqual([
    { orderCode: 'HM7K42QD', payment: 2, to: '2027-04-08' },
    { orderCode: 'HM7K42QD', payment: 2, to: '2027-04-14' },
  ]);
});
