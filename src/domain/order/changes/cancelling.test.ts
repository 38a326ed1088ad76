import { expect, test } from 'vitest';
import { lossNow, refundParts, settledBy, undoEndsAt, whyNotCancellable } from '../cancelling.ts';

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
