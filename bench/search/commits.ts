/**
 * From a commit to the search that sees it: changed nights go the way of the import into a
 * PostgreSQL of their own, and from its outbox into the index under measurement. The database holds
 * some hotels of the same world; the index holds them all.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Pool } from 'pg';
import { startPostgres } from '#server/db/launcher.ts';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { makePool } from '#server/db/pool.ts';
import { CHUNK_DAYS, type SourcePlan } from '#server/price-index/lifecycle/build/source.ts';
import { followChanges } from '#server/price-index/lifecycle/follow-changes.ts';
import { loadIndex } from '#server/price-index/lifecycle/load-index.ts';
import { makeOutboxStream } from '#server/price-index/lifecycle/stream/outbox-stream.ts';
import { roomsFor } from '#server/price-index/room-plans.ts';
import type { SearchIndex } from '#server/price-index/search-index.ts';
import { commitToSearchable } from '#testing/waiting/commit-to-searchable.ts';
import { saveHotel, savePlan } from '../../tests/oracle/save-world.ts';
import { BENCH_TODAY, type BenchWorld } from './world.ts';

const HOTELS = 20;
/** Commits at first that are not counted: the database and the follower are cold. */
const WARM_UP = 50;
const NIGHTS = 7;
const ROOM = { adults: 2, childAges: [] };

/** Milliseconds of each of `commits` changes, one after the other. */
export async function measureCommits(
  world: BenchWorld,
  index: SearchIndex,
  commits: number,
): Promise<number[]> {
  const directory = await mkdtemp(path.join(tmpdir(), 'holidaymaker-commits-'));
  const postgres = await startPostgres({ directory });
  const pool = makePool({ url: postgres.url });
  try {
    await migrate(pool, await readMigrations());
    const plans = await saveSome(pool, world);
    const { cursor } = await loadIndex(pool, world, BENCH_TODAY);
    const follower = followChanges(makeOutboxStream(pool), index, {
      cursor,
      onStructureChange: () => undefined,
      onError: (error) => console.error(error),
    });
    await follower.start();
    const times: number[] = [];
    for (let i = 0; i < WARM_UP + commits; i += 1)
      times.push(await commitOnce(pool, index, plans[i % plans.length]!, 5_000 + i));
    await follower.stop();
    return times.slice(WARM_UP);
  } finally {
    await pool.end();
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

/** Plans that sleep a couple, in the database with their hotels. */
async function saveSome(pool: Pool, world: BenchWorld): Promise<SourcePlan[]> {
  const plans = world.plans.filter(
    ({ hotelId, occupancy }) => hotelId <= HOTELS && occupancy.maxAdults >= 2,
  );
  for (const hotel of world.hotels.slice(0, HOTELS)) await saveHotel(pool, hotel);
  for (const plan of plans) await savePlan(pool, plan);
  return plans;
}

/** All nights of a chunk at a price that no plan had before. */
async function commitOnce(
  pool: Pool,
  index: SearchIndex,
  { id, hotelId }: SourcePlan,
  pence: number,
): Promise<number> {
  const chunk = Math.ceil(index.facts.firstDay / CHUNK_DAYS) + 3;
  const bytes = new Uint8Array(Int32Array.from({ length: CHUNK_DAYS }, () => pence).buffer);
  const hotel = index.hotelAt.get(hotelId)!;
  const priceNow = (): number | undefined =>
    roomsFor(index, hotel, ROOM, 1, chunk * CHUNK_DAYS, NIGHTS).find(({ planId }) => planId === id)
      ?.price;
  const before = priceNow();
  return commitToSearchable({
    pool,
    rates: {
      planId: id,
      chunk,
      prices: bytes,
      terms: new Uint8Array(CHUNK_DAYS),
      allotment: new Uint8Array(CHUNK_DAYS).fill(9),
    },
    isSeen: () => priceNow() !== before,
  });
}
