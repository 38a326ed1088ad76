import { expect, test } from 'vitest';
import { frameOf, pointOn } from '#domain/catalogue/map-frame.ts';
import { namesAround } from './names-around.ts';

const AT = { lat: 39.85, lon: 3.12 };
const frame = frameOf([AT], 'wide');
const HOTEL = {
  name: 'Hotel Verdera',
  placeLine: 'Alcúdia, Majorca',
  resortName: 'Alcúdia',
  position: AT,
  resortPosition: AT,
};
const resort = (name: string, lat: number, lon: number) => ({
  name,
  kind: 'RESORT' as const,
  spots: [pointOn(frame, { lat, lon })],
});

test('a map around a hotel names the other resorts, not its own, and nothing under its label', () => {
  const names = [
    resort('Alcúdia', 39.815, 3.08),
    resort('Puerto Pollensa', 39.9, 3.08),
    resort('Can Picafort', 39.85, 3.14),
  ];
  expect(namesAround(HOTEL, names).map(({ name }) => name)).toEqual(['Puerto Pollensa']);
});
