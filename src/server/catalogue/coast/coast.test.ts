import { expect, test } from 'vitest';
import { frameOf } from '#domain/catalogue/map-frame.ts';
import { drawCoast, drawMap } from '../coast.ts';

test('a map of an island has land inside its frame and nothing far outside', () => {
  const svg = drawCoast(
    frameOf(
      [
        { lat: 39.57, lon: 2.65 },
        { lat: 39.9, lon: 3.1 },
      ],
      'column',
    ),
  );
  const numbers = [...svg.matchAll(/[ML](-?[\d.]+),(-?[\d.]+)/g)].flatMap(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  expect(svg).toContain('viewBox="0 0 404 700"');
  expect(numbers.length).toBeGreaterThan(40);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(-2);
  expect(Math.max(...numbers)).toBeLessThanOrEqual(702);
});

test('the middle of the ocean has none', () => {
  expect(drawCoast(frameOf([{ lat: 40, lon: -40 }], 'wide'))).toContain('<path d=""/>');
});

test('a continent is there, though it reaches over the antimeridian', () => {
  const svg = drawCoast(
    frameOf(
      [
        { lat: 54, lon: 10 },
        { lat: 36, lon: 30 },
      ],
      'wide',
    ),
  );
  expect(svg.length).toBeGreaterThan(10_000);
  expect(svg).toMatch(/[ML]801,/);
});

test('land over the antimeridian is not drawn across the whole earth', () => {
  const svg = drawCoast(
    frameOf(
      [
        { lat: 60, lon: -170 },
        { lat: -45, lon: 170 },
      ],
      'wide',
    ),
  );
  const lines = [...svg.matchAll(/M[^MZ]+/g)].flatMap(([line]) => {
    const points = line
      .slice(1)
      .split('L')
      .map((point) => point.split(',').map(Number));
    return points.slice(1).map((point, i) => ({ from: points[i]!, to: point }));
  });
  const long = lines.filter(({ from, to }) => Math.abs(from[0]! - to[0]!) > 400);
  expect(lines.length).toBeGreaterThan(1_000);
  expect(long.filter(({ from }) => from[1]! > 0 && from[1]! < 400)).toEqual([]);
});

test('Prague is no blank square: its rivers are cut out of the land', async () => {
  const svg = await drawMap(frameOf([{ lat: 50.08, lon: 14.43 }], 'wide', 30));
  const rivers = /<path d="([^"]*)" fill="none" stroke/.exec(svg)?.[1] ?? '';
  expect(rivers.length).toBeGreaterThan(1_000);
  expect(svg).toContain('mask="url(#dry)"');
});

test('open sea needs no mask', async () => {
  expect(await drawMap(frameOf([{ lat: 40, lon: -40 }], 'wide'))).toContain('<path d=""/>');
});
