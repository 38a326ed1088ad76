import { expect, test } from 'vitest';
import { CHECKOUT_STATES, canCheckoutBecome } from './checkout-state.ts';

test('a checkout is open, placing, placed or expired; placed is final [CHK-12]', () => {
  expect(CHECKOUT_STATES.filter((to) => canCheckoutBecome('OPEN', to))).toEqual([
    'PLACING',
    'EXPIRED',
  ]);
  expect(CHECKOUT_STATES.filter((to) => canCheckoutBecome('PLACING', to))).toEqual([
    'OPEN',
    'PLACED',
  ]);
  expect(CHECKOUT_STATES.some((to) => canCheckoutBecome('PLACED', to))).toBe(false);
  expect(CHECKOUT_STATES.filter((to) => canCheckoutBecome('EXPIRED', to))).toEqual(['OPEN']);
});
