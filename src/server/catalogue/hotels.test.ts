import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import {
  countListedHotels,
  listedHotels,
  makeHotelLoader,
  readAhead,
  type ListedHotel,
} from './hotels.ts';

const FACTS = {
  description: '',
  address: '',
  decidingFact: '',
  metresToBeach: null,
  access: [],
  checkInFrom: '15:00',
};
const IDS = Array.from({ length: 120 }, (_, i) => i + 1);

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
  await db.pool.query(
    `insert into hotel (id, name, place_id, stars, review_score, review_count, review_distribution, popularity, facilities, lat, lon, airports, facts)
     select id, 'Hotel ' || id, 'spain-majorca-alcudia', 4, 4, 0, '{0,0,0,0,0}', 1, 0, 39.8, 3.1, '{PMI}', $2 from unnest($1::int[]) as id`,
    [IDS, FACTS],
  );
});
afterAll(() => db.close());

/** Whether the loader has to read for these hotels. */
async function reads(
  load: ReturnType<typeof makeHotelLoader>,
  ids: readonly number[],
): Promise<boolean> {
  const query = vi.spyOn(db.pool, 'query');
  const found = await load(ids);
  expect([...found.values()].map(({ id, name }) => [id, name])).toEqual(
    ids.map((id) => [id, `Hotel ${id}`]),
  );
  const { length } = query.mock.calls;
  query.mockRestore();
  return length > 0;
}

test('a hotel is read once, and the first goes when too many are kept', async () => {
  const load = makeHotelLoader(db.pool, 3);
  expect(await reads(load, [1, 2])).toBe(true);
  expect(await reads(load, [2, 1])).toBe(false);
  expect(await reads(load, [3, 4])).toBe(true);
  expect(await reads(load, [2, 3, 4])).toBe(false);
  expect(await reads(load, [1])).toBe(true);
});

test('more hotels than are kept are answered all', async () => {
  expect(await reads(makeHotelLoader(db.pool, 3), [1, 2, 3, 4, 5])).toBe(true);
});

test('hotels that were read ahead are read no more', async () => {
  const load = makeHotelLoader(db.pool);
  await readAhead(load, IDS);
  expect(await reads(load, IDS)).toBe(false);
});

test('reading ahead ends when it is told to', async () => {
  const load = makeHotelLoader(db.pool);
  await readAhead(load, IDS, AbortSignal.abort());
  expect(await reads(load, [1])).toBe(true);
});

const LISTED = 1_203;

/** Every tenth is not listed. */
const fill = (pool: Pool) =>
  pool.query(
    `insert into hotel (id, name, place_id, stars, review_score, review_count, review_distribution, popularity, facilities, lat, lon, airports, listed, facts)
     select n * 2, 'Hotel ' || n, 'majorca', 3, 4, 0, '{0,0,0,0,0}', n % 7, 0, 0, 0, '{}', n % 10 > 0, '{}'
     from generate_series(1, $1) n`,
    [LISTED],
  );

async function readListed(pool: Pool, after = 0, most = LISTED): Promise<readonly ListedHotel[]> {
  const hotels: ListedHotel[] = [];
  for await (const some of listedHotels(pool, { after, most })) hotels.push(...some);
  return hotels;
}

test('hotels that have a page are listed some at a time, each once', async () => {
  const { pool, close } = await openTestDatabase();
  await fill(pool);
  const expected = Array.from({ length: LISTED }, (_, at) => at + 1)
    .filter((n) => n % 10 > 0)
    .map((n) => n * 2);
  expect(await countListedHotels(pool)).toBe(expected.length);
  const parts = [
    await readListed(pool, 0, 700),
    await readListed(pool, 700, 700),
    await readListed(pool, 1_400, 700),
  ];
  expect(parts.map((part) => part.length)).toEqual([700, expected.length - 700, 0]);
  expect(parts.flat().map(({ id }) => id)).toEqual(expected);
  await close();
});

test('a hotel has changed when its page says something else, not when it is imported again', async () => {
  const { pool, close } = await openTestDatabase();
  const early = '2026-01-02T03:04:05Z';
  const ageAll = () => pool.query('update hotel_page set changed_at = $1', [early]);
  const changed = async () =>
    (await readListed(pool)).filter(({ changedAt }) => changedAt !== early).map(({ id }) => id);
  await fill(pool);
  await ageAll();
  await pool.query('truncate hotel cascade');
  await fill(pool);
  expect((await readListed(pool)).every(({ changedAt }) => changedAt === early)).toBe(true);
  await pool.query('update hotel set popularity = popularity + 1 where id < 500');
  expect(await changed()).toEqual([]);
  await pool.query(`update hotel set facts = '{"description": "By the sea"}' where id = 6`);
  await pool.query(`update hotel set name = name || ' Palace' where id in (8, 10)`);
  expect(await changed()).toEqual([6, 8, 10]);
  await ageAll();
  await pool.query('truncate hotel cascade');
  await fill(pool);
  expect(await changed()).toEqual([6, 8, 10]);
  await close();
});
