import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LineKind } from '#domain/holiday/price.ts';
import { ORDER_STATES } from '#domain/order/order-states.ts';
import {
  creditEndsOn,
  decideClaim,
  givenBefore,
  givenForGone,
  isProtected,
  isWorthALetter,
  protectedUntil,
} from '../price-drop.ts';

const priced = (payable: number) => ({ kind: 'priced', payable, found: {} }) as const;

test('a holiday is protected until 60 days before it leaves', () => {
  expect(protectedUntil('2027-06-30')).toBe('2027-05-01');
  const order = { status: 'CONFIRMED', departureDate: '2027-06-30' } as const;
  expect(isProtected(order, '2027-05-01')).toBe(true);
  expect(isProtected(order, '2027-05-02')).toBe(false);
});

test('requests and orders that came to nothing are not protected', () => {
  const isOpen = (status: (typeof ORDER_STATES)[number]) =>
    isProtected({ status, departureDate: '2027-06-30' }, '2026-11-23');
  expect(ORDER_STATES.filter(isOpen)).toEqual(['PLACED', 'PROCESSING', 'CONFIRMED']);
});

test('what is given back can be used for twelve months', () => {
  expect(creditEndsOn('2026-11-23')).toBe('2027-11-23');
  expect(creditEndsOn('2028-02-29')).toBe('2029-02-28');
});

test('a price that nobody knows, or that nobody can have, is no drop', () => {
  expect(decideClaim(100_000, { kind: 'unknown' })).toEqual({ kind: 'refused', reason: 'unknown' });
  expect(decideClaim(100_000, { kind: 'sold_out' })).toEqual({
    kind: 'refused',
    reason: 'sold_out',
  });
  expect(decideClaim(100_000, priced(100_000))).toEqual({ kind: 'refused', reason: 'not_cheaper' });
  expect(decideClaim(100_000, priced(99_999))).toEqual({
    kind: 'granted',
    was: 100_000,
    now: 99_999,
  });
});

test('whatever prices do, claims come to the booked price less the lowest one seen', () => {
  fc.assert(
    fc.property(fc.nat(500_000), fc.array(fc.nat(500_000)), (booked, prices) => {
      const given: number[] = [];
      let last = booked;
      for (const price of prices) {
        const decision = decideClaim(last, priced(price));
        if (decision.kind === 'refused') continue;
        given.push(decision.was - decision.now);
        last = decision.now;
      }
      expect(given.every((amount) => amount > 0)).toBe(true);
      expect(given.reduce((sum, amount) => sum + amount, 0)).toBe(
        booked - Math.min(booked, ...prices),
      );
    }),
  );
});

test.each([
  [100_000, null, 99_000, true],
  [100_000, null, 99_001, false],
  [100_000, 98_000, 97_001, false],
  [100_000, 98_000, 97_000, true],
  [95_000, 98_000, 94_500, false],
])(
  'at %i, written of at %s before, a price of %i is worth a letter: %s',
  (last, writtenBefore, now, isWorth) => {
    expect(isWorthALetter(last, writtenBefore, now)).toBe(isWorth);
  },
);

test.each([
  ['what fell was credited', { hotel: 650, transfer: 40 }, 100, 100],
  ['more of it than was given', { hotel: 650, transfer: 40 }, 60, 60],
  ['what is taken out did not fall', { hotel: 800 }, 100, 0],
  ['half of the fall only', { hotel: 750, transfer: 40 }, 100, 50],
  ['beside it something costs more', { hotel: 650, transfer: 400 }, 100, 100],
  ['it costs more', { hotel: 900, transfer: 40 }, 100, 0],
] as const)('of a change: %s', (_what, now, given, counted) => {
  const was = { hotel: 800, transfer: 40 };
  const found = { hotel: 690, transfer: 45 };
  expect(givenBefore({ was, now, given, found })).toBe(counted);
});

test('of a claim that did not keep what it found, every fall counts as given', () => {
  const [was, now] = [{ hotel: 800, transfer: 40 }, { hotel: 800 }];
  expect(givenBefore({ was, now, given: 100, found: null })).toBe(40);
});

const line = (kind: LineKind, amount: number) =>
  ({ kind, amount, label: '', basis: '', due: 'booking', chosen: false }) as const;
const version = (number: number, flights: number, owed: readonly number[], counted = 0) => ({
  number,
  lines: [line('flights', flights), line('bags', 60), line('hotel', 800)],
  reductions: [
    ...owed.map((amount) => line('flights_gone', amount)),
    ...(counted > 0 ? [line('drop_given', counted)] : []),
  ],
});
const granted = (of: number, amount: number, found: object | null) => ({
  version: of,
  amount,
  found,
});
const cheaper = { flights: 400, bags: 50, hotel: 780 };

test.each([
  ['nothing while it is not moved', [version(1, 500, []), version(2, 500, [])], 0],
  ['what its flights and bags fell by', [version(1, 500, []), version(2, 400, [560])], 110],
  ['no more than is not counted', [version(1, 500, []), version(2, 400, [560], 60)], 70],
  [
    'of flights that were claimed for before these, nothing once more',
    [version(1, 500, []), version(2, 900, [560]), version(3, 900, [560, 960])],
    110,
  ],
] as const)('given for flights that are gone: %s', (_what, versions, gone) => {
  expect(givenForGone(versions, [granted(1, 130, cheaper)])).toBe(gone);
});

const forTwo = { ...version(2, 333, [187]), lines: [line('flights', 333), line('bags', 40)] };

test('of flights that some of them give up, what was credited for those alone is gone', () => {
  // A third of 560 is given up: of the 110 that they fell by, as much.
  expect(givenForGone([version(1, 500, []), forTwo], [granted(1, 130, cheaper)])).toBe(37);
  // Moved afterwards, the rest is gone as well.
  const moved = version(3, 400, [187, 373]);
  expect(givenForGone([version(1, 500, []), forTwo, moved], [granted(1, 130, cheaper)])).toBe(110);
});

test('flights of each move count by the claims for them alone', () => {
  const versions = [version(1, 500, []), version(2, 400, [560]), version(3, 400, [560, 460])];
  const second = granted(2, 25, { flights: 380, bags: 60, hotel: 800 });
  expect(givenForGone(versions, [granted(1, 130, cheaper), second])).toBe(110 + 20);
  expect(givenForGone(versions, [second])).toBe(20);
  expect(givenForGone(versions, [granted(1, 130, null)])).toBe(0);
});
