import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  frameOf,
  mapPath,
  mercator,
  mercatorBox,
  parseMapPath,
  pointOn,
  type Position,
} from './map-frame.ts';
import { viewOf, MAP_TILE_ADDRESS, parseTilePath } from './moving-map.ts';

const position = fc.record({
  lat: fc.double({ min: -60, max: 70, noNaN: true }),
  lon: fc.double({ min: -170, max: 175, noNaN: true }),
});
const PALMA: Position = { lat: 39.57, lon: 2.65 };
const MAHON: Position = { lat: 39.89, lon: 4.26 };

/** Free at each edge. */
const MARGIN = { wide: 0.2, square: 0.12, column: 0.2 };

test('a map holds all of its positions with some of it free at each edge, and its address says which piece it is', () => {
  fc.assert(
    fc.property(
      fc.array(position, { minLength: 1, maxLength: 20 }),
      fc.constantFrom('wide' as const, 'square' as const, 'column' as const),
      (positions, shape) => {
        const frame = frameOf(positions, shape);
        if (frame.level === 0) return;
        for (const one of positions) {
          const { x, y } = pointOn(frame, one);
          for (const part of [x, y])
            expect(part >= MARGIN[shape] && part <= 1 - MARGIN[shape]).toBe(true);
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
  '/maps/column/45/1/1.svg',
  '/maps/column/4/33/1.svg',
  '/maps/round/2/1/1.svg',
  '/maps/wide/2/1/1.png',
  '/maps/wide/2/-1/1.svg',
  '/maps/wide/45/1/1.svg',
  '/maps/square/45/1/1.svg',
  '/maps/wide/0/17/1.svg',
  '/maps/wide/0/1/17.svg',
  '/maps/wide/4/1/33.svg',
  '/maps/wide/100/1/1.svg',
  '/maps/wide/2/123456/1.svg',
  '/x/maps/wide/2/1/1.svg',
  '/maps/wide/2/1/1.svgz',
  '/maps/wide/2/1/1xsvg',
  '',
])('%s is no map', (path) => {
  expect(parseMapPath(path)).toBeUndefined();
});

test.each([
  ['/maps/wide/44/0/0.svg', { shape: 'wide', level: 44, x: 0, y: 0 }],
  ['/maps/square/44/16625/12456.svg', { shape: 'square', level: 44, x: 16_625, y: 12_456 }],
  ['/maps/column/44/32768/32768.svg', { shape: 'column', level: 44, x: 32_768, y: 32_768 }],
  ['/maps/wide/0/16/16.svg', { shape: 'wide', level: 0, x: 16, y: 16 }],
  ['/maps/wide/4/32/32.svg', { shape: 'wide', level: 4, x: 32, y: 32 }],
])('%s is a map', (path, frame) => {
  expect(parseMapPath(path)).toEqual(frame);
});

test.each([
  ['the middle of the earth', 0, 0, 0.5, 0.5],
  ['sixty degrees north', 60, -90, 0.25, 0.290_399_640_860_508_7],
  ['sixty degrees south', -60, 90, 0.75, 0.709_600_359_139_491_3],
  ['what lies beyond the square, at its edge', 89, 180, 1, 0.001_637_914_786_054_2],
  ['the same in the south', -89, -180, 0, 0.998_362_085_213_945_8],
])('%s is found on the Mercator square', (_, lat, lon, x, y) => {
  const point = mercator({ lat, lon });
  expect(point.x).toBeCloseTo(x, 12);
  expect(point.y).toBeCloseTo(y, 12);
});

test('a piece is half as wide four levels on, its middle at its steps, its height by its shape', () => {
  expect(mercatorBox({ shape: 'wide', level: 0, x: 8, y: 8 })).toEqual({
    left: -0.5,
    top: 0,
    width: 2,
    height: 1,
  });
  expect(mercatorBox({ shape: 'square', level: 8, x: 0, y: 32 })).toEqual({
    left: -0.25,
    top: 0.25,
    width: 0.5,
    height: 0.5,
  });
  expect(mercatorBox({ shape: 'column', level: 4, x: 16, y: 16 }).height).toBeCloseTo(
    700 / 404,
    12,
  );
});

test.each([
  ['one town, as closely as the shape allows', [PALMA], 'wide', '/maps/wide/44/16625/12456.svg'],
  ['one town beside a list', [PALMA], 'column', '/maps/column/44/16625/12456.svg'],
  ['one town in a square', [PALMA], 'square', '/maps/square/44/16625/12456.svg'],
  ['two islands', [PALMA, MAHON], 'square', '/maps/square/33/2482/1849.svg'],
  ['two islands the other way round', [MAHON, PALMA], 'square', '/maps/square/33/2482/1849.svg'],
  [
    'the Mediterranean from end to end',
    [
      { lat: 36, lon: -9 },
      { lat: 35, lon: 34 },
    ],
    'wide',
    '/maps/wide/13/81/60.svg',
  ],
] as const)('%s is seen on one piece', (_, positions, shape, path) => {
  expect(mapPath(frameOf(positions, shape))).toBe(path);
});

test.each([
  ['what fits no level but for its height', 68, 100, 100],
  ['what fits no level at all', 80, 100, 100],
  ['both ends of the world', 80, -170, 170],
])('%s is seen on the whole earth', (_, lat, west, east) => {
  const corners = [
    { lat, lon: west },
    { lat: -lat, lon: east },
  ];
  expect(frameOf(corners, 'wide')).toEqual({ shape: 'wide', level: 0, x: 8, y: 8 });
});

test('a map can be kept from looking too closely', () => {
  expect(mapPath(frameOf([PALMA], 'wide', 20))).toBe('/maps/wide/20/260/195.svg');
});

test('a fifth is left free at each edge of a column', () => {
  for (const one of [PALMA, MAHON]) {
    const { x, y } = pointOn(frameOf([PALMA, MAHON], 'column'), one);
    for (const part of [x, y]) {
      expect(part).toBeGreaterThanOrEqual(0.2);
      expect(part).toBeLessThanOrEqual(0.8);
    }
  }
});

test('a tile’s address is read as it is written', () => {
  const address = MAP_TILE_ADDRESS.replace('{z}', '7').replace('{x}', '64').replace('{y}', '48');
  expect(parseTilePath(address)).toEqual({ z: 7, x: 64, y: 48 });
});

test.each([
  '/maps/tiles/2/4/0.mvt',
  '/maps/tiles/2/0/4.mvt',
  '/maps/tiles/23/0/0.mvt',
  '/maps/tiles/1/-1/0.mvt',
  '/maps/tiles/1/0/0.png',
])('%s is no tile', (address) => {
  expect(parseTilePath(address)).toBeUndefined();
});

test('a piece as the view of a map that moves: its middle, and the zoom that makes it as wide', () => {
  const frame = frameOf([{ lat: 39.6, lon: 3 }], 'column');
  const { lat, lon, zoom } = viewOf(frame, 404);
  const middle = pointOn(frame, { lat, lon });
  expect(middle.x).toBeCloseTo(0.5);
  expect(middle.y).toBeCloseTo(0.5);
  expect(404 / (512 * 2 ** zoom)).toBeCloseTo(mercatorBox(frame).width);
});
