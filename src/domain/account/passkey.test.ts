import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkPasskeyName, countsOn, tidyPasskeyName } from './passkey.ts';

describe('the counter of a passkey', () => {
  test.each([
    [0, 0, true],
    [0, 1, true],
    [7, 8, true],
    [7, 7, false],
    [7, 6, false],
    [7, 0, false],
  ])('after %d, %d is taken: %s', (last, next, isTaken) => {
    expect(countsOn(last, next)).toBe(isTaken);
  });

  test('of two copies that count for themselves, one is found out', () => {
    const uses = fc.array(fc.boolean(), { minLength: 2, maxLength: 20 });
    fc.assert(
      fc.property(uses, fc.integer({ min: 1, max: 1_000 }), (useds, start) => {
        fc.pre(new Set(useds).size === 2);
        const counters = { true: start, false: start };
        let last = start;
        const taken = useds.map((isOriginal) => {
          const next = ++counters[`${isOriginal}`];
          const isTaken = countsOn(last, next);
          if (isTaken) last = next;
          return isTaken;
        });
        expect(taken).toContain(false);
      }),
    );
  });
});

test.each([
  ['  Sarah’s   phone ', 'Sarah’s phone', []],
  ['   ', '', ['required']],
  ['x'.repeat(60), 'x'.repeat(60), []],
  ['x'.repeat(61), 'x'.repeat(61), ['too_long']],
])('the name %j', (typed, kept, codes) => {
  expect(tidyPasskeyName(typed)).toBe(kept);
  expect(checkPasskeyName(kept).map(({ code }) => code)).toEqual(codes);
});
