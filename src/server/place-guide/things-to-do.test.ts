import { expect, test } from 'vitest';
import { findPlace } from '#server/catalogue/reference.ts';
import { thingsToDoIn } from './things-to-do.ts';

const thingsOf = (id: string) => {
  const { things, where } = thingsToDoIn(findPlace(id)!);
  return { where, things: things.map(({ words, place }) => [words, place.name]) };
};

test('a thing to do has the place that its words name, or else its region’s', () => {
  const { where, things } = thingsOf('spain-majorca-alcudia');
  expect(where).toBe('Majorca');
  expect(things).toContainEqual(["Walk the medieval walls of Alcúdia's old town.", 'Alcúdia']);
  expect(things).toContainEqual([
    "Visit Palma's Gothic cathedral, La Seu, which faces the bay.",
    'Palma City',
  ]);
  expect(things).toContainEqual([
    'Drive or cycle the Serra de Tramuntana, a UNESCO cultural landscape since 2011.',
    'Majorca',
  ]);
});

test('a country has one thing of each region, the best known first', () => {
  const { where, things } = thingsOf('spain');
  expect(where).toBe('Spain');
  expect(things.slice(0, 2).map(([, place]) => place)).toEqual(['Majorca', 'Tenerife']);
  expect(new Set(things.map(([, place]) => place)).size).toBe(things.length);
});

test('a country of few regions has some of each', () => {
  const { things } = thingsOf('cyprus');
  const regions = new Set(things.map(([, place]) => place));
  expect(regions.size).toBeLessThan(8);
  expect(things.length).toBeGreaterThanOrEqual(8);
});
