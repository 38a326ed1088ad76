import { expect, test } from 'vitest';
import { interactionToNextPaint, layoutShiftOf } from './web-vitals.ts';

test('moves count together while they follow within a second, five seconds at most', () => {
  expect(layoutShiftOf([])).toBe(0);
  const at = (...ms: number[]) => ms.map((atMs) => ({ atMs, value: 0.1 }));
  expect(layoutShiftOf(at(100, 1_099))).toBeCloseTo(0.2);
  expect(layoutShiftOf(at(100, 1_100))).toBeCloseTo(0.1);
  expect(layoutShiftOf(at(0, 900, 1_800, 2_700, 3_600, 4_500, 5_400))).toBeCloseTo(0.6);
  expect(layoutShiftOf([...at(0, 10), { atMs: 9_000, value: 0.15 }])).toBeCloseTo(0.2);
});

test('of fifty presses the longest is left out', () => {
  expect(interactionToNextPaint([])).toBeUndefined();
  expect(interactionToNextPaint([40, 300, 80])).toBe(300);
  const many = Array.from({ length: 49 }, () => 50);
  expect(interactionToNextPaint([...many.slice(1), 900])).toBe(900);
  expect(interactionToNextPaint([...many, 900])).toBe(50);
});
