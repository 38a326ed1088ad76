import { expect, test } from 'vitest';
import type { TaxRule } from '#domain/catalogue/local-tax.ts';
import { isTaxPublished, taxRows } from './tax-rows.ts';

const RULE: TaxRule = {
  id: 't',
  name: 'Tourism tax',
  unit: 'person-night',
  currency: 'EUR',
  rates: [
    { stars: [1, 3], amount: 2.2, season: null },
    { stars: [4, 4], amount: 3.3, season: null },
    { stars: [5, 5], amount: 4.4, season: null },
  ],
  range: null,
  exemptUnderAge: 16,
  reducedAges: null,
  reducedAfterNights: null,
  capNights: null,
  capAmount: null,
  payAt: 'hotel',
  effectiveFrom: null,
};
const owed = (hundredths: number, percentOfRoom = 0) => ({
  hundredths,
  percentOfRoom,
  currencyCode: 'EUR',
  isPublished: true,
  isEstimated: false,
});
const PARTY = { checkIn: '2027-06-09', nights: 7, adults: 2, childAges: [6, 9] };

test('classes of hotels that pay the same share a row, and children under age pay nothing', () => {
  expect(taxRows(RULE, PARTY)).toEqual([
    { leastStars: 1, mostStars: 3, adultNight: owed(220), stay: owed(3080) },
    { leastStars: 4, mostStars: 4, adultNight: owed(330), stay: owed(4620) },
    { leastStars: 5, mostStars: 5, adultNight: owed(440), stay: owed(6160) },
  ]);
});

test('a share of the room is told as a share, an unpublished figure as none', () => {
  const percent: TaxRule = {
    ...RULE,
    unit: 'percent',
    rates: [{ stars: null, amount: 7.5, season: null }],
  };
  expect(taxRows(percent, PARTY)).toEqual([
    { leastStars: 1, mostStars: 5, adultNight: owed(0, 7.5), stay: owed(0, 7.5) },
  ]);
  expect(taxRows({ ...RULE, rates: [] }, PARTY)).toEqual([]);
});

test('a season in which nothing is owed is published, a rule without a figure is not', () => {
  const free: TaxRule = { ...RULE, rates: [{ stars: null, amount: 0, season: null }] };
  expect([taxRows(free, PARTY), isTaxPublished(free, PARTY)]).toEqual([[], true]);
  expect(isTaxPublished({ ...RULE, rates: [] }, PARTY)).toBe(false);
});
