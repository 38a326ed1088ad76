import { expect, test } from 'vitest';
import { documentTotal, documentPaidAtHotel, stillOwed } from '#domain/order/order-document.ts';
import { documentMoney, orderSections } from '#domain/order/order-sections.ts';
import { sampleOrder } from '#testing/sample-order.ts';
import { makePaidEarlyLetter, makePaymentMovedLetter } from './booking-letters.ts';
import {
  makeConfirmationLetter,
  makeFailedLetter,
  makeInstalmentDeclinedLetter,
  makePendingLetter,
} from './order-letters.ts';
import { renderLetter } from './render-letter.ts';

const visibleText = (html: string): string =>
  html
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

test('both parts of the confirmation hold every line of every section, and the total is the sum of the receipt', async () => {
  const { subject, html, text } = await renderLetter(makeConfirmationLetter(sampleOrder), 'en-GB');
  expect(subject).toBe('You’re going to Port de Sóller: order HM 7K4 2QD');
  const lines = orderSections(sampleOrder).flatMap(({ rows, totals = [] }) =>
    [...rows, ...totals].flatMap(({ label, detail, value }) => [label, detail, value]),
  );
  for (const line of lines) {
    if (line === undefined) continue;
    expect(visibleText(html)).toContain(line);
    expect(text).toContain(line);
  }
  const sum = sampleOrder.receipt.reduce((total, { amount }) => total + amount, 0);
  expect(documentTotal(sampleOrder)).toBe(sum);
  expect(text).toContain(`Total for 4: ${documentMoney(sampleOrder, sum)}`);
});

test('what is paid, what is owed and what is paid at the hotel make the total', () => {
  const paid = sampleOrder.payments
    .filter(({ status }) => status === 'paid')
    .reduce((total, { amount }) => total + amount, 0);
  expect(paid + stillOwed(sampleOrder) + documentPaidAtHotel(sampleOrder)).toBe(
    documentTotal(sampleOrder),
  );
  expect(sampleOrder.payments.reduce((total, { amount }) => total + amount, 0)).toBe(
    documentTotal(sampleOrder) - documentPaidAtHotel(sampleOrder),
  );
});

test('flight times are local, and a landing on another day names it', async () => {
  const { text } = await renderLetter(makeConfirmationLetter(sampleOrder), 'en-GB');
  expect(text).toContain('06:15 to 10:00');
  expect(text).toContain('23:10 to 00:55, Sun 1 August');
});

test('an order request says that it is not confirmed and when we write [ORD-04] [ORD-05]', async () => {
  const { html, text } = await renderLetter(makePendingLetter(sampleOrder), 'en-GB');
  for (const part of [visibleText(html), text]) {
    expect(part).toContain('not a confirmed booking');
    expect(part).toContain('within 48 hours');
  }
});

test('a failed order says what goes back, or that nothing was taken', async () => {
  expect((await renderLetter(makeFailedLetter(sampleOrder, 48_000), 'en-GB')).text).toContain(
    '£480.00 is going back',
  );
  expect((await renderLetter(makeFailedLetter(sampleOrder, 0), 'en-GB')).text).toContain(
    'Nothing was taken',
  );
});

test('a declined instalment names the amount, its date and the next try', async () => {
  const instalment = { dueDate: '2027-04-12', amount: 115_120, status: 'failed' } as const;
  const { text } = await renderLetter(
    makeInstalmentDeclinedLetter(sampleOrder, instalment, '2027-04-15'),
    'en-GB',
  );
  expect(text).toContain('£1,151.20, due on Mon 12 April 2027');
  expect(text).toContain('Thu 15 April 2027');
});

test.each(['2027-04-15', undefined])(
  'a declined payment is paid by another card on the page of payments (next try: %s)',
  async (retryOn) => {
    const instalment = { dueDate: '2027-04-12', amount: 115_120, status: 'failed' } as const;
    const letter = makeInstalmentDeclinedLetter(sampleOrder, instalment, retryOn);
    const { text } = await renderLetter(letter, 'en-GB');
    expect(text).toContain('give us one on the page of your payments, or call');
    expect(text).toContain('/account/bookings/HM7K42QD/instalments_schedule');
  },
);

test('names that look like markup stay text [F-38]', async () => {
  const order = {
    ...sampleOrder,
    passengers: [{ name: 'Mr <img src=x onerror=alert(1)>', kind: 'adult' } as const],
  };
  expect((await renderLetter(makeConfirmationLetter(order), 'en-GB')).html).not.toContain('<img');
});

const moved = { amount: 57_560, was: '2027-03-22', becomes: '2027-04-05' };

test('a payment that was moved is written of with both days, and all of the plan', async () => {
  const { subject, text } = await renderLetter(makePaymentMovedLetter(sampleOrder, moved), 'en-GB');
  expect(subject).toBe('Your payment for Port de Sóller has moved: order HM 7K4 2QD');
  expect(text).toContain('£575.60 was due on Mon 22 March 2027. It’s now due on Mon 5 April 2027');
  expect(text).toMatch(/YOUR PAYMENTS\n-+\nSat 21 November 2026: £480.00/);
});

test('what is paid early is not called paid before the bank has answered', async () => {
  const { subject, text } = await renderLetter(makePaidEarlyLetter(sampleOrder, moved), 'en-GB');
  expect(subject).toBe('You’re paying £575.60 early: order HM 7K4 2QD');
  expect(text).toContain('If your bank declines it, we’ll write to you again');
});
