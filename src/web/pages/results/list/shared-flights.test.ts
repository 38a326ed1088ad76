import { expect, test } from 'vitest';
import { legsForTests } from '#web/testing/holidays/legs.ts';
import { flightsKey, legsOf, sharedFlights } from './shared-flights.ts';

const early = legsForTests('2027-07-24', 7);
const late = {
  ...early,
  outbound: {
    ...early.outbound,
    segments: early.outbound.segments.map((segment) => ({
      ...segment,
      departureTime: '2027-07-24T19:30',
    })),
  },
};
const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);

test('flights that four in five holidays have are said once, with how many have them', () => {
  expect(sharedFlights([...times(4, early), late])).toEqual({ legs: legsOf(early), count: 4 });
  expect(sharedFlights([...times(7, early), ...times(2, late)])).toBeUndefined();
});

test('one holiday alone shares nothing, nor do stays without flights', () => {
  expect(sharedFlights([early])).toBeUndefined();
  expect(sharedFlights(times(3, { outbound: null, inbound: null }))).toBeUndefined();
});

test('flights at other times are others', () => {
  expect(flightsKey(legsOf(early))).not.toBe(flightsKey(legsOf(late)));
  expect(flightsKey(legsOf(early))).toBe(flightsKey(legsOf({ ...early })));
});
