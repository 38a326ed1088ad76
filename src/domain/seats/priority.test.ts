import { expect, test } from 'vitest';
import { coversFlights } from './priority.ts';

test.each([
  [['FR1', 'FR2'], true],
  [['FR1'], false],
  [[], true],
] as const)('of %j the journey FR1, FR2 is covered: %s [FLT-15]', (references, isCovered) => {
  expect(coversFlights(references, ['FR1', 'FR2'])).toBe(isCovered);
});
