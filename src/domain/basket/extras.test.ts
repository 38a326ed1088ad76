import { expect, test } from 'vitest';
import { fittingTransfers, selfBookingSaves } from './extras.ts';

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

test('a party saves the whole fee where the airline asks one both ways and holds no flight for us', () => {
  const line = { label: '', basis: '', due: 'booking', chosen: false } as const;
  const lines = [
    { ...line, kind: 'flights', amount: 50_000 },
    { ...line, kind: 'booking_fee', amount: 3_200 },
  ] as const;
  const theirs = { agentFee: true, airlineSession: false };
  const saves = (outbound: typeof theirs, inbound: typeof theirs) =>
    selfBookingSaves({ flights: { outbound, inbound }, lines });
  expect(saves(theirs, theirs)).toBe(3_200);
  expect(saves(theirs, { ...theirs, agentFee: false })).toBe(0);
  expect(saves({ ...theirs, agentFee: false }, theirs)).toBe(0);
  expect(saves({ ...theirs, airlineSession: true }, theirs)).toBe(0);
  expect(selfBookingSaves({ flights: null, lines })).toBe(0);
});
