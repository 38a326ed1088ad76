import { describe, expect, test } from 'vitest';
import type { Party } from '#domain/party.ts';
import { checkLeaving, partyWithout } from './fewer-travellers.ts';

/** Adults 1 to 3, children 4 and 5, infants 6 and 7. */
const PARTY: Party = [
  { adults: 2, childAges: [1, 8] },
  { adults: 1, childAges: [12, 0] },
];

test.each([
  [[2], ['1-1-8', '1-12-0']],
  [
    [3, 5, 7],
    ['2-1-8', '0'],
  ],
  [[4], ['2-1', '1-12-0']],
  [[6], ['2-8', '1-12-0']],
  [
    [5, 7],
    ['2-1-8', '1'],
  ],
  [[], ['2-1-8', '1-12-0']],
])('without travellers %j the rooms hold %j', (leaving, rooms) => {
  const left = partyWithout(PARTY, leaving);
  expect(left.map(({ adults, childAges }) => [adults, ...childAges].join('-'))).toEqual(rooms);
});

test('who is two has a seat, and stands among the children of the list', () => {
  const party: Party = [{ adults: 2, childAges: [2, 1] }];
  expect(partyWithout(party, [3])).toEqual([{ adults: 2, childAges: [1] }]);
  expect(partyWithout(party, [4])).toEqual([{ adults: 2, childAges: [2] }]);
});

describe('who may stay at home [ACCT-02]', () => {
  const codes = (leaving: readonly number[], party = PARTY, hasSeats = false) =>
    checkLeaving(leaving, { party, hasSeats }).map(({ field, code }) => `${field} ${code}`);
  test.each([
    [[2], []],
    [[], ['leaving leaving_not_chosen']],
    [[8], ['leaving leaving_not_chosen']],
    [[2, 8], ['leaving leaving_not_chosen']],
    [[0], ['leaving leaving_not_chosen']],
    [[1], ['leaving leaving_lead']],
    [[2, 1], ['leaving leaving_lead']],
    // The children of the second room would sleep alone.
    [[3], ['leaving leaving_children']],
    [[3, 5], ['leaving leaving_children']],
    [[3, 5, 7], []],
  ])('travellers %j: %j', (leaving, errors) => {
    expect(codes(leaving)).toEqual(errors);
  });
  test('an infant has an adult of its own', () => {
    const party: Party = [{ adults: 2, childAges: [0, 1] }];
    expect(codes([2], party)).toEqual(['leaving leaving_infants']);
    expect(codes([2, 4], party)).toEqual([]);
  });
  test('with seats, an adult beside whom somebody young may sit stays', () => {
    expect(codes([2], PARTY, true)).toEqual(['leaving leaving_seats']);
    expect(codes([4], PARTY, true)).toEqual([]);
    expect(codes([2], [{ adults: 3, childAges: [] }], true)).toEqual([]);
  });
});
