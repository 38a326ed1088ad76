import { expect, test } from 'vitest';
import { isHelpful } from './access-facts.ts';

test.each([
  ['No step between street and reception, measured March 2026', true],
  ['Adapted room with a wheel-in shower, held for people who need it', true],
  ['Pool hoist', true],
  ['Lift to all floors', true],
  ['Lift door 80 cm wide', true],
  ['Room door 79 cm wide', false],
  ['1 step between street and reception, measured March 2026', false],
  ['9 steps between street and reception, measured March 2026', false],
  ['No lift', false],
])('%s: good news is %s', (fact, isGood) => {
  expect(isHelpful(fact)).toBe(isGood);
});
