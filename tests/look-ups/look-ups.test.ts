/** What people type is found, at the first hit (DEST, SRCH-17). */
import { expect, test } from 'vitest';
import { suggestAirports } from '#server/catalogue/departure-airports.ts';
import { findSearchedPlace, suggestPlaces } from '#server/catalogue/destinations.ts';
import { findGroupOfAirports } from '#server/catalogue/groups.ts';
import { findAirport } from '#server/catalogue/reference.ts';
import { readLookUps, type TypedLookUp } from './read-look-ups.ts';

const SHARE_RIGHT = 0.98;

const firstPlace = (text: string): string | undefined =>
  suggestPlaces({ text, citiesOnly: false, most: 1 }).map(
    ({ place, group }) => (group ?? place).id,
  )[0];

const firstAirport = (text: string): string | undefined => suggestAirports(text, 1)[0]?.iata;

const places = readLookUps('places');
const airports = readLookUps('airports');

const wrong = (lookUps: readonly TypedLookUp[], first: (text: string) => string | undefined) =>
  lookUps.flatMap(({ text, wanted }) => {
    const found = first(text);
    return found === wanted ? [] : [`${text}: ${found}, not ${wanted}`];
  });

test('there are at least 300 look-ups, of things that exist', () => {
  expect(places.length + airports.length).toBeGreaterThanOrEqual(300);
  expect(places.filter(({ wanted }) => !findSearchedPlace(wanted))).toEqual([]);
  expect(
    airports.filter(({ wanted }) => !findAirport(wanted) && !findGroupOfAirports(wanted)),
  ).toEqual([]);
});

test.each([
  ['places', places, firstPlace],
  ['airports', airports, firstAirport],
] as const)('98 in 100 look-ups of %s are right at the first hit', (_, lookUps, first) => {
  const missed = wrong(lookUps, first);
  expect(1 - missed.length / lookUps.length, missed.join('\n')).toBeGreaterThan(SHARE_RIGHT);
});
