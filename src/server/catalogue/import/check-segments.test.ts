import { expect, test } from 'vitest';
import { checkSegments } from './check-segments.ts';

const first = {
  carrier: 'KL',
  flightNumber: 'KL1440',
  origin: 'ABZ',
  destination: 'AMS',
  departsAfter: 0,
  durationMinutes: 100,
};
const second = {
  carrier: 'KL',
  flightNumber: 'KL767',
  origin: 'AMS',
  destination: 'AUA',
  departsAfter: 180,
  durationMinutes: 600,
};
const series = {
  origin: 'ABZ',
  destination: 'AUA',
  stops: 1,
  via: 'AMS',
  durationMinutes: 780,
  segments: [first, second],
};

test('a flight with a stop and time to change is taken, and one without stops has no segments', () => {
  expect(checkSegments(series)).toBeUndefined();
  expect(checkSegments({ ...series, stops: 0, via: null, segments: [] })).toBeUndefined();
});

test.each([
  ['2 segments for 0 stops', { stops: 0, via: null }],
  ['0 segments for 1 stops', { segments: [] }],
  ['segments that do not take 700 minutes', { durationMinutes: 700 }],
  ['segments that do not lead from LHR by AMS to AUA', { origin: 'LHR' }],
  ['segments that do not lead from ABZ by CDG to AUA', { via: 'CDG' }],
  [
    '45 minutes to change at AMS, where 50 are the least',
    { segments: [first, { ...second, departsAfter: 145, durationMinutes: 635 }] },
  ],
  ['a change from AMS to CDG', { segments: [first, { ...second, origin: 'CDG' }] }],
])('%s: refused', (reason, change) => {
  expect(checkSegments({ ...series, ...change })).toBe(reason);
});
