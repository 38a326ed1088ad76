import { expect, test } from 'vitest';
import type { PriceLine } from '#domain/holiday/price.ts';
import { compareLines, settleDifference, whyNotChangeable } from '../changing.ts';

const OPEN = [
  { number: 2, dueDate: '2027-02-01', amount: 10_000 },
  { number: 4, dueDate: '2027-04-01', amount: 5_000 },
  { number: 3, dueDate: '2027-03-01', amount: 7_000 },
];

test('a rise is paid with the last open payment, by its day', () => {
  expect(settleDifference(OPEN, 2_040)).toEqual({
    payments: [{ number: 4, amount: 7_040 }],
    spread: 2_040,
    lowered: 0,
    refund: 0,
  });
  expect(settleDifference([], 1)).toBeUndefined();
});

test.each([
  [-4_999, [{ number: 4, amount: 1 }], 0],
  [-5_000, [{ number: 4, amount: 0 }], 0],
  [
    -12_001,
    [
      { number: 4, amount: 0 },
      { number: 3, amount: 0 },
      { number: 2, amount: 9_999 },
    ],
    0,
  ],
  [
    -22_500,
    [
      { number: 4, amount: 0 },
      { number: 3, amount: 0 },
      { number: 2, amount: 0 },
    ],
    500,
  ],
  [0, [], 0],
] as const)(
  'a fall of %i lowers the last payments first, and the rest goes back',
  (difference, payments, refund) => {
    expect(settleDifference(OPEN, difference)).toEqual({
      payments,
      spread: 0,
      lowered: 0 - difference - refund,
      refund,
    });
  },
);

test('however it falls or rises, not a penny appears or is lost', () => {
  for (let difference = -25_000; difference <= 5_000; difference += 7) {
    const { payments, spread, lowered, refund } = settleDifference(OPEN, difference)!;
    const moved = payments.reduce(
      (sum, { number, amount }) => sum + amount - OPEN.find((one) => one.number === number)!.amount,
      0,
    );
    expect([moved - refund, spread - lowered - refund]).toEqual([difference, difference]);
  }
});

const line = (kind: PriceLine['kind'], label: string, amount: number): PriceLine => ({
  kind,
  label,
  basis: '',
  amount,
  due: 'booking',
  chosen: false,
});

test('lines stand beside what they were, and what is no more comes last', () => {
  const hotel = line('hotel', 'Hotel Miramar', 100);
  const coach = line('transfer', 'Coach', 60);
  const taxi = line('transfer', 'Taxi', 90);
  const bag = line('bags', '1 hold bag', 78);
  expect(compareLines([hotel, coach], [hotel, taxi])).toEqual([
    { kind: 'hotel', was: hotel, now: hotel },
    { kind: 'transfer', was: coach, now: taxi },
  ]);
  expect(compareLines([coach, hotel], [hotel, bag])).toEqual([
    { kind: 'hotel', was: hotel, now: hotel },
    { kind: 'bags', was: null, now: bag },
    { kind: 'transfer', was: coach, now: null },
  ]);
});

test('an order is changed from its confirmation to its first flight', () => {
  const startsAt = new Date('2027-07-24T05:15:00Z');
  const order = {
    status: 'CONFIRMED',
    isCancelled: false,
    hasDeclinedPayment: false,
    startsAt,
  } as const;
  expect(whyNotChangeable(order, new Date('2027-07-24T05:14:59Z'))).toBeNull();
  expect(whyNotChangeable(order, startsAt)).toBe('travel_begun');
  const now = new Date('2027-01-01T00:00:00Z');
  expect(whyNotChangeable({ ...order, isCancelled: true }, now)).toBe('booking_cancelled');
  expect(whyNotChangeable({ ...order, status: 'PENDING' }, now)).toBe('not_changeable_now');
  expect(whyNotChangeable({ ...order, hasDeclinedPayment: true }, now)).toBe('payment_declined');
});
