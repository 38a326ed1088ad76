import { expect, test } from 'vitest';
import { canFollow, PLACEMENT_STATES, type PlacementState } from './order-states.ts';
import { isPlacementOver, latestTry, PLACEMENT_LABELS } from './placement-progress.ts';

test('the steps of a try that was given back are not those of the next', () => {
  const first: PlacementState[] = ['CLAIMED', 'RELEASING', 'RELEASED'];
  expect(latestTry([])).toEqual([]);
  expect(latestTry(first)).toEqual(first);
  expect(latestTry([...first, 'CLAIMED', 'AUTHORISED'])).toEqual(['CLAIMED', 'AUTHORISED']);
});

test('a placement is over when it stands, waits for a hotel alone, or was given back', () => {
  expect(isPlacementOver([])).toBe(false);
  expect(PLACEMENT_STATES.filter((state) => isPlacementOver([state]))).toEqual([
    'RELEASED',
    'PLACED',
    'PROCESSING',
    'CONFIRMED',
    'PENDING',
    'FAILED',
    'CANCELLED',
  ]);
});

test('whatever ends a placement ends it for whoever waits', () => {
  const final = PLACEMENT_STATES.filter((from) =>
    PLACEMENT_STATES.every((to) => !canFollow(from, to)),
  );
  expect(final.every((state) => isPlacementOver([state]))).toBe(true);
});

test('what is asked of the card provider is not told as done before the provider tells of it', () => {
  expect(PLACEMENT_LABELS.CAPTURED).toBe('Your payment is being taken');
  expect(Object.values(PLACEMENT_LABELS).join()).not.toMatch(/\b(paid|payment is taken)\b/);
});
