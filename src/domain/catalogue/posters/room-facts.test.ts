import { expect, test } from 'vitest';
import { bedsIn, outlookIn } from './room-facts.ts';

test.each([
  ['one double or two single beds and an extra bed', ['double']],
  ['one double and one single bed', ['double', 'single']],
  ['one double and two single beds and an extra bed', ['double', 'single', 'single']],
  ['one king bed and a sofa bed', ['king', 'sofa']],
  ['one double and two single beds, and a sofa bed', ['double', 'single', 'single', 'sofa']],
  ['Two twin beds', ['single', 'single']],
  ['1 queen bed, 2 bunk beds', ['double', 'bunk', 'bunk']],
  ['a hammock', []],
])('%s are %j', (words, beds) => {
  expect(bedsIn(words)).toEqual(beds);
});

test.each([
  ['sea view', 'sea'],
  ['side sea view', 'side-sea'],
  ['Partial ocean view', 'side-sea'],
  ['garden view', 'garden'],
  ['pool view', 'pool'],
  ['town view', 'town'],
  ['mountain view', 'mountain'],
  ['view of something', undefined],
  [null, undefined],
])('a window with %j looks at %s', (words, outlook) => {
  expect(outlookIn(words)).toBe(outlook);
});
