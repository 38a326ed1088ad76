import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { plansFor } from '#domain/holiday/payment-plans.ts';
import { payableOf, totalOf, type PriceLine } from '#domain/holiday/price.ts';
import { PROMOTIONAL_CODE_REFUSALS } from './promotional-code-refusals.ts';
import {
  parsePromotionalCode,
  reduceLines,
  reductionOf,
  refusalOfCode,
  type CodeTerms,
  type PromotionalCode,
} from './promotional-code.ts';

const line = (
  kind: PriceLine['kind'],
  amount: number,
  due: PriceLine['due'] = 'booking',
): PriceLine => ({ kind, label: kind, basis: '', amount, due, chosen: false });
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
const lines = [
  line('flights', 101_200),
  line('hotel', 161_840),
  line('atol', 1_000),
  line('local_tax', 4_000, 'hotel'),
];
const pounds = (amount: number, leastSpend = 0): PromotionalCode => ({
  code: 'SUMMER50',
  worth: { kind: 'amount', amount },
  leastSpend,
});
const percent = (share: number): PromotionalCode => ({
  code: 'TENOFF',
  worth: { kind: 'percent', percent: share },
  leastSpend: 0,
});

test('a code is a line of its own, after what is paid to us and before what is paid at the hotel', () => {
  expect(reduceLines(lines, pounds(5_000), 'GBP').map(({ kind }) => kind)).toEqual([
    'flights',
    'hotel',
    'atol',
    'discount',
    'local_tax',
  ]);
  expect(reduceLines(lines, pounds(5_000), 'GBP')[3]).toEqual({
    kind: 'discount',
    label: 'Promo code SUMMER50',
    basis: '£50 off',
    amount: -5_000,
    due: 'booking',
    chosen: false,
  });
  expect(reduceLines(lines, percent(10), 'GBP')[3]).toMatchObject({
    label: 'Promo code TENOFF',
    basis: '10% off what you pay us',
    amount: -26_404,
  });
});

test('£1 stays to pay, and the line says so', () => {
  const all = reduceLines(lines, pounds(999_999), 'GBP');
  expect(payableOf(all)).toBe(100);
  expect(all[3]?.basis).toBe('£9,999.99 off; £1 stays to pay');
  expect(payableOf(reduceLines(lines, percent(100), 'GBP'))).toBe(100);
  expect(reductionOf(pounds(5_000), 100)).toBe(0);
  expect(reductionOf(pounds(5_000), 60)).toBe(0);
});

test('a fraction of a penny is the customer’s', () => {
  expect(reductionOf(percent(10), 100_001)).toBe(10_001);
});

test('below its least spend a code takes nothing off, and has no line', () => {
  expect(reduceLines(lines, pounds(5_000, 264_041), 'GBP')).toBe(lines);
  expect(reductionOf(pounds(5_000, 264_040), 264_040)).toBe(5_000);
});

const terms: CodeTerms = {
  ...pounds(5_000, 100_000),
  startsAt: '2026-11-01T00:00:00.000Z',
  endsAt: '2026-12-01T00:00:00.000Z',
  mostUses: 2,
  mostUsesEach: 1,
  used: 1,
};
const facts = { now: new Date('2026-11-21T10:00:00Z'), payable: 264_040, usedByCustomer: 0 };

test.each([
  ['it fits', {}, {}, undefined],
  ['it has not begun', { startsAt: '2026-11-21T10:00:00.001Z' }, {}, 'promo_code_unknown'],
  ['it begins now', { startsAt: '2026-11-21T10:00:00.000Z' }, {}, undefined],
  ['it ends now', { endsAt: '2026-11-21T10:00:00.000Z' }, {}, 'promo_code_ended'],
  ['it never ends', { endsAt: undefined }, {}, undefined],
  ['others have used it up', { used: 2 }, {}, 'promo_code_used_up'],
  ['it has no limit', { used: 2, mostUses: undefined }, {}, undefined],
  ['the customer has used it', {}, { usedByCustomer: 1 }, 'promo_code_used_already'],
  ['one may use it twice', { mostUsesEach: 2 }, { usedByCustomer: 1 }, undefined],
  ['each may use it often', { mostUsesEach: undefined }, { usedByCustomer: 9 }, undefined],
  ['too little is spent', {}, { payable: 99_999 }, 'promo_code_least_spend'],
] as const)('when %s, a code is taken or refused for what is so', (_, changed, other, refusal) => {
  expect(refusalOfCode({ ...terms, ...changed }, { ...facts, ...other })).toBe(refusal);
});

test('a code may be typed in any case and with spaces; what no code looks like is none', () => {
  expect(parsePromotionalCode(' summer 50\t')).toBe('SUMMER50');
  for (const typed of ['', 'AB', 'A'.repeat(21), 'SUMMER_50', 'SOMMER50€', 'Ｓ50'])
    expect(parsePromotionalCode(typed)).toBeUndefined();
});

test('a wrong code is told in the words of the specification [MSG-14]', () => {
  expect(PROMOTIONAL_CODE_REFUSALS.promo_code_unknown).toBe('Please enter a valid promo code.');
});

test('of 100,000 baskets with a code £1 at least stays to pay, and lines and every plan sum up', () => {
  const pence = fc.integer({ min: 100, max: 5_000_000 });
  const worth = fc.oneof(
    fc.record({ kind: fc.constant('amount' as const), amount: pence }),
    fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  );
  fc.assert(
    fc.property(
      fc.array(pence, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 0, max: 50_000 }),
      fc.record({ code: fc.constant('CODE'), worth, leastSpend: fc.oneof(fc.constant(0), pence) }),
      fc.integer({ min: 3, max: 730 }),
      (amounts, tax, code, days) => {
        const full = [
          ...amounts.map((amount) => line('hotel', amount)),
          line('local_tax', tax, 'hotel'),
        ];
        const reduced = reduceLines(full, code, 'GBP');
        const [before, payable] = [payableOf(full), payableOf(reduced)];
        const taken = reductionOf(code, before);
        const today = '2026-11-21';
        const departureDate = addDays(today, days);
        const plans = plansFor({ payable, paying: 2, today, departureDate });
        return (
          Number.isInteger(taken) &&
          payable === before - taken &&
          payable >= 100 &&
          payable <= before &&
          totalOf(reduced) === payable + tax &&
          plans.every(({ instalments }) => {
            const parts = instalments.map(({ amount }) => amount);
            return parts.every((part) => part > 0) && sum(parts) === payable;
          })
        );
      },
    ),
    { numRuns: 100_000 },
  );
});
