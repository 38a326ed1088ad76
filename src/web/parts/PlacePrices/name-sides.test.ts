import { expect, test } from 'vitest';
import { nameSides } from './name-sides.ts';

const pin = (x: number, y: number, label = 'Majorca') => ({ x, y, label });

test('a name follows its number, or comes before it at the edge of the map', () => {
  expect(nameSides([pin(0.5, 0.5), pin(0.95, 0.2)], 'square')).toEqual(['after', 'before']);
});

test('no name covers a number or a name that was written before it', () => {
  expect(nameSides([pin(0.5, 0.5), pin(0.56, 0.5)], 'square')).toEqual(['before', 'after']);
  expect(nameSides([pin(0.5, 0.5), pin(0.45, 0.53), pin(0.56, 0.53)], 'square')).toEqual([
    undefined,
    'before',
    'after',
  ]);
});

test('a name too long for either side is left out', () => {
  const long = 'Neapolitan Riviera and the islands of its bay';
  expect(nameSides([pin(0.5, 0.5, long)], 'square')).toEqual([undefined]);
});

test('on a wide map the same parts of its height are fewer pixels', () => {
  const pins = [pin(0.5, 0.5), pin(0.56, 0.6)];
  expect(nameSides(pins, 'square')).toEqual(['after', 'after']);
  expect(nameSides(pins, 'wide')).toEqual(['before', 'after']);
});

test('no name runs into the corner that another map covers', () => {
  const corner = { x: 'right', y: 'bottom' } as const;
  expect(nameSides([pin(0.5, 0.7)], 'square', corner)).toEqual(['before']);
  expect(nameSides([pin(0.5, 0.5)], 'square', corner)).toEqual(['after']);
});
