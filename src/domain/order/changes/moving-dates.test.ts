import { expect, test } from 'vitest';
import { lastPaymentDay } from '#domain/holiday/payment-plans.ts';
import { makePricedHoliday } from '#testing/booking-holiday.ts';
import {
  arePaidInTime,
  checkNights,
  flightsGone,
  haveSameAges,
  nightsOnSale,
  whyNightsStay,
} from './moving-dates.ts';

const TODAY = '2026-11-28';

test.each([true, false])(
  'a holiday (a stay alone: %s) is moved until its hotel stops giving it back',
  (hotelOnly) => {
    const choices = { fulfilment: 'AUTO_BOOK', seats: null } as const;
    const holiday = { ...makePricedHoliday({ hotelOnly }), refundableUntil: TODAY };
    expect(whyNightsStay({ holiday, choices }, TODAY)).toBeNull();
    expect(whyNightsStay({ holiday, choices }, '2026-11-29')).toBe('dates_not_given_back');
    const kept = { ...holiday, refundableUntil: null };
    expect(whyNightsStay({ holiday: kept, choices }, TODAY)).toBe('dates_not_given_back');
  },
);

test('flights that people book themselves, and seats, are not moved', () => {
  const holiday = { ...makePricedHoliday(), refundableUntil: TODAY };
  const choices = { fulfilment: 'AUTO_BOOK', seats: null } as const;
  const theirs = { ...choices, fulfilment: 'SELF_BOOK' } as const;
  expect(whyNightsStay({ holiday, choices: theirs }, TODAY)).toBe('dates_self_booked');
  const seats = { outbound: [], inbound: [{ seat: '1A', price: 900 }] };
  expect(whyNightsStay({ holiday, choices: { ...choices, seats } }, TODAY)).toBe('dates_seats');
});

test('what flights cost, with what was added to them, is owed for those that are given up', () => {
  const { lines } = makePricedHoliday();
  expect(flightsGone({ lines }, '2027-07-24')).toMatchObject({
    kind: 'flights_gone',
    label: 'Your flights of Sat 24 July 2027',
    amount: lines.find(({ kind }) => kind === 'flights')!.amount,
  });
  expect(flightsGone(makePricedHoliday({ hotelOnly: true }), '2027-07-24')).toBeUndefined();
});

test('nights are asked for within the days and lengths that are sold [DATE-08, DATE-09, DATE-13]', () => {
  expect(nightsOnSale(TODAY)).toEqual({
    from: '2026-12-01',
    until: '2028-11-27',
    fewest: 2,
    most: 28,
  });
});

test.each([
  ['2026-12-01', 2, []],
  ['2028-11-27', 28, []],
  ['2026-11-30', 2, ['checkIn']],
  ['2028-11-28', 2, ['checkIn']],
  ['2027-02-30', 2, ['checkIn']],
  ['2026-12-01', 1, ['nights']],
  ['2026-12-01', 29, ['nights']],
  ['2026-12-01', 2.5, ['nights']],
  ['', 0, ['checkIn', 'nights']],
] as const)('%s for %d nights is wrong at %j', (checkIn, nights, fields) => {
  expect(checkNights({ checkIn, nights }, TODAY).map(({ field }) => field)).toEqual(fields);
});

test.each([
  ['1980-01-01', '2019-07-28', true],
  ['1980-01-01', '2019-08-02', false],
  ['1980-01-01', '2011-08-02', false],
  ['1980-01-01', '2010-08-02', true],
  ['2009-08-02', '1980-01-01', false],
  ['2008-08-02', '1980-01-01', true],
])('a lead born on %s and somebody born on %s are sold alike a month later: %s', (...row) => {
  const [lead, other, isAlike] = row;
  const travellers = [{ dateOfBirth: lead }, { dateOfBirth: other }];
  expect(haveSameAges(travellers, '2027-07-31', '2027-08-31')).toBe(isAlike);
});

test('every payment is due by four weeks before arrival', () => {
  expect(lastPaymentDay('2027-07-29')).toBe('2027-07-01');
  const due = [{ dueDate: '2027-06-01' }, { dueDate: '2027-07-01' }];
  expect(arePaidInTime(due, '2027-07-29')).toBe(true);
  expect(arePaidInTime(due, '2027-07-28')).toBe(false);
  expect(arePaidInTime([], '2026-12-01')).toBe(true);
});
