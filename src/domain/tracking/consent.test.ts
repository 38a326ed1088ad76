import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import {
  CONSENT_CATEGORIES,
  currentConsent,
  makeConsent,
  parseConsent,
  type CategoryChoices,
} from './consent.ts';

const NOTHING = { analytical: false, functional: false, marketing: false, personalisation: false };
const UNANSWERED = { ...NOTHING, answeredOn: null };

test('the categories are Analytical, Functional, Marketing, Personalisation [COOK-01]', () => {
  expect(CONSENT_CATEGORIES).toEqual(['analytical', 'functional', 'marketing', 'personalisation']);
});

test.each([
  ['analytical', '1.1000.20261123'],
  ['functional', '1.0100.20261123'],
  ['marketing', '1.0010.20261123'],
  ['personalisation', '1.0001.20261123'],
] as const)('%s can be accepted alone [COOK-02]', (category, cookie) => {
  const choices = { ...NOTHING, [category]: true };
  expect(makeConsent(choices, '2026-11-23')).toBe(cookie);
  expect(parseConsent(cookie)).toEqual({ ...choices, answeredOn: '2026-11-23' });
});

test('whatever is chosen is read again as it was written', () => {
  const choices: fc.Arbitrary<CategoryChoices> = fc.record({
    analytical: fc.boolean(),
    functional: fc.boolean(),
    marketing: fc.boolean(),
    personalisation: fc.boolean(),
  });
  const days = fc.integer({ min: 0, max: 10_000 }).map((n) => addDays('2026-01-01', n));
  fc.assert(
    fc.property(choices, days, (chosen, answeredOn) => {
      expect(parseConsent(makeConsent(chosen, answeredOn))).toEqual({ ...chosen, answeredOn });
    }),
  );
});

test('nothing else is an answer, and nothing fails of it', () => {
  for (const cookie of [
    undefined,
    '',
    'true',
    '2.1111.20261123',
    '1.111.20261123',
    '1.11111.20261123',
    '1.1121.20261123',
    '1.1111.20261301',
    '1.1111.20260230',
    '1.1111.20261123;x',
    ' 1.1111.20261123',
  ])
    expect(parseConsent(cookie)).toEqual(UNANSWERED);
  fc.assert(
    fc.property(fc.string(), (cookie) => {
      expect(parseConsent(cookie)).toEqual(UNANSWERED);
    }),
  );
});

test('an answer holds for 360 days in Britain, and for 182 in Ireland [COOK-07]', () => {
  const cookie = makeConsent({ ...NOTHING, functional: true }, '2026-11-23');
  const held = (market: 'gb' | 'ie', days: number) =>
    currentConsent(cookie, { market, today: addDays('2026-11-23', days) }).functional;
  expect([held('gb', 0), held('gb', 359), held('gb', 360)]).toEqual([true, true, false]);
  expect([held('ie', 0), held('ie', 181), held('ie', 182)]).toEqual([true, true, false]);
});

test('a day to come is no answer', () => {
  const cookie = makeConsent({ ...NOTHING, marketing: true }, '2026-11-24');
  expect(currentConsent(cookie, { market: 'gb', today: '2026-11-23' })).toEqual(UNANSWERED);
});
