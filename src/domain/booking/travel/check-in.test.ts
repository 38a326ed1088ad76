import { expect, test } from 'vitest';
import { checkInTimes } from '../check-in.ts';

/** From Palma, two hours ahead of UTC. */
const flight = { localTime: '2027-07-31T01:00', instant: '2027-07-30T23:00:00.000Z' };
const rule = { opensHours: 48, closesHours: 6 };

test('it opens and closes so many hours before, by the clock where the flight leaves', () => {
  expect(checkInTimes(flight, rule, new Date('2027-07-01T00:00:00Z'))).toEqual({
    opensAt: '2027-07-29T01:00',
    closesAt: '2027-07-30T19:00',
    state: 'BEFORE',
  });
});

test.each([
  ['2027-07-28T22:59:59Z', 6, 'BEFORE'],
  ['2027-07-28T23:00:00Z', 6, 'OPEN'],
  ['2027-07-30T16:59:59Z', 6, 'OPEN'],
  ['2027-07-30T17:00:00Z', 6, 'CLOSED'],
  ['2027-07-30T17:00:00Z', null, 'OPEN'],
  ['2027-07-30T23:00:00Z', null, 'CLOSED'],
] as const)('at %s with an end %s hours before it is %s', (now, closesHours, state) => {
  expect(checkInTimes(flight, { opensHours: 48, closesHours }, new Date(now)).state).toBe(state);
});
