import { expect, test } from 'vitest';
import { frameOf } from '#domain/catalogue/map-frame.ts';
import { mapInset } from './map-inset.ts';

const SPAIN = [
  { lat: 41.4, lon: 2.2 },
  { lat: 28.3, lon: -16.6 },
  { lat: 36.6, lon: -4.6 },
  { lat: 38.5, lon: -0.3 },
  { lat: 39.6, lon: 2.9 },
  { lat: 29, lon: -13.7 },
];

test('far islands have a map of their own in a corner without a pin', () => {
  const inset = mapInset(SPAIN, 'square');
  expect(inset?.far).toEqual(new Set([1, 5]));
  expect(inset?.corner).toEqual({ x: 'right', y: 'bottom' });
  expect(inset?.frame).toEqual(frameOf([SPAIN[1]!, SPAIN[5]!], 'wide'));
});

test('places near each other, and a single one, stand on one map', () => {
  expect(mapInset(SPAIN.toSpliced(5, 1).toSpliced(1, 1), 'square')).toBeUndefined();
  expect(mapInset(SPAIN.slice(0, 1), 'square')).toBeUndefined();
});
