import { expect, test } from 'vitest';
import { reminderDue } from '../travel-reminder.ts';

/** Leaves 120 days after 26 March, 60 after 25 May, 30 after 24 June. */
const holiday = { bookedOn: '2026-11-22', departureDate: '2027-07-24', written: undefined };

test.each([
  ['2027-03-25', undefined],
  ['2027-03-26', 120],
  ['2027-05-24', 120],
  ['2027-05-25', 60],
  ['2027-06-24', 30],
  ['2027-07-23', 30],
  ['2027-07-24', undefined],
])('on %s it is time for the letter of %s days before', (today, days) => {
  expect(reminderDue(holiday, today)).toBe(days);
});

test('each is written once, and none of a day that had passed when it was booked', () => {
  expect(reminderDue({ ...holiday, written: 120 }, '2027-04-01')).toBeUndefined();
  expect(reminderDue({ ...holiday, written: 120 }, '2027-05-25')).toBe(60);
  expect(reminderDue({ ...holiday, bookedOn: '2027-04-01' }, '2027-05-01')).toBeUndefined();
});
