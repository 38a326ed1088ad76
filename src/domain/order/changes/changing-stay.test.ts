import { expect, test } from 'vitest';
import { makePricedHoliday } from '#testing/booking-holiday.ts';
import { mayTakeInstead, withHotel, withStay } from '../changing.ts';

const stay = (price: number, refundableUntil: string | null) => ({
  rooms: [{ planId: 1, name: 'Room', party: { adults: 2, childAges: [] }, price }],
  refundableUntil,
});

test.each([
  ['2027-07-10', 500, null, true],
  ['2027-07-10', 500, '2027-07-10', true],
  ['2027-07-09', 1_000, null, true],
  ['2027-07-09', 999, null, false],
  ['2027-07-09', 1_500, '2027-07-10', false],
  [null, 1_500, '2027-07-09', true],
  [null, 999, null, false],
] as const)(
  'a stay given back until %s is let go of on 10 July for %i pence given back until %s: %s',
  (until, price, otherUntil, may) => {
    expect(mayTakeInstead(stay(1_000, until), stay(price, otherUntil), '2027-07-10')).toBe(may);
  },
);

test('another stay takes its own lines along, each where it stood', () => {
  const booked = makePricedHoliday();
  const tax = { kind: 'local_tax', label: 'Tax', basis: '', due: 'hotel', chosen: false } as const;
  const other = makePricedHoliday({ hotelOnly: true, roomPrice: 99_000 });
  const lines = [...other.lines, { ...tax, amount: 900 }];
  const changed = withStay(
    { ...booked, lines: [...booked.lines, { ...tax, amount: 300 }] },
    { ...other, lines },
  );
  expect(changed.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['flights', 50_600],
    ['hotel', 99_000],
    ['atol', 500],
    ['local_tax', 900],
  ]);
  expect(changed.flights).toEqual(booked.flights);
  expect(changed.flightQuoteId).toBe(booked.flightQuoteId);
});

test('a stay in another hotel takes its hotel along, and no flights', () => {
  const booked = makePricedHoliday();
  const other = makePricedHoliday({ hotelOnly: true, roomPrice: 99_000 });
  const hotel = { ...other.hotel, id: 8, name: 'Hotel Sol y Mar' };
  const changed = withHotel(booked, { ...other, hotel });
  expect([changed.hotel, changed.flights, changed.rooms]).toEqual([
    hotel,
    booked.flights,
    other.rooms,
  ]);
});
