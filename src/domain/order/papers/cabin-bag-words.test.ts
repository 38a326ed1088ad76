import { expect, test } from 'vitest';
import { cabinBagWords } from './cabin-bag-words.ts';

test.each([
  [['cabin bag'], 'A cabin bag each'],
  [['cabin bag', 'handbag or laptop bag'], 'A cabin bag and a handbag or laptop bag each'],
  [['cabin bag, fare dependent'], 'A cabin bag each, fare dependent'],
  [['under-seat bag, check with the airline'], 'An under-seat bag each, check with the airline'],
  [[], 'Ask the airline which cabin bags you can bring'],
])('bags of a fare labelled %j are said as “%s”', (labels, words) => {
  expect(cabinBagWords(labels)).toBe(words);
});
