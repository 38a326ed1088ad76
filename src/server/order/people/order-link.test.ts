import { expect, test } from 'vitest';
import { makeOrderKey, makeOrderPath, opensOrder } from './order-link.ts';

const SECRET = 'a secret of at least thirty-two characters';
const key = makeOrderKey(SECRET, 'c1', '2027-10-29');

test('a key opens its own order until its last day [S-05]', () => {
  expect(opensOrder(SECRET, 'c1', key, '2026-11-21')).toBe(true);
  expect(opensOrder(SECRET, 'c1', key, '2027-10-29')).toBe(true);
  expect(opensOrder(SECRET, 'c1', key, '2027-10-30')).toBe(false);
});

test.each([
  ['another order', 'c2', key],
  ['a day put off', 'c1', key.replace('2027', '2037')],
  ['a signature cut short', 'c1', key.slice(0, -1)],
  [
    'the key of another site',
    'c1',
    makeOrderKey('another secret of thirty-two characters', 'c1', '2027-10-29'),
  ],
  ['no signature', 'c1', '2027-10-29'],
  ['nothing', 'c1', ''],
])('%s opens nothing [S-05]', (_, checkoutId, given) => {
  expect(opensOrder(SECRET, checkoutId, given, '2026-11-21')).toBe(false);
});

test('the link of a mail opens the order until ninety days after the return [S-05]', () => {
  const placement = {
    checkoutId: 'c1',
    accepted: { holiday: { returnDate: '2027-07-31' } },
  } as const;
  const path = makeOrderPath({ secret: SECRET }, placement, 'order-request');
  expect(path).toBe(`/booking/c1/order-request?key=${key}`);
});

test('a key holds its day and its signature, as mails that are out there have it [S-05]', () => {
  expect(makeOrderKey('secret', 'c1', '2027-10-29')).toBe(
    '2027-10-29.Mvc1a07tNkDpvnDU-li3RXGmiY8uCgeuc_qyb7rlvS4',
  );
});
