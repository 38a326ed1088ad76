import { expect, test } from 'vitest';
import { sampleOrder } from '#testing/sample-order.ts';
import {
  clockTime,
  documentPaidAtHotel,
  documentTotal,
  localDate,
  paidSoFar,
  stillOwed,
} from '../order-document.ts';

test('the total holds what is paid at the hotel; what is owed to us does not', () => {
  expect(documentTotal(sampleOrder)).toBe(282_240);
  expect(documentPaidAtHotel(sampleOrder)).toBe(4_000);
  expect(paidSoFar(sampleOrder)).toBe(48_000);
  expect(stillOwed(sampleOrder)).toBe(230_240);
});

test('only what was taken is paid: a declined payment is still owed', () => {
  const [paid, next, last] = sampleOrder.payments;
  const order = {
    ...sampleOrder,
    payments: [
      paid!,
      { ...next!, status: 'failed' as const },
      { ...last!, status: 'paid' as const },
    ],
  };
  expect(paidSoFar(order)).toBe(163_120);
  expect(stillOwed(order)).toBe(115_120);
});

test('local times are told as they stand at the airport', () => {
  expect(clockTime('2027-07-24T06:15')).toBe('06:15');
  expect(clockTime('2027-07-24T06:15:30')).toBe('06:15');
  expect(localDate('2027-07-24T23:59')).toBe('Sat 24 July 2027');
});
