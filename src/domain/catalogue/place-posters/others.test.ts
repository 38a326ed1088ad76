import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { designPosters } from './assign.ts';
import { otherPosters } from './others.ts';
import { scenesFor } from './scene-rules.ts';
import { traitsOf, type MappedPlace } from './traits.ts';

const places = JSON.parse(
  readFileSync(new URL('../../../../data/places.json', import.meta.url), 'utf8'),
) as readonly MappedPlace[];
const designs = designPosters(places);
const all = places.map((place) => {
  const own = designs.get(place.id)!;
  return { place, own, others: otherPosters(place, own) };
});

test('what else stands for a place is true of it, at most two, none its own scene', () => {
  for (const { place, own, others } of all) {
    const scenes = others.map(({ scene }) => scene);
    const truths = scenesFor(traitsOf(place)).map(({ scene }) => scene);
    expect(others.length, place.id).toBeLessThanOrEqual(2);
    expect(scenes, place.id).not.toContain(own.scene);
    expect(truths, place.id).toEqual(expect.arrayContaining(scenes));
  }
});

test('no dome, bridge or square of a town elsewhere stands in for a place', () => {
  const elsewhere = all.filter(({ place, others }) =>
    others.some(
      ({ scene }) =>
        scene === 'city' ||
        scene === 'bigCity' ||
        (scene === 'plaza' && traitsOf(place).builds !== 'latin'),
    ),
  );
  expect(elsewhere.map(({ place }) => place.id)).toEqual([]);
});

test('every coast has something else to show', () => {
  const without = all.filter(
    ({ place, others }) => traitsOf(place).isCoastal && others.length === 0,
  );
  expect(without.map(({ place }) => place.id)).toEqual([]);
});
