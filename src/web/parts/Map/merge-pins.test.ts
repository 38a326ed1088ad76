import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasRoomForName, mergePins } from './merge-pins.ts';

const place = fc.record({
  x: fc.integer({ max: 500, min: 0 }),
  y: fc.integer({ max: 500, min: 0 }),
});
const placed = fc
  .array(place, { maxLength: 40 })
  .map((places) => places.map((one, pin) => ({ ...one, pin })));

test('every pin stands for itself or in another, and none of what is left is nearer than 72 × 44', () => {
  fc.assert(
    fc.property(placed, (pins) => {
      const merged = mergePins(pins);
      expect(merged.flatMap((one) => one.pins).toSorted((a, b) => a - b)).toEqual(
        pins.map(({ pin }) => pin),
      );
      for (const [i, a] of merged.entries())
        for (const b of merged.slice(i + 1))
          expect(Math.abs(a.x - b.x) >= 72 || Math.abs(a.y - b.y) >= 44).toBe(true);
    }),
  );
});

test('the cheapest keeps its place', () => {
  expect(
    mergePins([
      { x: 100, y: 100, pin: 'cheap' },
      { x: 171, y: 143, pin: 'beside it' },
      { x: 172, y: 100, pin: 'clear of it' },
    ]),
  ).toEqual([
    { x: 100, y: 100, pins: ['cheap', 'beside it'] },
    { x: 172, y: 100, pins: ['clear of it'] },
  ]);
});

test('a name that would run into another label is left out', () => {
  const at = { x: 100, y: 100 };
  expect(hasRoomForName(at, 'Cala Millor', [at, { x: 70, y: 145 }])).toBe(false);
  expect(hasRoomForName(at, 'Cala Millor', [at, { x: 70, y: 160 }])).toBe(true);
  expect(hasRoomForName(at, 'Cala Millor', [at, { x: 20, y: 145 }])).toBe(true);
});
