import { expect, test } from 'vitest';
import { packCache, packUntil } from '../trip-pack.ts';

test('papers are kept for seven days after the return, in a cache of their booking [S-28]', () => {
  expect(packUntil('2027-07-31')).toBe('2027-08-07');
  expect(packCache('HM7K42QD')).toBe('trip-pack:HM7K42QD');
});
