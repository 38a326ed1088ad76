import { expect, test } from 'vitest';
import { bagsOnSale, whyTooLate } from './adding-extras.ts';

const startsAt = new Date('2027-07-24T05:15:00Z');
const hoursBefore = (hours: number) => new Date(startsAt.getTime() - hours * 3_600_000);

test.each([
  [6, 6.1, null],
  [6, 6, 'extras_too_late'],
  [null, 24.1, null],
  [null, 24, 'extras_too_late'],
] as const)(
  'of an airline whose check-in closes %s hours before, with %s left: %s',
  (closesHours, left, refusal) => {
    expect(whyTooLate({ startsAt, closesHours }, hoursBefore(left))).toBe(refusal);
  },
);

test('bags are on sale until everybody has one, without what was paid once for all', () => {
  const bag = { weightKg: 15, price: 1_900, priceForAll: 6_000, allOrNone: false };
  const { priceForAll: _, ...singly } = bag;
  expect(bagsOnSale(bag, 0, 2)).toEqual({ bag, choices: [1, 2] });
  expect(bagsOnSale(bag, 1, 2)).toEqual({ bag: singly, choices: [1] });
  expect(bagsOnSale(bag, 2, 2)).toBeUndefined();
  expect(bagsOnSale(null, 0, 2)).toBeUndefined();
});
