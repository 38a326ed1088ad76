import { expect, test } from 'vitest';
import { EXCHANGE_DATE, isForeignCurrency, PER_POUND, toPence, unitsFor } from './exchange.ts';

test('foreign hundredths become pence, rounded half up once [R3]', () => {
  expect(toPence(1_155, 'EUR')).toBe(1_000);
  expect(toPence(250, 'GBP')).toBe(250);
  expect(toPence(0, 'JPY')).toBe(0);
  expect(toPence(53_200, 'TRY')).toBe(1_000);
  expect([222, 223, 224, 668, 669].map((hundredths) => toPence(hundredths, 'HUF'))).toEqual([
    0, 1, 1, 1, 2,
  ]);
});

test('every currency turns a pound’s worth into a pound', () => {
  for (const code of Object.keys(PER_POUND))
    expect(isForeignCurrency(code) && toPence(PER_POUND[code] * 100, code)).toBe(100_000);
  expect(isForeignCurrency('XXX')).toBe(false);
});

test('rates are told for one unit of the currency that is paid in, to three places, with their day', () => {
  expect(unitsFor(1_000_000, 'EUR')).toBe(1.155);
  expect(unitsFor(1_155_000, 'GBP')).toBe(0.866);
  expect(unitsFor(1_155_000, 'USD')).toBe(1.134);
  expect(unitsFor(1_200_000, 'USD')).toBe(1.092);
  expect(unitsFor(1_000_000, 'HUF')).toBe(446);
  expect(EXCHANGE_DATE).toBe('2026-11-20');
});
