import { expect, test } from 'vitest';
import { money } from '#domain/money.ts';
import { dayPrices, noteOf, wholePounds } from './day-prices.ts';

const july = {
  currencyCode: 'GBP' as const,
  dates: [
    { date: '2027-07-30', totals: [90_100] },
    { date: '2027-07-31', totals: [null] },
  ],
  closedByAdvice: null,
};
const august = {
  currencyCode: 'GBP' as const,
  dates: [
    { date: '2027-08-01', totals: [120_000] },
    { date: '2027-08-02', totals: [null, 80_001] },
    { date: '2027-08-03', totals: [null, null] },
  ],
  closedByAdvice: { message: 'Closed by advice.', dates: ['2027-08-03'] },
};
const prices = dayPrices([july, august]);
const words = {
  none: 'no holiday',
  cheapest: 'cheapest of the month',
  price: (each: string, total: string) => `${each} each, ${total} in total`,
};

test('a day has its lowest total, and each month its cheapest day', () => {
  expect([...prices.totals]).toEqual([
    ['2027-07-30', money(90_100, 'GBP')],
    ['2027-08-01', money(120_000, 'GBP')],
    ['2027-08-02', money(80_001, 'GBP')],
  ]);
  expect([...prices.cheapest.values()]).toEqual(['2027-07-30', '2027-08-02']);
});

test('a cell shows the share rounded up to the pound, and speaks the total to the penny [R11]', () => {
  expect(noteOf(prices, '2027-08-01', 4, words)).toEqual({
    text: '£300',
    spoken: '£300 each, £1,200 in total',
  });
  expect(noteOf(prices, '2027-08-02', 2, words)).toEqual({
    text: '£401',
    spoken: '£401 each, £800.01 in total, cheapest of the month',
    tone: 'cheapest',
  });
  expect(noteOf(prices, '2027-07-31', 2, words)).toEqual({
    text: '–',
    spoken: 'no holiday',
    tone: 'none',
  });
});

test('a day that advice closes is marked as closed and speaks why', () => {
  expect(noteOf(prices, '2027-08-03', 2, words)).toEqual({
    text: '×',
    spoken: 'Closed by advice.',
    tone: 'none',
  });
});

test.each([
  [100_000, 4, '£250'],
  [100_001, 4, '£251'],
])('%i pence for %i is %s each', (pence, people, text) =>
  expect(wholePounds(money(pence, 'GBP'), people)).toBe(text),
);
