import { expect, test } from 'vitest';
import { findPaidCheckout } from './paid-checkout.ts';

test.each([
  ['/booking/c1/payment', 'c1'],
  ['/booking/c1/confirmation', 'c1'],
  ['/booking/c1/order-request', 'c1'],
  ['/booking/c1/passengers', undefined],
  ['/extras/c1', undefined],
  ['/', undefined],
])('at %s the checkout that may have been paid is %s [MSG-37]', (address, checkoutId) => {
  expect(findPaidCheckout(address)).toBe(checkoutId);
});
