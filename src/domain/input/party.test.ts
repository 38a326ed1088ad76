import fc from 'fast-check';
import { expect, test } from 'vitest';
import { headsOf, makeParty, parseParty } from '#domain/party.ts';

const party = fc.array(
  fc.record({
    adults: fc.integer({ min: 1, max: 9 }),
    childAges: fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: 5 }),
  }),
  { minLength: 1, maxLength: 4 },
);

test('party strings are groups of adults and dash-separated child ages [SRCH-22]', () => {
  expect(parseParty('2-5-7,2')).toEqual([
    { adults: 2, childAges: [5, 7] },
    { adults: 2, childAges: [] },
  ]);
  expect(parseParty('12-10')).toEqual([{ adults: 12, childAges: [10] }]);
  expect(parseParty('1')).toEqual([{ adults: 1, childAges: [] }]);
  fc.assert(
    fc.property(party, (rooms) => {
      expect(parseParty(makeParty(rooms))).toEqual(rooms);
    }),
  );
});

test.each(['', '2,', ',2', '2-', 'a', '2--5', '2 5', '2-5x', '123', '-2'])(
  '%j is no party [SRCH-22]',
  (text) => {
    expect(parseParty(text)).toBeUndefined();
  },
);

test('ages 0 and 1 are infants, and only adults and children pay [SRCH-09]', () => {
  expect(
    headsOf([
      { adults: 2, childAges: [0, 1, 2, 15] },
      { adults: 1, childAges: [] },
    ]),
  ).toEqual({ adults: 3, children: 2, infants: 2, paying: 5 });
});
