import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { PlaceDesign } from '../picture-facts.ts';
import { makePoster } from '../posters/poster.ts';
import { designPosters } from './assign.ts';
import { editorsChoice } from './editors-choice.ts';
import { traitsOf, type MappedPlace } from './traits.ts';

const places = JSON.parse(
  readFileSync(new URL('../../../../data/places.json', import.meta.url), 'utf8'),
) as readonly MappedPlace[];
const posters = designPosters(places);
const posterOf = (id: string): PlaceDesign => {
  const poster = posters.get(id);
  if (!poster) throw new Error(`no poster of ${id}`);
  return poster;
};
const sceneOf = (id: string): string => posterOf(id).scene;
const mostWanted = places
  .filter(({ popularity }) => popularity !== null)
  .toSorted((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0) || (a.id < b.id ? -1 : 1))
  .slice(0, 200);

test('every place has a poster, and asking again gives the same', () => {
  expect(posters.size).toBe(places.length);
  expect(designPosters(places.toReversed())).toEqual(posters);
});

test('the editor chooses only places that there are', () => {
  const ids = new Set(places.map(({ id }) => id));
  expect(Object.keys(editorsChoice).filter((id) => !ids.has(id))).toEqual([]);
});

test.each([
  ['greece-santorini', 'caldera'],
  ['greece-santorini-oia', 'caldera'],
  ['united-arab-emirates', 'dunes'],
  ['united-arab-emirates-dubai', 'gulf'],
  ['morocco-marrakech', 'medina'],
  ['thailand', 'karst'],
  ['gibraltar', 'fortress'],
  ['ireland', 'headland'],
  ['united-kingdom', 'loch'],
  ['netherlands', 'canal'],
  ['netherlands-amsterdam', 'canal'],
  ['spain-tenerife', 'peak'],
  ['spain-gran-canaria', 'dunes'],
  ['spain-majorca', 'cove'],
  ['spain-majorca-deia', 'stoneVillage'],
  ['italy-neapolitan-riviera', 'cliffTown'],
  ['france-three-valleys-and-tarentaise', 'snowVillage'],
  ['maldives', 'lagoon'],
  ['portugal-algarve', 'stacks'],
  ['morocco', 'souk'],
  ['egypt', 'felucca'],
  ['norway', 'fjord'],
  ['iceland', 'aurora'],
  ['united-states', 'keys'],
  ['united-states-new-york', 'bigCity'],
  ['italy-venice', 'lagoonTown'],
  ['turkey-istanbul', 'strait'],
  ['czechia-prague', 'river'],
  ['spain-lanzarote', 'lava'],
  ['mauritius', 'tropic'],
  ['spain-majorca-playa-de-muro', 'dunes'],
  ['spain-majorca-calas-de-mallorca', 'stacks'],
  ['spain-majorca-alcudia', 'fortress'],
  ['spain-majorca-can-picafort', 'strand'],
  ['spain-barcelona', 'promenade'],
  ['united-kingdom-belfast-and-causeway', 'headland'],
  ['united-kingdom-london', 'river'],
  ['egypt-sharm-el-sheikh', 'promenade'],
  ['japan', 'peak'],
  ['south-africa', 'vineyard'],
  ['india-golden-triangle', 'souk'],
])('%s is shown as %s', (id, scene) => {
  expect(sceneOf(id)).toBe(scene);
});

