import { expect, test } from 'vitest';
import { countdown } from './countdown.ts';

const holiday = { status: 'CONFIRMED', departureDate: '2027-07-24', returnDate: '2027-07-31' };

test.each([
  ['2027-03-18', { kind: 'ahead', days: 128 }],
  ['2027-07-22', { kind: 'ahead', days: 2 }],
  ['2027-07-23', { kind: 'tomorrow' }],
  ['2027-07-24', { kind: 'today' }],
  ['2027-07-26', { kind: 'away', day: 3, days: 8 }],
  ['2027-07-31', { kind: 'away', day: 8, days: 8 }],
  ['2027-08-01', { kind: 'over' }],
])('on %s it is %j', (today, expected) => {
  expect(countdown(holiday, today)).toEqual(expected);
});

test('a holiday that was cancelled counts no days', () => {
  expect(countdown({ ...holiday, status: 'CANCELLED' }, '2027-03-18')).toEqual({
    kind: 'cancelled',
  });
});
