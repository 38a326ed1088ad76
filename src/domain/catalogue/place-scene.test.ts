import { expect, test } from 'vitest';
import {
  isAegean,
  isAtlanticIsland,
  isCoastal,
  settingOf,
  type PlacePictureFacts,
} from './picture-facts.ts';
import { laterPalette, paletteOf, pictureOfPlace, sceneOfPlace } from './place-scene.ts';
import { seedOf } from './posters/random.ts';

const place = (given: Partial<PlacePictureFacts>): PlacePictureFacts => ({
  id: 'p',
  name: 'Somewhere',
  nature: ['beach'],
  country: 'ES',
  lat: 39.6,
  cityBreak: false,
  ...given,
});
const seeds = Array.from({ length: 60 }, (_, seed) => seed);
const scenesOf = (given: Partial<PlacePictureFacts>): Set<string> =>
  new Set(seeds.map((seed) => sceneOfPlace(place(given), seed).scene));
const palettesOf = (given: Partial<PlacePictureFacts>): Set<string> =>
  new Set(seeds.map((seed) => paletteOf(place(given), seed)));

test.each([
  ['Seville', { nature: ['city'], cityBreak: true, lat: 37.4 }, ['city'], ['city']],
  [
    'a Greek island',
    { nature: ['beach', 'island'], country: 'GR', lat: 36.4 },
    ['island', 'bay', 'harbour'],
    ['aegean'],
  ],
  [
    'Tenerife',
    { nature: ['beach', 'island'], lat: 28.1 },
    ['peak', 'bay', 'harbour', 'beach'],
    ['canary'],
  ],
  [
    'Madeira',
    { nature: ['island', 'mountain'], country: 'PT', lat: 32.7 },
    ['peak', 'bay', 'harbour', 'beach'],
    ['canary'],
  ],
  [
    'a ski village',
    { nature: ['mountain', 'ski'], country: 'AT', lat: 47.2 },
    ['alpine'],
    ['alpine'],
  ],
  [
    'an Italian lake',
    { nature: ['lake', 'mountain'], country: 'IT', lat: 45.9 },
    ['alpine'],
    ['noon', 'gold'],
  ],
  ['the Red Sea', { country: 'EG', lat: 27.3 }, ['bay', 'harbour', 'beach'], ['canary']],
  [
    'Naples',
    { nature: ['city', 'beach'], country: 'IT', lat: 40.8 },
    ['city', 'harbour'],
    ['city'],
  ],
  ['Lisbon', { nature: ['beach'], country: 'PT', lat: 38.7, cityBreak: true }, ['city'], ['city']],
  ['the Teide', { nature: ['mountain'], lat: 28.2 }, ['peak'], ['canary']],
  ['a skier’s lake', { nature: ['lake', 'ski'], country: 'AT', lat: 47.3 }, ['alpine'], ['alpine']],
  [
    'the Rhodopes',
    { nature: ['mountain'], country: 'BG', lat: 41.6 },
    ['alpine'],
    ['noon', 'gold'],
  ],
  ['the Pyrenees', { nature: ['mountain'], country: 'FR', lat: 42.8 }, ['alpine'], ['alpine']],
  [
    'New Zealand’s Alps',
    { nature: ['mountain'], country: 'NZ', lat: -43.6 },
    ['alpine'],
    ['alpine'],
  ],
  ['Iceland', { nature: ['beach'], country: 'IS', lat: 64 }, ['peak'], ['noon', 'gold']],
  ['Malta', { country: 'MT', lat: 35.9 }, ['island', 'bay', 'harbour'], ['aegean']],
  ['Barbados', { country: 'BB', lat: 13.1 }, ['bay', 'beach', 'peak'], ['noon', 'canary']],
  ['Mauritius', { country: 'MU', lat: -20.2 }, ['bay', 'beach', 'peak'], ['noon', 'canary']],
  ['Durban', { country: 'ZA', lat: -29.9 }, ['bay', 'beach', 'peak'], ['canary']],
  [
    'a coast with a ski lift',
    { nature: ['beach', 'ski'], country: 'BG', lat: 42 },
    ['alpine'],
    ['alpine'],
  ],
  ['a hill at 42°', { nature: ['mountain'], country: 'FR', lat: 42 }, ['alpine'], ['noon', 'gold']],
  ['a beach at 31°', { country: 'EG', lat: 31 }, ['bay', 'harbour', 'beach'], ['noon', 'gold']],
  ['a beach at 24°', { country: 'EG', lat: 24 }, ['bay', 'harbour', 'beach'], ['canary']],
  ['a beach on the tropic', { country: 'EG', lat: 23.4 }, ['bay', 'beach', 'peak'], ['canary']],
  ['Majorca', {}, ['bay', 'harbour', 'beach'], ['noon', 'gold']],
] as const)('%s is drawn and printed by its nature', (_name, given, scenes, printings) => {
  expect([...scenesOf(given)].toSorted()).toEqual(scenes.toSorted());
  expect([...palettesOf(given)].toSorted()).toEqual(printings.toSorted());
});

test('the words name the place and tell what is drawn', () => {
  const { alt } = sceneOfPlace(place({ name: 'Naxos', nature: ['city'], cityBreak: true }), 1);
  expect(alt).toBe(
    'Naxos, a drawing: roofs, a dome and two towers above a river, a tram on the bridge',
  );
});

test('the words speak of palms only where palms are drawn', () => {
  const iceland = { country: 'IS', lat: 64, nature: ['mountain'] as const };
  expect(
    seeds
      .map((seed) => sceneOfPlace(place(iceland), seed).alt)
      .filter((alt) => alt.includes('palm')),
  ).toEqual([]);
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

test('later in the day noon and sun are gold, gold is noon, and snow is the town’s', () => {
  expect((['gold', 'alpine', 'noon', 'city'] as const).map(laterPalette)).toEqual([
    'noon',
    'city',
    'gold',
    'gold',
  ]);
});

test('a place has one picture of its own, drawn from its id', () => {
  const picture = pictureOfPlace(place({ id: 'spain-majorca' }));
  expect(picture).toEqual(sceneOfPlace(place({}), seedOf('spain-majorca')));
  expect(picture.facts).toEqual({ stars: 4, hasPool: false, lat: 39.6, setting: 'sea' });
  expect(picture.alt).toMatch(/^Somewhere, a drawing: /);
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
