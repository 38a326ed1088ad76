import { expect, test } from 'vitest';
import { tidyEircode } from './eircode.ts';

test.each([
  ['A65 F4E2', 'A65 F4E2'],
  [' d02x285 ', 'D02 X285'],
  ['D6W  XY00', 'D6W XY00'],
  ['B65 F4E2', undefined],
  ['A65 F4O2', undefined],
  ['A65', undefined],
  ['LS6 2AB', undefined],
])('%j is read as %s', (typed, eircode) => {
  expect(tidyEircode(typed)).toBe(eircode);
});
