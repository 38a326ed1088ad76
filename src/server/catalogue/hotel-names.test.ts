import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { suggestHotels } from './hotel-names.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
  const hotels = [
    ['Hotel Pinar Azul', 10, 'spain-majorca-alcudia'],
    ['Pinar Resort', 5, 'spain-majorca-alcudia'],
    ['Casa Miramár', 90, 'spain-majorca-puerto-soller'],
    ['Pinar Lost', 99, 'atlantis'],
  ] as const;
  for (const [i, [name, popularity, placeId]] of hotels.entries()) {
    await db.pool.query(
      `insert into hotel (id, name, place_id, stars, review_score, review_count, review_distribution, popularity, facilities, lat, lon, airports, facts)
       values ($1, $2, $3, 4, 4, 0, '{0,0,0,0,0}', $4, 0, 39.8, 3.1, '{PMI}', '{}')`,
      [i + 1, name, placeId, popularity],
    );
  }
});
afterAll(() => db.close());

const names = async (text: string, most = 10) =>
  (await suggestHotels(db.pool, text, most)).map(({ name }) => name);

test('hotels are found by a part of their name, those that begin with it first, accents and case ignored', async () => {
  expect(await names('PINÁR')).toEqual(['Pinar Resort', 'Hotel Pinar Azul']);
  expect(await names('miramar')).toEqual(['Casa Miramár']);
  expect(await names('pinar', 1)).toEqual(['Pinar Resort']);
});

test('less than three letters find no hotel, and a hotel whose place is unknown is not offered', async () => {
  expect(await names('pi')).toEqual([]);
  expect(await names('lost')).toEqual([]);
});
