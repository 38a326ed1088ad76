import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumOf, type UntakenPayment } from '../payment-changes.ts';
import { checkShare, placeOfShare } from '../share.ts';

const TODAY = '2026-11-21';
const due = (number: number, dueDate: string, amount: number): UntakenPayment => ({
  number,
  dueDate,
  amount,
  isDeclined: false,
});
const PLAN = [due(2, '2027-01-10', 10_000), due(3, '2027-05-01', 20_000)];

test.each([
  [0, ['share_amount_invalid']],
  [1.5, ['share_amount_invalid']],
  [Number.NaN, ['share_amount_invalid']],
  [1, []],
  [30_000, []],
  [30_001, ['share_amount_too_high']],
])('of £300 that is open a share of %d is refused as %j', (amount, codes) => {
  expect(checkShare(30_000, amount, '£300').map(({ code }) => code)).toEqual(codes);
});

test('a share lowers the last payment first, then the one before it', () => {
  expect(placeOfShare(PLAN, 5_000, TODAY)).toMatchObject({
    becomes: undefined,
    joined: [],
    reduced: { payment: { number: 3 }, left: 15_000 },
    dueAgain: '2027-05-01',
  });
  expect(placeOfShare(PLAN, 25_000, TODAY)).toMatchObject({
    becomes: { number: 3 },
    reduced: { payment: { number: 2 }, left: 5_000 },
    dueAgain: '2027-05-01',
  });
});

test('what the bank declined comes first, and is due again today at the earliest', () => {
  const declined = { ...due(2, '2026-11-01', 10_000), isDeclined: true };
  expect(placeOfShare([declined, due(3, '2027-05-01', 20_000)], 10_000, TODAY)).toMatchObject({
    becomes: { number: 2 },
    reduced: undefined,
    dueAgain: TODAY,
  });
});

test('no share is more than what is open, whatever it was when its page was opened', () => {
  const payment = fc.record({
    number: fc.integer({ min: 2, max: 99 }),
    dueDate: fc.constantFrom('2026-11-01', TODAY, '2027-01-10', '2027-05-01'),
    amount: fc.integer({ min: 1, max: 50_000 }),
    isDeclined: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(payment, { maxLength: 5 }), fc.integer({ min: 1 }), (open, amount) => {
      const place = placeOfShare(open, amount, TODAY);
      const payable = open.filter(({ dueDate, isDeclined }) => isDeclined || dueDate > TODAY);
      expect(place !== undefined).toBe(sumOf(payable) >= amount);
      if (!place) return;
      const { becomes, joined, reduced } = place;
      const gone = sumOf([becomes, ...joined, reduced?.payment].filter((one) => one !== undefined));
      expect(gone - (reduced?.left ?? 0)).toBe(amount);
    }),
  );
});
