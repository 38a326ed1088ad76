import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { makeHotelLoader, readAhead } from './hotels.ts';

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
