import { expect, test } from 'vitest';
import { kmBetween, metresFrom, positionAt } from './distance.ts';
import { insideTheCoast, isOnLand, metresToSea, type Shores } from './land.ts';

/** Land in the west, sea in the east of a coast that runs north through the middle; a lake. */
const COAST: Shores = {
  place: 'here',
  lat: 40,
  lon: 3,
  reach: 6_000,
  land: [[-6_000, -6_000, 0, -6_000, 0, 6_000, -6_000, 6_000]],
  lakes: [[-3_000, -500, -2_000, -500, -2_000, 500, -3_000, 500]],
  drawn: false,
};
const at = (x: number, y: number) => positionAt(COAST, { x, y });

test('kilometres over the earth, and metres around a place', () => {
  const [palma, alcudia] = [
    { lat: 39.5517, lon: 2.7388 },
    { lat: 39.8532, lon: 3.1214 },
  ];
  expect(kmBetween(palma, alcudia)).toBeCloseTo(46.9, 0);
  const there = metresFrom(COAST, at(300, -400));
  expect([Math.round(there.x), Math.round(there.y)]).toEqual([300, -400]);
});

test('who stands in the sea, in a lake or beyond the piece does not stand on land', () => {
  expect(isOnLand(COAST, at(-100, 0))).toBe(true);
  expect(isOnLand(COAST, at(100, 0))).toBe(false);
  expect(isOnLand(COAST, at(-2_500, 0))).toBe(false);
  expect(isOnLand(COAST, at(-6_100, 0))).toBe(false);
});

test('the way to the sea is measured to the coast, not to the edge of the piece', () => {
  expect(metresToSea(COAST, at(-700, 1_000))).toBeCloseTo(700, 0);
  expect(metresToSea(COAST, at(40, 0))).toBeCloseTo(40, 0);
  expect(metresToSea(COAST, at(-4_000, 0))).toBeUndefined();
});

test('a lake has an outline, and an island in no sea has no coast', () => {
  const inland = { ...COAST, land: [[-6_000, -6_000, 6_000, -6_000, 6_000, 6_000, -6_000, 6_000]] };
  expect(isOnLand(inland, at(5_000, 0))).toBe(true);
  expect(metresToSea(inland, at(0, 0))).toBeUndefined();
  expect(insideTheCoast(inland, { share: 0.5, metres: 30, within: 3_000 })).toBeUndefined();
});

test.each([0, 0.3, 0.7, 0.99])('a spot behind the shore is dry and as near as asked', (share) => {
  const spot = insideTheCoast(COAST, { share, metres: 30, within: 2_000 })!;
  expect(isOnLand(COAST, spot)).toBe(true);
  expect(metresToSea(COAST, spot)).toBeCloseTo(30, 0);
  expect(Math.abs(metresFrom(COAST, spot).y)).toBeLessThan(2_050);
});
