import { expect, test } from 'vitest';
import { todayIn } from './market.ts';

test.each([
  [
    'Europe/London',
    '2027-01-09T23:59:59.999Z',
    '2027-01-09',
    '2027-01-10T00:00:00.000Z',
    '2027-01-10',
  ],
  [
    'Europe/London',
    '2027-07-09T22:59:59.999Z',
    '2027-07-09',
    '2027-07-09T23:00:00.000Z',
    '2027-07-10',
  ],
  [
    'Asia/Kathmandu',
    '2027-07-09T18:14:59.999Z',
    '2027-07-09',
    '2027-07-09T18:15:00.000Z',
    '2027-07-10',
  ],
])(
  'in %s the date changes at midnight, from one moment to the next and back',
  (timeZone, before, date, after, next) => {
    expect([before, after, before].map((now) => todayIn(new Date(now), timeZone))).toEqual([
      date,
      next,
      date,
    ]);
  },
);

test('each time zone has its own date', () => {
  const now = new Date('2027-07-09T20:00:00Z');
  expect(
    ['Europe/London', 'Asia/Tokyo', 'Europe/London'].map((timeZone) => todayIn(now, timeZone)),
  ).toEqual(['2027-07-09', '2027-07-10', '2027-07-09']);
});
