import { expect, test } from 'vitest';
import {
  checkTransferFlight,
  fittingTransfers,
  selfBookingSaves,
  tidyTransferFlight,
  transferFlightWords,
} from './extras.ts';

const transfers = [
  { id: 'coach', type: 'shuttle_service', stepFree: false },
  { id: 'low coach', type: 'speedy_shuttle', stepFree: true },
  { id: 'adapted taxi', type: 'wheelchair_adapted_taxi', stepFree: false },
];
const ids = (facts: Partial<Parameters<typeof fittingTransfers>[1]>) =>
  fittingTransfers(transfers, {
    now: '2026-11-21T10:00:00Z',
    departsAt: '2027-07-24T05:15:00Z',
    stepFreeOnly: false,
    ...facts,
  }).map(({ id }) => id);

test('no transfer within 48 hours of travel [XTRA-05]', () => {
  expect(ids({})).toEqual(['coach', 'low coach', 'adapted taxi']);
  expect(ids({ departsAt: '2026-11-23T10:00:00Z' })).toEqual([]);
  expect(ids({ departsAt: '2026-11-23T10:00:01Z' })).toHaveLength(3);
});

test('who cannot climb three steps is offered step-free and wheelchair-adapted transfers only [A11Y-07]', () => {
  expect(ids({ stepFreeOnly: true })).toEqual(['low coach', 'adapted taxi']);
});

test('a party saves the whole fee where one airline asks it both ways', () => {
  const line = { label: '', basis: '', due: 'booking', chosen: false } as const;
  const lines = [
    { ...line, kind: 'flights', amount: 50_000 },
    { ...line, kind: 'booking_fee', amount: 3_200 },
  ] as const;
  const theirs = { agentFee: true, carrier: 'U2' };
  const saves = (outbound: typeof theirs, inbound: typeof theirs) =>
    selfBookingSaves({ flights: { outbound, inbound }, lines });
  expect(saves(theirs, theirs)).toBe(3_200);
  expect(saves(theirs, { ...theirs, agentFee: false })).toBe(0);
  expect(saves({ ...theirs, agentFee: false }, theirs)).toBe(0);
  expect(saves(theirs, { ...theirs, carrier: 'LS' })).toBe(0);
  expect(selfBookingSaves({ flights: null, lines })).toBe(0);
});

const wrong = (number: string, landsAt: string | null = null) =>
  checkTransferFlight({ number, landsAt }).map(({ field, code }) => [field, code]);

test('a transfer is booked without a flight number, or without a landing time [XTRA-06]', () => {
  expect(wrong('', '')).toEqual([]);
  expect(tidyTransferFlight({ number: ' ', landsAt: '' })).toBeNull();
  expect(wrong('FR 1882')).toEqual([]);
  expect(tidyTransferFlight({ number: 'FR 1882', landsAt: ' 14:20 ' })?.landsAt).toBe('14:20');
  expect(tidyTransferFlight({ number: 'FR 1882', landsAt: '' })?.landsAt).toBeNull();
});

test.each([
  ['fr1882', 'FR 1882'],
  [' u2 8 417', 'U2 8417'],
  ['4U 12', '4U 12'],
  ['EZY7001A', 'EZY 7001A'],
])('%s is saved as %s', (typed, number) => {
  expect(wrong(typed)).toEqual([]);
  expect(tidyTransferFlight({ number: typed, landsAt: '14:20' })).toEqual({
    number,
    landsAt: '14:20',
  });
});

test.each(['1882', 'FR', 'FR 18821', '12 345', 'Ryanair', 'FR-1882'])(
  '%s is no flight number',
  (typed) => {
    expect(wrong(typed)).toEqual([['flight.number', 'flight_number']]);
  },
);

test('a time is of the day, and goes with a number', () => {
  for (const time of ['24:00', '9:05', '114:20', '14:205'])
    expect(wrong('FR 1882', time)).toEqual([['flight.landsAt', 'landing_time']]);
  expect(wrong('FR 1882', '23:59')).toEqual([]);
  expect(wrong('', '14:20')).toEqual([['flight.number', 'flight_number']]);
});

test('papers say when it lands, where that is known', () => {
  expect(transferFlightWords({ number: 'FR 1882', landsAt: '14:20' })).toBe(
    'FR 1882, landing at 14:20',
  );
  expect(transferFlightWords({ number: 'FR 1882', landsAt: null })).toBe('FR 1882');
});
