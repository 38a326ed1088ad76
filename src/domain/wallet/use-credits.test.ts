import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestCredits } from './best-credits.ts';
import { PRICE_DROP_CONDITIONS, PRICE_DROP_NAME, type Credit } from './credit.ts';
import {
  describeFailedCondition,
  judgeCredits,
  worthOf,
  type SpendingFacts,
} from './use-credits.ts';

const priceDrop = (amount: number): Credit => ({
  id: `drop ${amount}`,
  kind: 'PriceDropProtectionCredit',
  name: PRICE_DROP_NAME,
  amount,
  ...PRICE_DROP_CONDITIONS,
});
const campaign = (amount: number, conditions: Partial<Credit> = {}): Credit => ({
  id: `campaign ${amount}`,
  kind: 'TargetedCampaignCredit',
  name: 'Spring campaign',
  amount,
  leastSpend: 0,
  departsBy: null,
  combines: true,
  ...conditions,
});
const holiday: SpendingFacts = {
  payable: 3_800,
  room: 3_700,
  discount: 0,
  departureDate: '2027-06-02',
};
const judge = (credits: readonly Credit[], spending: Partial<SpendingFacts> = {}) => {
  const judged = judgeCredits(credits, { ...holiday, ...spending });
  return judged.kind === 'fit'
    ? { takes: judged.uses.map(({ takes }) => takes), loss: judged.loss }
    : [judged.kind, judged.credit.amount];
};

describe('credits that are used together', () => {
  test('a credit is used whole; what is worth more than there is to pay is lost [WALL-04]', () => {
    expect(judge([campaign(2_500)])).toEqual({ takes: [2_500], loss: 0 });
    expect(judge([priceDrop(4_000)])).toEqual({ takes: [3_700], loss: 300 });
    expect(judge([campaign(2_500), campaign(1_500)])).toEqual({ takes: [2_500, 1_200], loss: 300 });
    expect(judge([])).toEqual({ takes: [], loss: 0 });
  });

  test('a price-drop credit stacks with nothing, a campaign’s unless it says not [WALL-05]', () => {
    expect(judge([campaign(500), priceDrop(1_000)])).toEqual(['not_stackable', 1_000]);
    expect(judge([priceDrop(500), priceDrop(1_000)])).toEqual(['not_stackable', 500]);
    expect(judge([campaign(500), campaign(600, { combines: false })])).toEqual([
      'not_stackable',
      600,
    ]);
    expect(judge([campaign(500), campaign(600)])).toEqual({ takes: [500, 600], loss: 0 });
    expect(judge([campaign(600, { combines: false })])).toEqual({ takes: [600], loss: 0 });
  });

  test('a credit of which nothing would be used is not lost for nothing', () => {
    expect(judge([campaign(3_700), campaign(100)])).toEqual(['nothing_left', 100]);
    expect(judge([campaign(100)], { room: 0 })).toEqual(['nothing_left', 100]);
  });

  test('a code and campaigns together take half off at most; a price-drop credit is no present', () => {
    const code = { payable: 8_000, room: 7_900, discount: 2_000 };
    expect(judge([campaign(3_000)], code)).toEqual({ takes: [3_000], loss: 0 });
    expect(judge([campaign(3_001)], code)).toEqual(['gives_too_much', 3_001]);
    expect(judge([campaign(3_001)], { ...code, discount: 0 })).toEqual({ takes: [3_001], loss: 0 });
    expect(judge([priceDrop(7_000)], code)).toEqual({ takes: [7_000], loss: 0 });
  });

  test.each<[string, Partial<Credit>, Partial<SpendingFacts>]>([
    ['it comes to less than £38.01', { leastSpend: 3_801 }, {}],
    ['it leaves after Tue 1 June 2027', { departsBy: '2027-06-01' }, {}],
  ])('a holiday has to meet the conditions: %s', (words, conditions) => {
    const credit = campaign(500, conditions);
    expect(judge([credit])).toEqual(['not_redeemable', 500]);
    expect(describeFailedCondition(credit, holiday, 'GBP')).toBe(words);
    const met = campaign(500, { leastSpend: 3_800, departsBy: '2027-06-02' });
    expect(judge([met])).toEqual({ takes: [500], loss: 0 });
  });
});

const credits = fc.array(
  fc.oneof(
    fc.integer({ min: 1, max: 4_000 }).map(priceDrop),
    fc
      .record({
        amount: fc.oneof(
          fc.integer({ min: 1, max: 4_000 }),
          fc.integer({ min: 1, max: 8 }).map((n) => n * 500),
        ),
        combines: fc.boolean(),
        leastSpend: fc.constantFrom(0, 0, 3_000),
        departsBy: fc.constantFrom(null, null, '2027-06-01'),
      })
      .map(({ amount, ...conditions }) => campaign(amount, conditions)),
  ),
  { maxLength: 9 },
);
const spendings = fc
  .record({
    payable: fc.integer({ min: 100, max: 12_000 }),
    discount: fc.constantFrom(0, 500, 3_000),
  })
  .map(({ payable, discount }): SpendingFacts => ({
    ...holiday,
    payable,
    room: payable - 100,
    discount,
  }));

test('the best combination is that of all combinations which takes most off and loses nothing', () => {
  fc.assert(
    fc.property(credits, spendings, (owned, spending) => {
      const best = bestCredits(owned, spending);
      const judged = judgeCredits(best, spending);
      expect(judged).toMatchObject({ kind: 'fit', loss: 0 });
      expect(owned.filter((credit) => best.includes(credit))).toEqual(best);
      expect(worthOf(best)).toBe(mostOf(owned, spending));
    }),
    { numRuns: 2_000 },
  );
});

/** By trying each combination there is. */
function mostOf(owned: readonly Credit[], spending: SpendingFacts): number {
  const combinations = Array.from({ length: 2 ** owned.length }, (_, bits) =>
    owned.filter((_credit, i) => (bits >> i) % 2 === 1),
  );
  return Math.max(
    ...combinations.map((chosen) => {
      const judged = judgeCredits(chosen, spending);
      return judged.kind === 'fit' && judged.loss === 0 ? worthOf(chosen) : 0;
    }),
  );
}

test('of credits that take the same, those that end first are used', () => {
  const [early, middle, late] = [500, 500, 500].map((amount, i) =>
    campaign(amount, { id: String(i) }),
  );
  const room = { ...holiday, room: 1_000 };
  expect(bestCredits([early!, middle!, late!], room)).toEqual([early, middle]);
  expect(bestCredits([priceDrop(500), late!], { ...holiday, room: 500 })).toEqual([late]);
});
