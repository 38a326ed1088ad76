import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lineageOf, places, taxRuleFor, taxRules } from '#server/catalogue/reference.ts';
import { searchHolidays } from '#server/search/search-holidays.ts';
import { openTestDatabase } from '#testing/database.ts';
import { makeChance } from '../../../../tests/oracle/chance.ts';
import { priceBytes } from '../../../../tests/oracle/price-bytes.ts';
import { randomCriteria } from '../../../../tests/oracle/random-criteria.ts';
import { saveWorld, saveFlightChunk, saveRateChunk } from '../../../../tests/oracle/save-world.ts';
import {
  makeFlightChunk,
  makeRateChunk,
  makeSmallWorld,
  referenceOf,
  WORLD_TODAY,
} from '../../../../tests/oracle/small-world.ts';
import { attachIndex } from '../search-index.ts';
import { buildIndex } from './build/build-index.ts';
import { followChanges } from './follow-changes.ts';
import { loadIndex } from './load-index.ts';
import { makeOutboxStream } from './stream/outbox-stream.ts';

const HOTELS = 20;
const world = makeSmallWorld(makeChance(11), HOTELS);
const reference = referenceOf(world);
const db = await openTestDatabase();
afterAll(db.close);
beforeAll(() => saveWorld(db.pool, world));

/** All columns but the version words, which come first. */

test('an index loaded from PostgreSQL is the index of the same catalogue, byte for byte', async () => {
  const { shared } = await loadIndex(db.pool, reference, WORLD_TODAY);
  expect(priceBytes(shared).equals(priceBytes(buildIndex(world)))).toBe(true);
  const criteria = randomCriteria(makeChance(3), HOTELS);
  expect(searchHolidays(attachIndex(shared), criteria, WORLD_TODAY)).toEqual(
    searchHolidays(attachIndex(buildIndex(world)), criteria, WORLD_TODAY),
  );
});

test('the follower brings committed price changes into the index, late commits and deleted chunks too', async () => {
  const chance = makeChance(12);
  const { shared, cursor } = await loadIndex(db.pool, reference, WORLD_TODAY);
  const index = attachIndex(shared);
  let structureChanges = 0;
  const follower = followChanges(makeOutboxStream(db.pool), index, {
    cursor,
    onStructureChange: () => (structureChanges += 1),
    onError: (error) => expect.fail(String(error)),
  });
  const late = await db.pool.connect();
  await late.query('begin');
  await saveRateChunk(late, makeRateChunk(chance, world.plans[0]!.id, world.rateChunks[0]!.chunk));
  for (const { planId, chunk } of world.rateChunks.slice(3, 30))
    await saveRateChunk(db.pool, makeRateChunk(chance, planId, chunk));
  for (const { seriesId, chunk } of world.flightChunks.slice(0, 9))
    await saveFlightChunk(db.pool, makeFlightChunk(chance, seriesId, chunk));
  await deleteRateChunk(db.pool, world.rateChunks[40]!);
  const last = await follower.catchUp();
  expect(last).toBeGreaterThan(cursor.sequence);
  expect(
    priceBytes(shared).equals(
      priceBytes((await loadIndex(db.pool, reference, WORLD_TODAY)).shared),
    ),
  ).toBe(true);
  await late.query('commit');
  late.release();
  await follower.catchUp();
  expect(
    priceBytes(shared).equals(
      priceBytes((await loadIndex(db.pool, reference, WORLD_TODAY)).shared),
    ),
  ).toBe(true);
  expect(structureChanges).toBe(0);
  await db.pool.query(`insert into catalogue_change (kind, subject_id) values ('hotel', 1)`);
  await follower.catchUp();
  expect(structureChanges).toBe(1);
});

test('a running follower is woken by a notification', async () => {
  const { shared, cursor } = await loadIndex(db.pool, reference, WORLD_TODAY);
  const follower = followChanges(makeOutboxStream(db.pool), attachIndex(shared), {
    cursor,
    onStructureChange: () => undefined,
    onError: () => undefined,
  });
  await follower.start(3_600_000);
  const before = priceBytes(shared);
  await saveRateChunk(
    db.pool,
    makeRateChunk(makeChance(77), world.plans[1]!.id, world.rateChunks[0]!.chunk),
  );
  await db.pool.query('notify catalogue_change');
  await expect.poll(() => priceBytes(shared).equals(before)).toBe(false);
  await follower.stop();
});

test('the reference data makes an index: every place in order, every tax rule at its places', () => {
  const hotels = places
    .filter(({ kind }) => kind === 'resort')
    .map(({ id }, i) => ({ ...world.hotels[0]!, id: i + 1, placeId: id }));
  const { facts, columns } = attachIndex(
    buildIndex({
      ...world,
      places,
      taxRules,
      hotels,
      plans: [],
      series: [],
      rateChunks: [],
      flightChunks: [],
    }),
  );
  facts.places.forEach(({ id, hotelStart, hotelEnd }) => {
    const inside = hotels
      .filter(({ placeId }) => lineageOf(placeId).some((place) => place.id === id))
      .map((hotel) => hotel.id);
    expect([...columns.hotelId.subarray(hotelStart, hotelEnd)].toSorted((a, b) => a - b)).toEqual(
      inside,
    );
  });
  columns.hotelId.forEach((id, i) =>
    expect(facts.taxRules[columns.hotelTax[i]!]).toEqual(taxRuleFor(hotels[id - 1]!.placeId)),
  );
});

async function deleteRateChunk(
  pool: Pool,
  { planId, chunk }: { readonly planId: number; readonly chunk: number },
): Promise<void> {
  await pool.query('delete from rate_chunk where plan_id = $1 and chunk = $2', [planId, chunk]);
  await pool.query(
    `insert into catalogue_change (kind, subject_id, chunk) values ('rate_chunk', $1, $2)`,
    [planId, chunk],
  );
}
