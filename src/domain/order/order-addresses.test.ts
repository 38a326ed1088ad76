import { expect, test } from 'vitest';
import { documentPath, orderPagePath } from './order-addresses.ts';

test('an order has its pages and documents below its checkout, whose id stays one segment', () => {
  expect(orderPagePath('c1', 'confirmation')).toBe('/booking/c1/confirmation');
  expect(orderPagePath('c/1', 'order-request')).toBe('/booking/c%2F1/order-request');
  expect(documentPath('c1', 'holiday.ics')).toBe('/booking/c1/documents/holiday.ics');
});
