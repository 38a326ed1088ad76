import { expect, test } from 'vitest';
import { cheapestOf } from './cheapest-week.ts';

type Month = Parameters<typeof cheapestOf>[0][number];

const month = (name: string, amount: number) =>
  ({ month: name, total: { amount, currencyCode: 'GBP' } }) as Month;

test('the cheapest week is one of the year that begins with the first month', () => {
  const months = [month('2027-04', 900), month('2028-03', 800), month('2028-04', 700)];
  expect(cheapestOf(months)?.month).toBe('2028-03');
  expect(cheapestOf([])).toBeUndefined();
});
