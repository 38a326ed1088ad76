import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  allocate,
  currencySymbol,
  formatMoney,
  money,
  moneyParts,
  perPerson,
} from '#domain/money.ts';

test.each([
  [0, '£0'],
  [5, '£0.05'],
  [100, '£1'],
  [111_840, '£1,118.40'],
  [123_456_700, '£1,234,567'],
  [-250, '−£2.50'],
  [-100_000, '−£1,000'],
])('%i pence are written %s', (amount, text) => {
  expect(formatMoney(money(amount, 'GBP'))).toBe(text);
});

test('pence can always be shown, and euro have their sign', () => {
  expect(formatMoney(money(100, 'GBP'), 'always')).toBe('£1.00');
  expect(formatMoney(money(1_150, 'EUR'))).toBe('€11.50');
  expect([currencySymbol('GBP'), currencySymbol('EUR')]).toEqual(['£', '€']);
  expect(moneyParts(-123_405)).toEqual({ sign: '−', whole: '1,234', minor: '05' });
});

test('a person’s share is rounded up: shares never fall short, and by less than a penny each', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 9 }), (total, people) => {
      const spare = perPerson(total, people) * people - total;
      expect(spare).toBeGreaterThanOrEqual(0);
      expect(spare).toBeLessThan(people);
    }),
  );
  expect(perPerson(500, 0)).toBe(500);
});

test('parts add up to the total, equal but for odd pennies in the first', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 12 }), (total, parts) => {
      const [first, ...rest] = allocate(total, parts);
      expect(rest.reduce((sum, part) => sum + part, first!)).toBe(total);
      expect(rest.every((part) => part === Math.floor(total / parts))).toBe(true);
      expect(first! - Math.floor(total / parts)).toBeLessThan(parts);
    }),
  );
});
