import { expect, test } from 'vitest';
import { cancellingSentence } from './cancelling-sentence.ts';

test.each([
  [
    { lost: 48_000, owed: 36_000, until: '2027-05-14' },
    'If you cancel by Fri 14 May 2027, you lose £480 in all: this £120 and £360 more; later you lose more.',
  ],
  [
    { lost: 12_000, owed: 0, until: '2027-05-14' },
    'If you cancel by Fri 14 May 2027, you lose £120 in all and owe nothing more; later you lose more.',
  ],
  [
    { lost: 0, owed: 0, until: '2027-05-14' },
    'If you cancel by Fri 14 May 2027, you lose nothing; later you lose more.',
  ],
  [{ lost: 0, owed: 0, until: null }, 'Whenever you cancel, you lose nothing.'],
  [
    { lost: 12_050, owed: 50, until: null },
    'Whenever you cancel, you lose £120.50 in all: this £120 and £0.50 more.',
  ],
])('after paying £120, %j is said in one sentence [R6]', (span, sentence) => {
  expect(cancellingSentence(span, 12_000, 'GBP')).toBe(sentence);
});
