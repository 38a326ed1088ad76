import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { cancellationSpans, lossOn } from '#domain/holiday/cancellation.ts';
import { allocate } from '#domain/money.ts';
import {
  canRefundBecome,
  leftOf,
  lossNow,
  refundParts,
  REFUND_STATES,
  settle,
  settledBy,
  undoEndsAt,
  whyNotCancellable,
  type RefundState,
  type TakenPayment,
} from '../cancelling.ts';

const TERMS = [
  { until: '2027-05-14', lost: 48_000 },
  { until: '2027-06-11', lost: 139_120 },
  { until: null, lost: 278_240 },
];
const at = (now: string) => ({
  now: new Date(now),
  today: now.slice(0, 10),
  undoEnds: undoEndsAt('2026-11-22T10:00:00Z'),
});

test('nothing is lost within 30 minutes of paying, then what the stored terms say of the day', () => {
  expect(lossNow(TERMS, at('2026-11-22T10:29:59Z'))).toBe(0);
  expect(lossNow(TERMS, at('2026-11-22T10:30:00Z'))).toBe(48_000);
  expect(lossNow(TERMS, at('2027-05-14T23:00:00Z'))).toBe(48_000);
  expect(lossNow(TERMS, at('2027-05-15T00:00:00Z'))).toBe(139_120);
  expect(lossNow(TERMS, at('2027-07-23T12:00:00Z'))).toBe(278_240);
  expect(() => lossNow([], at('2027-07-23T12:00:00Z'))).toThrow('without terms');
  expect(settledBy('2027-03-18')).toBe('2027-04-01');
});

test('an order ends once, when it is paid for, before its first flight leaves', () => {
  const order = {
    status: 'CONFIRMED',
    isPaid: true,
    startsAt: new Date('2027-07-24T05:15:00Z'),
  } as const;
  const before = new Date('2027-07-24T05:14:59Z');
  expect(whyNotCancellable(order, before)).toBeNull();
  expect(whyNotCancellable(order, order.startsAt)).toBe('travel_has_begun');
  expect(whyNotCancellable({ ...order, status: 'CANCELLED' }, before)).toBe('cancelled_already');
  expect(whyNotCancellable({ ...order, status: 'PENDING' }, before)).toBe('not_confirmed_yet');
  expect(whyNotCancellable({ ...order, isPaid: false }, before)).toBe('not_confirmed_yet');
});

test('what goes back comes of the newest payments, of each no more than is left of it', () => {
  const taken = [
    { id: 'a', amount: 30_000, refunded: 0 },
    { id: 'b', amount: 20_000, refunded: 5_000 },
    { id: 'c', amount: 20_000, refunded: 20_000 },
  ];
  expect(refundParts(taken, 25_000)).toEqual([
    { id: 'b', amount: 15_000 },
    { id: 'a', amount: 10_000 },
  ]);
  expect(refundParts(taken, 0)).toEqual([]);
  expect(() => refundParts(taken, 45_001)).toThrow('1 more is to go back than was paid');
});

/** A generator that gives the same numbers for the same seed: mulberry32. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return Math.floor((((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

const BOOKED = '2026-11-22';

/** An order with random terms, paid up to a random payment, some of which went back before. */
function randomLife(draw: (below: number) => number) {
  const payable = 100 + draw(1_000_000);
  const departureDate = addDays(BOOKED, 1 + draw(400));
  const facts = {
    payable,
    hotel: draw(payable),
    refundableUntil: draw(2) === 0 ? null : addDays(departureDate, -draw(60)),
    paying: 1 + draw(9),
    departureDate,
  };
  const parts = 1 + draw(12);
  const taken: TakenPayment[] = allocate(payable, parts)
    .slice(0, 1 + draw(parts))
    .filter((amount) => amount > 0)
    .map((amount, i) => ({
      id: `${i}`,
      amount,
      refunded: draw(4) === 0 ? draw(amount + 1) : 0,
    }));
  const today = addDays(BOOKED, draw(400));
  return { facts, taken, today: today > departureDate ? departureDate : today };
}

/** A refund goes its ways until it is settled; answers how often it went back for good. */
function settleAtRandom(draw: (below: number) => number): number {
  let state: RefundState = 'REQUESTED';
  let arrived = 0;
  for (let step = 0; step < 40; step++) {
    const next: RefundState =
      REFUND_STATES[step > 30 ? 3 + (step % 2) : draw(REFUND_STATES.length)]!;
    if (!canRefundBecome(state, next)) continue;
    if (next === 'DONE' || next === 'SETTLED') arrived += 1;
    if (next === 'FAILED' && state === 'DONE') arrived -= 1;
    state = next;
  }
  return state === 'DONE' || state === 'SETTLED' ? arrived : Number.NaN;
}

describe('100,000 random lives of an order', () => {
  test('paid less given back is kept, at what the curve says of the day, to the penny', () => {
    const draw = chance(20_261_122);
    const now = new Date('2027-01-01T00:00:00Z');
    const undoEnds = undoEndsAt('2026-11-22T10:00:00Z');
    const wrong = Array.from({ length: 100_000 }, () => randomLife(draw)).filter((life) => {
      const { facts, taken, today } = life;
      const lost = lossNow(cancellationSpans(facts, BOOKED), { now, today, undoEnds });
      const paid = taken.reduce((sum, payment) => sum + leftOf(payment), 0);
      const { refund, owed } = settle(paid, lost);
      const parts = refundParts(taken, refund);
      const back = parts.reduce((sum, { amount }) => sum + amount, 0);
      return !(
        lost === lossOn(facts, today) &&
        paid - back === Math.min(paid, lost) &&
        paid - back + owed === lost &&
        parts.every(({ id, amount }) => {
          const payment = taken.find((one) => one.id === id)!;
          return amount > 0 && amount <= leftOf(payment);
        })
      );
    });
    expect(wrong).toEqual([]);
  });

  test('a refund that fails as often as it likes arrives once in the end', () => {
    const draw = chance(20_261_123);
    const arrivals = Array.from({ length: 100_000 }, () => settleAtRandom(draw));
    expect(new Set(arrivals.filter((arrived) => !Number.isNaN(arrived)))).toEqual(new Set([1]));
  });
});
