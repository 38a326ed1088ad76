import { expect, test } from 'vitest';
import {
  isAegean,
  isAtlanticIsland,
  isCoastal,
  settingOf,
  type PlacePictureFacts,
} from '../picture-facts.ts';
import { laterPalette, paletteOf, pictureOfPlace } from './place-scene.ts';

const place = (given: Partial<PlacePictureFacts>): PlacePictureFacts => ({
  id: 'p',
  name: 'Somewhere',
  nature: ['beach'],
  country: 'ES',
  lat: 39.6,
  cityBreak: false,
  poster: { scene: 'bay', palette: 'noon', seed: 1 },
  ...given,
});
const seeds = Array.from({ length: 60 }, (_, seed) => seed);
const palettesOf = (given: Partial<PlacePictureFacts>): Set<string> =>
  new Set(seeds.map((seed) => paletteOf(place(given), seed)));

test.each([
  ['Seville', { nature: ['city'], cityBreak: true, lat: 37.4 }, ['city']],
  ['a Greek island', { nature: ['beach', 'island'], country: 'GR', lat: 36.4 }, ['aegean']],
  ['Tenerife', { nature: ['beach', 'island'], lat: 28.1 }, ['canary']],
  ['Madeira', { nature: ['island', 'mountain'], country: 'PT', lat: 32.7 }, ['canary']],
  ['a ski village', { nature: ['mountain', 'ski'], country: 'AT', lat: 47.2 }, ['alpine']],
  ['an Italian lake', { nature: ['lake', 'mountain'], country: 'IT', lat: 45.9 }, ['noon', 'gold']],
  ['the Red Sea', { country: 'EG', lat: 27.3 }, ['canary']],
  ['Naples', { nature: ['city', 'beach'], country: 'IT', lat: 40.8 }, ['city']],
  ['Lisbon', { nature: ['beach'], country: 'PT', lat: 38.7, cityBreak: true }, ['city']],
  ['the Teide', { nature: ['mountain'], lat: 28.2 }, ['canary']],
  ['a skier’s lake', { nature: ['lake', 'ski'], country: 'AT', lat: 47.3 }, ['alpine']],
  ['the Rhodopes', { nature: ['mountain'], country: 'BG', lat: 41.6 }, ['noon', 'gold']],
  ['the Pyrenees', { nature: ['mountain'], country: 'FR', lat: 42.8 }, ['alpine']],
  ['New Zealand’s Alps', { nature: ['mountain'], country: 'NZ', lat: -43.6 }, ['alpine']],
  ['Iceland', { nature: ['beach'], country: 'IS', lat: 64 }, ['noon', 'gold']],
  ['Malta', { country: 'MT', lat: 35.9 }, ['aegean']],
  ['Barbados', { country: 'BB', lat: 13.1 }, ['noon', 'canary']],
  ['Mauritius', { country: 'MU', lat: -20.2 }, ['noon', 'canary']],
  ['Durban', { country: 'ZA', lat: -29.9 }, ['canary']],
  ['a coast with a ski lift', { nature: ['beach', 'ski'], country: 'BG', lat: 42 }, ['alpine']],
  ['a hill at 42°', { nature: ['mountain'], country: 'FR', lat: 42 }, ['noon', 'gold']],
  ['a beach at 31°', { country: 'EG', lat: 31 }, ['noon', 'gold']],
  ['a beach at 24°', { country: 'EG', lat: 24 }, ['canary']],
  ['a beach on the tropic', { country: 'EG', lat: 23.4 }, ['canary']],
  ['Majorca', {}, ['noon', 'gold']],
] as const)('the hotels of %s are printed by its nature', (_name, given, printings) => {
  expect([...palettesOf(given)].toSorted()).toEqual(printings.toSorted());
});

test('the words name the place and tell what is drawn', () => {
  const naxos = place({ name: 'Naxos', poster: { scene: 'city', palette: 'city', seed: 1 } });
  expect(pictureOfPlace(naxos).alt).toBe(
    'Naxos, a drawing: roofs, a dome and two towers above a river, a tram on the bridge',
  );
});

test('the words speak of palms only where palms are drawn', () => {
  const sand = { scene: 'dunes', palette: 'sands', seed: 1 } as const;
  expect(pictureOfPlace(place({ poster: sand })).alt).toContain('palms');
  expect(pictureOfPlace(place({ poster: sand, lat: 55 })).alt).not.toContain('palm');
});

test('volcano islands lie in the Atlantic, white towns in the Aegean, Cyprus and Malta', () => {
  const atlantic = (country: string, lat: number) => isAtlanticIsland(place({ country, lat }));
  expect([atlantic('ES', 29.9), atlantic('ES', 30), atlantic('PT', 33.9)]).toEqual([
    true,
    false,
    true,
  ]);
  expect([atlantic('PT', 34), atlantic('MA', 28)]).toEqual([false, false]);
  const greek = { country: 'GR', nature: ['beach'] } as const;
  expect(isAegean(place(greek))).toBe(false);
  expect(isAegean(place({ ...greek, nature: ['beach', 'island'] }))).toBe(true);
  expect(isAegean(place({ country: 'CY' }))).toBe(true);
  expect(isAegean(place({ country: 'MT' }))).toBe(true);
  expect(isAegean(place({ country: 'ES', nature: ['island'] }))).toBe(false);
});

test.each([
  [['beach', 'ski'], false, 'mountains'],
  [['mountain', 'beach'], false, 'mountains'],
  [['lake'], false, 'mountains'],
  [['beach', 'mountain'], false, 'sea'],
  [['city', 'beach'], false, 'town'],
  [['beach', 'city'], false, 'sea'],
  [['beach'], true, 'town'],
  [['island'], false, 'sea'],
] as const)('around %j (a city break: %s) lies: %s', (nature, cityBreak, setting) => {
  expect(settingOf(place({ nature, cityBreak }))).toBe(setting);
});

test('coasts are beaches and islands', () => {
  expect(isCoastal(place({ nature: ['city', 'beach'] }))).toBe(true);
  expect(isCoastal(place({ nature: ['island'] }))).toBe(true);
  expect(isCoastal(place({ nature: ['city', 'mountain'] }))).toBe(false);
});

test('after sunset everything is printed at dusk, snow in the inks of the town', () => {
  expect((['gold', 'alpine', 'noon', 'city'] as const).map(laterPalette)).toEqual([
    'dusk',
    'city',
    'dusk',
    'dusk',
  ]);
});

test('a place is shown by the poster that is its own', () => {
  const poster = { scene: 'caldera', palette: 'aegean', seed: 7 } as const;
  const picture = pictureOfPlace(place({ poster }));
  expect(picture).toMatchObject(poster);
  expect(picture.facts).toEqual({ stars: 4, hasPool: false, lat: 39.6, setting: 'sea' });
});

test('a tropical place keeps its printing', () => {
  const printings = [1, 2, 3, 4].map((seed) => paletteOf(place({ lat: 10 }), seed));
  expect(printings).toEqual(['noon', 'canary', 'canary', 'noon']);
});

test('about a quarter of the Mediterranean is printed in gold, half of the tropics at noon', () => {
  const share = (given: Partial<PlacePictureFacts>, name: string): number =>
    Array.from({ length: 1_000 }, (_, seed) => paletteOf(place(given), seed)).filter(
      (palette) => palette === name,
    ).length / 1_000;
  expect(share({}, 'gold')).toBeCloseTo(0.25, 1);
  expect(share({ lat: 10 }, 'noon')).toBeCloseTo(0.5, 1);
});
