import { expect, test } from 'vitest';
import { placePicture } from '#server/catalogue/picture-views.ts';
import { findPlace, places } from '#server/catalogue/reference.ts';
import { placesOnPage, similarPlaces } from './places-around.ts';

const sceneOf = (place: (typeof places)[number]) => placePicture(place).picture.scene;

test('places like one are of its kind, elsewhere, and none of the first shows its scene', () => {
  const majorca = findPlace('spain-majorca')!;
  const like = similarPlaces(majorca, 4);
  expect(like.map(({ kind }) => kind)).toEqual(Array(4).fill('region'));
  expect(like.map(({ parent }) => parent)).not.toContain('spain');
  expect(similarPlaces(majorca, 2)).toEqual(like.slice(0, 2));
  const [nearest] = similarPlaces(findPlace('spain')!, 4);
  expect([nearest?.kind, nearest?.parent]).toEqual(['country', 'europe']);
  expect(similarPlaces(findPlace('europe')!, 4)).toEqual([]);
});

test('a country has all its regions, the best known first, a resort those nearest to it', () => {
  const namesOn = (id: string) => placesOnPage(findPlace(id)!).map(({ name }) => name);
  const regions = places.filter(({ parent }) => parent === 'spain');
  expect(namesOn('spain')).toHaveLength(regions.length);
  expect(namesOn('spain').slice(0, 2)).toEqual(['Majorca', 'Tenerife']);
  expect(namesOn('spain-majorca-alcudia')).toHaveLength(8);
  expect(namesOn('spain-majorca-alcudia').slice(0, 2)).toEqual([
    'Playa de Muro',
    'Puerto Pollensa',
  ]);
});

/** Of towns there are few scenes. */
const CENTRES = /-centro?$|-city-centre$|^disneyland/;

test('of a hundred well-known places, four alike have as many scenes, with its own five', () => {
  const known = places
    .filter(({ kind }) => kind === 'region' || kind === 'resort')
    .toSorted((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0))
    .slice(0, 100);
  const repeated = known.filter(
    (place) => new Set([place, ...similarPlaces(place, 4)].map(sceneOf)).size < 5,
  );
  expect(repeated.map(({ id }) => id).filter((id) => !CENTRES.test(id))).toEqual([]);
});
