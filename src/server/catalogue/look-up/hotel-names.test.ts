import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { listHotels, suggestHotels } from '../hotel-names.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
  const hotels = [
    ['Hotel Pinar Azul', 10, 'spain-majorca-alcudia'],
    ['Pinar Resort', 5, 'spain-majorca-alcudia'],
    ['Casa Miramár', 90, 'spain-majorca-puerto-soller'],
    ['Pinar Lost', 99, 'atlantis'],
    ['Pinar Privé', 100, 'spain-majorca-alcudia', false],
    ['Vista Suites', 1, 'spain-majorca-alcudia'],
    ['Vista Suites', 2, 'spain-majorca-puerto-soller'],
  ] as const;
  for (const [i, [name, popularity, placeId, isListed = true]] of hotels.entries()) {
    await db.pool.query(
      `insert into hotel (id, name, place_id, stars, review_score, review_count, review_distribution, popularity, facilities, lat, lon, airports, listed, facts)
       values ($1, $2, $3, 4, 4, 0, '{0,0,0,0,0}', $4, 0, 39.8, 3.1, '{PMI}', $5, '{}')`,
      [i + 1, name, placeId, popularity, isListed],
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

test('a hotel that is not listed is found by its whole name alone, and stands in no list', async () => {
  expect(await names('pinar')).not.toContain('Pinar Privé');
  expect(await names('pinar prive')).toEqual(['Pinar Privé']);
  const { hotels, letters } = await listHotels(db.pool, 1);
  expect(letters).toEqual(['C', 'H', 'P', 'V'].map((letter) => ({ letter, page: 1 })));
  expect(hotels.map(({ name }) => name)).toEqual([
    'Casa Miramár',
    'Hotel Pinar Azul',
    'Pinar Resort',
    'Vista Suites',
    'Vista Suites',
  ]);
});

test('hotels of one name keep their order whichever is wanted more, so that each is on a page', async () => {
  const { hotels } = await listHotels(db.pool, 1);
  expect(hotels.slice(-2).map(({ id }) => id)).toEqual([6, 7]);
});
