import { expect, test } from 'vitest';
import { frameOf } from '#domain/catalogue/map-frame.ts';
import { drawCoast } from './coast.ts';

test('a map of an island has land inside its frame and nothing far outside', () => {
  const svg = drawCoast(frameOf([{ lat: 39.57, lon: 2.65 }, { lat: 39.9, lon: 3.1 }], 'column'));
  const numbers = [...svg.matchAll(/[ML](-?[\d.]+),(-?[\d.]+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect(svg).toContain('viewBox="0 0 404 860"');
  expect(numbers.length).toBeGreaterThan(40);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(-2);
  expect(Math.max(...numbers)).toBeLessThanOrEqual(862);
});

test('the middle of the ocean has none', () => {
  expect(drawCoast(frameOf([{ lat: 40, lon: -40 }], 'wide'))).toContain('<path d=""/>');
});
