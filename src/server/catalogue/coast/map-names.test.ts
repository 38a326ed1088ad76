import { expect, test } from 'vitest';
import { frameOf, pointOn, type Position } from '#domain/catalogue/map-frame.ts';
import { namesOn } from '../coast.ts';

const PALMA: Position = { lat: 39.57, lon: 2.65 };
const CALA_RATJADA: Position = { lat: 39.71, lon: 3.46 };

const namesOf = (...positions: Position[]) => namesOn(frameOf(positions, 'square'));
const said = (names: ReturnType<typeof namesOn>, kind: string) =>
  names.filter((one) => one.kind === kind).map(({ name }) => name);

test('a map of an island names it and its sea, and no country', () => {
  const names = namesOf(PALMA, CALA_RATJADA);
  expect(said(names, 'ISLAND')).toEqual(['Majorca']);
  expect(said(names, 'WATER')).toContain('Balearic Sea');
  expect(said(names, 'COUNTRY')).toEqual([]);
  expect(said(names, 'RESORT')).toEqual([]);
});

test('a map of countries names the neighbours, by the names that they are sold under', () => {
  const names = namesOf({ lat: 43, lon: -8.5 }, { lat: 36.5, lon: 3 });
  expect(said(names, 'COUNTRY')).toEqual(expect.arrayContaining(['Spain', 'France', 'Morocco']));
  expect(said(names, 'WATER')).toEqual(
    expect.arrayContaining(['Mediterranean Sea', 'Bay of Biscay']),
  );
});

test('a map of the surroundings of a hotel names the resorts, the best known first, where they are', () => {
  const names = namesOn(frameOf([{ lat: 39.85, lon: 3.12 }], 'wide'));
  expect(said(names, 'RESORT').slice(0, 2)).toEqual(['Alcúdia', 'Puerto Pollensa']);
  expect(names.find(({ name }) => name === 'Alcúdia')?.spots).toHaveLength(1);
});

test('an island that several regions share is named by none of them, nor is the mainland by an island', () => {
  const malta = namesOf({ lat: 35.95, lon: 14.38 }, { lat: 36.05, lon: 14.25 });
  expect(said(malta, 'ISLAND')).toEqual(['Gozo']);
  const world = namesOf({ lat: 60, lon: -120 }, { lat: -35, lon: 150 });
  expect(said(world, 'ISLAND')).toEqual([]);
});

test('spots of waters lie in the map, apart from each other', () => {
  for (const { spots } of namesOf(PALMA, CALA_RATJADA))
    for (const { x, y } of spots) {
      expect(x > 0 && x < 1 && y > 0 && y < 1).toBe(true);
      expect(spots.filter((one) => one.x === x && one.y === y)).toHaveLength(1);
    }
});

test('a country that goes on past the date line is named in its own land alone', () => {
  const lapland = frameOf(
    [
      { lat: 59.9, lon: 20 },
      { lat: 69.6, lon: 31 },
    ],
    'square',
  );
  const russia = namesOn(lapland).find(({ name }) => name === 'Russia');
  const border = pointOn(lapland, { lat: 60, lon: 27 }).x;
  for (const { x } of russia?.spots ?? []) expect(x).toBeGreaterThan(border);
});
