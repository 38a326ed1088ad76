import { expect, test } from 'vitest';
import { bagWords } from './bag-words.ts';

const size = { height: 55, width: 40, depth: 20 };

test.each([
  ['HOLD_LUGGAGE', '23 kg checked bag', 23, null, '23 kg checked bag'],
  ['HAND_LUGGAGE', 'cabin bag', 10, size, 'Cabin bag, 10 kg, 55 × 40 × 20 cm'],
  ['HAND_LUGGAGE', 'small personal item', null, null, 'Small personal item'],
  ['HOLD_LUGGAGE', '25 kg Economy Lite', 25, null, 'Hold bag, 25 kg Economy Lite'],
  ['HOLD_LUGGAGE', 'fare dependent', 23, null, 'Hold bag, fare dependent, 23 kg'],
])('a bag says its weight once: %s, %s', (type, label, weightKg, sizeCm, words) => {
  expect(bagWords({ type, label, weightKg, sizeCm })).toBe(words);
});
