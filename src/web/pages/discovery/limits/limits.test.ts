import { expect, test } from 'vitest';
import { discoveryAnswer } from '#web/testing/holidays/discovery.ts';
import {
  sliderBounds,
  changeLimit,
  fits,
  nearestOpening,
  NO_LIMITS,
  readPlaceLimits,
} from './limits.ts';

const { places } = discoveryAnswer({
  criteria: {
    departureDate: '2027-05-01',
    departureRangeEndDate: '2027-05-01',
    rooming: [{ adults: 2 }],
    nights: [7],
  },
  level: 'COUNTRY',
}).discover;

const named = (limits: object) =>
  places
    .filter((place) => fits(place, { ...NO_LIMITS, ...limits }))
    .map(({ place }) => place.label);

test.each([
  [{}, ['Spain', 'Greece']],
  [{ budget: 420 }, ['Spain']],
  [{ budget: 419 }, []],
  [{ hours: 2.5 }, ['Spain']],
  [{ warmth: 19 }, ['Spain']],
  [{ warmth: 18, hours: 4 }, ['Spain', 'Greece']],
])('%j lets in %j', (limits, wanted) => {
  expect(named(limits)).toEqual(wanted);
});

test('sliders reach around what the places have; at the open end nothing is asked', () => {
  const bounds = sliderBounds(places);
  expect(bounds).toMatchObject({
    budget: { min: 420, max: 470 },
    hours: { min: 2, max: 4 },
    warmth: { min: 18, max: 19 },
  });
  expect(changeLimit(NO_LIMITS, bounds, 'budget', 470)).toEqual(NO_LIMITS);
  expect(changeLimit(NO_LIMITS, bounds, 'warmth', 18)).toEqual(NO_LIMITS);
  expect(changeLimit(NO_LIMITS, bounds, 'hours', 3)).toEqual({ ...NO_LIMITS, hours: 3 });
});

test.each([
  [{ budget: 401 }, ['budget', 420, 19, 'Spain']],
  [{ budget: 450, warmth: 20 }, ['warmth', 19, 1, 'Spain']],
  [{ hours: 1 }, ['hours', 2.5, 1.5, 'Spain']],
])('of %j the least step that opens a place is %j', (limits, [name, value, by, place]) => {
  expect(nearestOpening(places, { ...NO_LIMITS, ...limits })).toMatchObject({
    name,
    value,
    by,
    place: { place: { label: place } },
  });
});

test('where two limits would have to move there is no such step', () => {
  expect(nearestOpening(places, { budget: 100, hours: 1, warmth: undefined })).toBeUndefined();
});

test('an address may name limits, one that a button widens, or none that makes sense', () => {
  const read = (query: string) => readPlaceLimits(new URLSearchParams(query));
  expect(read('budget=300&hours=2.5&warmth=18')).toEqual({ budget: 300, hours: 2.5, warmth: 18 });
  expect(read('budget=300&wider=budget-319')).toEqual({ ...NO_LIMITS, budget: 319 });
  expect(read('budget=300&wider=all')).toEqual(NO_LIMITS);
  expect(read('warmth=-4&wider=warmth--5')).toEqual({ ...NO_LIMITS, warmth: -5 });
  expect(read('budget=cheap&hours=')).toEqual(NO_LIMITS);
});
