import { expect, test } from 'vitest';
import { tidyPostcode } from './postcode.ts';

test.each([
  ['LS1 4DY', 'LS1 4DY'],
  ['ls14dy', 'LS1 4DY'],
  ['m1  1ae', 'M1 1AE'],
  ['EC1A 1BB', 'EC1A 1BB'],
  ['LS1', undefined],
  ['LS1 4D', undefined],
  ['D02 X285', undefined],
  ['', undefined],
])('%j is read as %s', (typed, postcode) => {
  expect(tidyPostcode(typed)).toBe(postcode);
});
