import { expect, test } from 'vitest';
import { isForeignCurrency, PER_POUND, toPence } from './exchange.ts';

test('foreign hundredths become pence, rounded half up once [R3]', () => {
  expect(toPence(1_155, 'EUR')).toBe(1_000);
  expect(toPence(250, 'GBP')).toBe(250);
  expect(toPence(0, 'JPY')).toBe(0);
  expect(toPence(53_200, 'TRY')).toBe(1_000);
});

test('every currency turns a pound’s worth into a pound', () => {
  for (const code of Object.keys(PER_POUND))
    expect(isForeignCurrency(code) && toPence(PER_POUND[code] * 100, code)).toBe(100_000);
  expect(isForeignCurrency('XXX')).toBe(false);
});
