import { expect, test } from 'vitest';
import { sampleOrder } from '#testing/sample-order.ts';
import {
  referenceWords,
  clockTime,
  documentPaidAtHotel,
  documentTotal,
  goesBack,
  keptSoFar,
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

test('what goes back is paid no more, whatever became of it on its way', () => {
  const receipt = sampleOrder.receipt.slice(0, 3);
  const payments = [{ ...sampleOrder.payments[0]!, amount: 280_640 }];
  const back = { dueBy: '2026-12-05', status: 'failed' as const };
  const refunds = [
    { ...back, amount: 6_400 },
    { ...back, amount: 3_400, status: 'done' as const },
  ];
  const order = { ...sampleOrder, receipt, payments, refunds };
  expect(paidSoFar(order)).toBe(280_640);
  expect(goesBack(order)).toBe(9_800);
  expect(keptSoFar(order)).toBe(documentTotal(order));
  expect(stillOwed(order)).toBe(0);
});

test('papers from before it was written down give back what was paid beyond their price', () => {
  const payments = [{ ...sampleOrder.payments[0]!, amount: 288_040 }];
  const order = { ...sampleOrder, payments };
  expect(goesBack(order)).toBe(9_800);
  expect([keptSoFar(order), stillOwed(order)]).toEqual([278_240, 0]);
  expect(goesBack(sampleOrder)).toBe(0);
});

test('local times are told as they stand at the airport', () => {
  expect(clockTime('2027-07-24T06:15')).toBe('06:15');
  expect(clockTime('2027-07-24T06:15:30')).toBe('06:15');
  expect(localDate('2027-07-24T23:59')).toBe('Sat 24 July 2027');
});

test('those who joined later are named with the references of their own bookings', () => {
  const joined = [
    { name: 'Ben Hargreaves', reference: 'K7QX2M' },
    { name: 'Mia Hargreaves', reference: 'P3RT9L' },
  ];
  expect(referenceWords({ airlineReference: 'SX92K7' })).toBe('SX92K7');
  expect(referenceWords({ airlineReference: 'SX92K7', joined })).toBe(
    'SX92K7, K7QX2M for Ben Hargreaves, P3RT9L for Mia Hargreaves',
  );
  expect(referenceWords({ joined })).toBeUndefined();
});
