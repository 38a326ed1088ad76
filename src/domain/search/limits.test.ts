import { expect, test } from 'vitest';
import { QUICK_NIGHTS } from './limits.ts';

test('four, seven, ten and fourteen nights are chosen at a press [DATE-14]', () => {
  expect(QUICK_NIGHTS).toEqual([4, 7, 10, 14]);
});
