import { expect, test } from 'vitest';
import type { PlacePictureFacts } from './picture-facts.ts';
import { paletteOf, sceneOfPlace } from './place-scene.ts';

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
