import { expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { defaultCriteria } from '#domain/search/default-criteria.ts';
import { makeChance } from '../oracle/chance.ts';
import { makeSmallWorld, WORLD_TODAY } from '../oracle/small-world.ts';
import { searchHolidays } from '../search-holidays.ts';
import { attachIndex } from '../search-index.ts';
import { buildIndex } from './build-index.ts';
import { keptFlights } from './kept-flights.ts';
import { patchIndex } from './patch-index.ts';
import { makeQuery } from './query.ts';

test('searches with other filters share tables of flights, until a flight of theirs is sold out [SRCH-05]', () => {
  const world = makeSmallWorld(makeChance(5), 12);
  const index = attachIndex(buildIndex(world));
  const criteria = defaultCriteria(addDays(WORLD_TODAY, 40));
  const withStars = (stars: number[]) => searchHolidays(index, { ...criteria, filters: { ...criteria.filters, stars } }, WORLD_TODAY).total;
  const all = withStars([]);
  const kept = keptFlights(makeQuery(index, criteria, WORLD_TODAY), 'options', undefined);
  const ofFirst = withStars([1]);
  const tables = kept.byAirport.map(({ table }) => table);
  const byStars = [2, 3, 4, 5].map((stars) => withStars([stars])).reduce((sum, total) => sum + total, ofFirst);
  expect(all).toBeGreaterThan(0);
  expect(byStars).toBe(all);
  expect(tables.length).toBeGreaterThan(0);
  expect(kept.byAirport.every(({ table }, airport) => table === tables[airport])).toBe(true);

  patchIndex(index, world.flightChunks.map((chunk) => ({ kind: 'flight_chunk', chunk: { ...chunk, seats: new Uint8Array(chunk.seats.length) } })));
  expect(withStars([1, 2, 3, 4])).toBe(0);
});