describe('the facts decide', () => {
  const seen = places.map((place) => ({
    id: place.id,
    kind: place.kind,
    traits: traitsOf(place),
    ...posterOf(place.id),
  }));
  const placesWith = (scene: string) => seen.filter((one) => one.scene === scene);

  test('towers of limestone stand in the tropics of Asia', () => {
    for (const { id, traits } of placesWith('karst'))
      expect(traits.lon > 90 && traits.lat < 25, id).toBe(true);
  });

  test('walled towns of red earth are in the Maghreb, towers in the desert in the Gulf', () => {
    for (const { id, traits } of placesWith('medina')) expect(traits.builds, id).toBe('maghreb');
    for (const { id, traits } of placesWith('gulf')) expect(traits.builds, id).toBe('gulf');
  });

  test('a flooded crater is Santorini’s alone', () => {
    expect(placesWith('caldera').every(({ id }) => id.startsWith('greece-santorini'))).toBe(true);
  });

  test('a bare mountain village of the south is not drawn under snow', () => {
    expect(sceneOf('spain-majorca-deia')).not.toBe('alpine');
  });

  test('northern lights hang over the far north, fjords are in Norway', () => {
    for (const { id, traits } of placesWith('aurora')) expect(traits.lat, id).toBeGreaterThan(60);
    for (const { id, traits } of placesWith('fjord')) expect(traits.country, id).toBe('NO');
  });

  test('a sail of the Nile stands on no beach, a hanging bridge at no beach resort', () => {
    const beachResorts = ['felucca', 'bigCity', 'river']
      .flatMap(placesWith)
      .filter(({ kind, traits }) => kind === 'resort' && traits.isCoastal && !traits.isTown);
    expect(beachResorts.map(({ id }) => id)).toEqual([]);
  });

  test('palaces in the water are Venice’s alone', () => {
    expect(placesWith('lagoonTown').every(({ id }) => id.startsWith('italy-venice'))).toBe(true);
  });

  test('the dome of an old town stands neither in the desert nor among towers of glass', () => {
    for (const { id, traits } of placesWith('city'))
      expect(['gulf', 'nile', 'maghreb', 'glass'], id).not.toContain(traits.builds);
  });

  test('a church tower over a bay stands on the coasts of Southern Europe', () => {
    const elsewhere = placesWith('bay').filter(
      ({ traits }) => !['latin', 'ottoman', 'cyclades'].includes(traits.builds),
    );
    expect(elsewhere.map(({ id }) => id)).toEqual([]);
  });

  test('gabled canals are in the north', () => {
    for (const { id, traits } of placesWith('canal')) expect(traits.lat > 48, id).toBe(true);
  });
});

test('among the siblings of a region no two share scene and printing', () => {
  const seen = new Set<string>();
  const twins = places.filter(({ id, parent }) => {
    const { scene, palette } = posterOf(id);
    const look = `${parent} ${scene} ${palette}`;
    return seen.has(look) || !seen.add(look);
  });
  expect(twins).toEqual([]);
});

test('no place has the poster of a place around it', () => {
  const parents = new Map(
    places.map(({ id, parent, country }) => [id, country === null ? null : parent]),
  );
  for (const { id } of places) {
    const { scene, palette } = posterOf(id);
    for (let above = parents.get(id); above && parents.get(above); above = parents.get(above))
      expect({ scene, palette }, `${id} in ${above}`).not.toEqual({
        scene: sceneOf(above),
        palette: posterOf(above).palette,
      });
  }
});

test('no scene stands for more than 12 % of the best known places, and 30 scenes are seen', () => {
  const scenes = Map.groupBy(mostWanted, ({ id }) => sceneOf(id));
  expect(scenes.size).toBeGreaterThanOrEqual(30);
  for (const [scene, shown] of scenes)
    expect(shown.length / mostWanted.length, scene).toBeLessThanOrEqual(0.12);
});

test('adding a place that nobody knows changes no better known one', () => {
  const newcomer: MappedPlace = {
    id: 'spain-majorca-new-cove',
    name: 'New Cove',
    kind: 'resort',
    parent: 'spain-majorca',
    country: 'ES',
    lat: 39.5,
    lon: 3,
    nature: ['beach'],
    popularity: 0,
    cityBreak: false,
    description: null,
  };
  const after = designPosters([...places, newcomer]);
  for (const [id, poster] of posters) expect(after.get(id), id).toEqual(poster);
});

test('of the hundred best known no two drawings are the same', () => {
  const drawn = mostWanted.slice(0, 100).map(({ id, lat }) =>
    makePoster({
      ...posterOf(id),
      facts: { stars: 4, hasPool: false, lat, setting: 'sea' },
      width: 60,
      height: 80,
    }),
  );
  expect(new Set(drawn).size).toBe(drawn.length);
});
