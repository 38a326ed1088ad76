import { expect, test } from 'vitest';
import { addDays, ageInYears, dayNumber } from '#domain/dates.ts';
import { makeWorld } from '#simulators/world/world.ts';
import { CAST_HOTELS, CAST_TRIPS, DEMO_PEOPLE } from './cast.ts';

const world = makeWorld({ seed: 1, hotels: 1_300 });

test('people are as many and as old as their party says on every trip of the cast', () => {
  for (const { who, party, travellers } of DEMO_PEOPLE) {
    const ages = (on: string) =>
      travellers
        .filter(({ type }) => type !== 'adult')
        .map(({ dateOfBirth }) => ageInYears(dateOfBirth, on));
    expect(travellers.filter(({ type }) => type === 'adult').length, who).toBe(
      party.reduce((sum, { adults }) => sum + adults, 0),
    );
    expect(ages(CAST_TRIPS.majorca.departure), who).toEqual(
      party.flatMap(({ childAges }) => childAges),
    );
    expect(ages(addDays(CAST_TRIPS.majorca.departure, CAST_TRIPS.majorca.nights)), who).toEqual(
      ages(CAST_TRIPS.majorca.departure),
    );
  }
});

test('the hotels of the cast have their names in the world', () => {
  expect(CAST_HOTELS.map(({ id }) => world.hotel(id)?.name)).toEqual(
    CAST_HOTELS.map(({ name }) => name),
  );
});

test.each(Object.entries(CAST_TRIPS))(
  'the flights of the trip to %s fly out and back, and hotels stand there',
  (_name, { from, to, departure, nights }) => {
    const flies = (origin: string, destination: string, date: string) =>
      world.series.some(
        (series) =>
          series.origin === origin &&
          series.destination === destination &&
          world.fares(series, dayNumber(date), 1).fares[0]! > 0,
      );
    expect(flies(from, to, departure)).toBe(true);
    expect(flies(to, from, addDays(departure, nights))).toBe(true);
    expect(world.hotels.some(({ airports }) => airports.includes(to))).toBe(true);
  },
);
