import { expect, test } from 'vitest';
import { cancellingSentence } from './cancelling-sentence.ts';

test.each([
  [
    { lost: 48_000, owed: 36_000, until: '2027-05-14' },
    'If you cancel by Fri 14 May 2027, you lose £480 in total: this £120 and another £360; after that it costs more.',
  ],
  [
    { lost: 12_000, owed: 0, until: '2027-05-14' },
    'If you cancel by Fri 14 May 2027, you lose £120 in total and owe nothing more; after that it costs more.',
  ],
  [
    { lost: 0, owed: 0, until: '2027-05-14' },
    'If you cancel by Fri 14 May 2027, you lose nothing; after that it costs more.',
  ],
  [{ lost: 0, owed: 0, until: null }, 'Whenever you cancel, you lose nothing.'],
  [
    { lost: 12_050, owed: 50, until: null },
    'Whenever you cancel, you lose £120.50 in total: this £120 and another £0.50.',
  ],
])('after paying £120, %j is said in one sentence [R6]', (span, sentence) => {
  expect(cancellingSentence(span, 12_000, 'GBP')).toBe(sentence);
});

test.each([
  ['2027-05-14', '2027-05-14', true],
  ['2027-05-14', '2027-05-15', false],
  [null, '2027-05-14', true],
])(
  'until %s, with a second payment on %s, no sum of the first day is promised: %s',
  (until, next, isOpen) => {
    const sentence = cancellingSentence({ lost: 36_000, owed: 1_625, until }, 34_375, 'GBP', next);
    expect(sentence).toContain(
      isOpen
        ? 'you lose £360 in total: you owe any of it you haven’t paid by then, or get back anything you’ve paid beyond it'
        : 'you lose £360 in total: this £343.75 and another £16.25',
    );
  },
);
