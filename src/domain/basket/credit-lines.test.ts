import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plansFor } from '#domain/holiday/payment-plans.ts';
import { payableOf, totalOf, type PriceLine } from '#domain/holiday/price.ts';
import { PRICE_DROP_CONDITIONS, type Credit } from '#domain/wallet/credit.ts';
import { creditLines, type ChosenCredits } from './credit-lines.ts';
import { LEAST_TO_PAY, reduceLines } from './promotional-code.ts';
import { discountOf, undiscountedTotal } from './receipt.ts';

const line = (amount: number, due: PriceLine['due'] = 'booking'): PriceLine => ({
  kind: due === 'hotel' ? 'local_tax' : 'hotel',
  label: 'a line',
  basis: '',
  amount,
  due,
  chosen: false,
});
const priceDrop = (amount: number, id = 'c1'): Credit => ({
  id,
  kind: 'PriceDropProtectionCredit',
  name: 'Price-drop protection',
  amount,
  ...PRICE_DROP_CONDITIONS,
});
const DEPARTURE = '2027-06-02';
const lines = [line(3_800), line(500, 'hotel')];
const withCredits = (chosen: ChosenCredits) => creditLines(lines, chosen, DEPARTURE, 'GBP');

test('a credit is a line of its own, before what is paid at the hotel; what is lost is told', () => {
  expect(withCredits({ credits: [priceDrop(4_000)], acceptedLoss: 300 })).toEqual([
    lines[0],
    {
      kind: 'credit',
      label: 'Price-drop protection credit',
      basis: '£37 of £40; £3 is lost',
      amount: -3_700,
      due: 'booking',
      chosen: false,
    },
    lines[1],
  ]);
});

test('credits that do not fit, or would lose more than was agreed to, take nothing off', () => {
  expect(withCredits({ credits: [priceDrop(4_000)], acceptedLoss: 299 })).toEqual(lines);
  const two = [priceDrop(1_000), priceDrop(1_100, 'c2')];
  expect(withCredits({ credits: two, acceptedLoss: 0 })).toEqual(lines);
  expect(withCredits({ credits: [], acceptedLoss: 0 })).toEqual(lines);
});

const campaign = fc
  .record({ amount: fc.integer({ min: 1, max: 60_000 }), leastSpend: fc.constantFrom(0, 50_000) })
  .map((credit): Credit => ({
    ...credit,
    id: `c${credit.amount}`,
    kind: 'TargetedCampaignCredit',
    name: 'Spring campaign',
    departsBy: null,
    combines: true,
  }));
const worth = fc.oneof(
  fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: 90_000 }) }),
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
);

test('with codes and credits £1 stays to pay, no line is lost, and lines and plans come to the same sum', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 50, max: 90_000 }), { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 0, max: 9_000 }),
      fc.option(worth),
      fc.record({ credits: fc.array(campaign, { maxLength: 4 }), acceptedLoss: fc.nat(60_000) }),
      (amounts, tax, code, chosen) => {
        const full = [
          line(LEAST_TO_PAY),
          ...amounts.map((amount) => line(amount)),
          line(tax, 'hotel'),
        ];
        const reduced = code
          ? reduceLines(full, { code: 'ANY', worth: code, leastSpend: 0 }, 'GBP')
          : full;
        const receipt = creditLines(reduced, chosen, DEPARTURE, 'GBP');
        const payable = payableOf(receipt);
        const taken = -totalOf(receipt.filter(({ kind }) => kind === 'credit'));
        expect(payable).toBeGreaterThanOrEqual(LEAST_TO_PAY);
        expect(totalOf(receipt)).toBe(payable + tax);
        expect(undiscountedTotal(receipt)).toBe(totalOf(full));
        expect(totalOf(full) - discountOf(receipt) - taken).toBe(totalOf(receipt));
        const today = '2026-11-21';
        for (const { instalments } of plansFor({
          payable,
          paying: 2,
          today,
          departureDate: DEPARTURE,
        }))
          expect(instalments.reduce((sum, { amount }) => sum + amount, 0)).toBe(payable);
      },
    ),
    { numRuns: 2_000 },
  );
});
