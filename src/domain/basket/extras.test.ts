import { expect, test } from 'vitest';
import { fittingTransfers } from './extras.ts';

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
