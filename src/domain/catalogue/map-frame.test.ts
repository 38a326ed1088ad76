import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frameOf, mapPath, parseMapPath, pointOn, type Position } from './map-frame.ts';

const position = fc.record({
  lat: fc.double({ min: -60, max: 70, noNaN: true }),
  lon: fc.double({ min: -170, max: 175, noNaN: true }),
});
const PALMA: Position = { lat: 39.57, lon: 2.65 };
const MAHON: Position = { lat: 39.89, lon: 4.26 };

test('a map holds all of its positions, and its address says which piece it is', () => {
  fc.assert(
    fc.property(
      fc.array(position, { minLength: 1, maxLength: 20 }),
      fc.constantFrom('wide' as const, 'square' as const, 'column' as const),
      (positions, shape) => {
        const frame = frameOf(positions, shape);
        if (frame.level === 0) return;
        for (const one of positions) {
          const { x, y } = pointOn(frame, one);
          expect(x > 0 && x < 1 && y > 0 && y < 1).toBe(true);
        }
        expect(parseMapPath(mapPath(frame))).toEqual(frame);
      },
    ),
  );
});

test('west is left, north is up, and close positions are seen closely', () => {
  const frame = frameOf([PALMA, MAHON], 'column');
  const [palma, mahon] = [pointOn(frame, PALMA), pointOn(frame, MAHON)];
  expect(palma.x).toBeLessThan(mahon.x);
  expect(palma.y).toBeGreaterThan(mahon.y);
  expect(frameOf([PALMA], 'column').level).toBeGreaterThan(frame.level);
  expect(frameOf([], 'wide')).toEqual({ shape: 'wide', level: 0, x: 8, y: 8 });
});

test.each([
  '/maps/column/37/1/1.svg',
  '/maps/column/4/33/1.svg',
  '/maps/round/2/1/1.svg',
  '/maps/wide/2/1/1.png',
  '/maps/wide/2/-1/1.svg',
])('%s is no map', (path) => {
  expect(parseMapPath(path)).toBeUndefined();
});
