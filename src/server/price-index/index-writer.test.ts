import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { addDays, dayNumber } from '#domain/dates.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { collectGarbage } from '#testing/machine/collect-garbage.ts';
import { makeChance } from '../../../tests/oracle/chance.ts';
import { priceBytes } from '../../../tests/oracle/price-bytes.ts';
import { saveRateChunk, saveWorld } from '../../../tests/oracle/save-world.ts';
import {
  makeRateChunk,
  makeSmallWorld,
  referenceOf,
  WORLD_TODAY,
} from '../../../tests/oracle/small-world.ts';
import { openIndexWriter, type IndexWriter } from './index-writer.ts';
import { loadIndex } from './lifecycle/load-index.ts';
import type { ChangeStream } from './lifecycle/stream/change-stream.ts';
import { makeOutboxStream } from './lifecycle/stream/outbox-stream.ts';
import { attachIndex, type SharedIndex } from './search-index.ts';

const world = makeSmallWorld(makeChance(31), 8);
const reference = referenceOf(world);
const folder = await mkdtemp(path.join(tmpdir(), 'holidaymaker-writer-'));
let db: TestDatabase;
let writer: IndexWriter;
let today = WORLD_TODAY;
let handed: SharedIndex[] = [];
let refused = 0;
let isRefusing = false;
let listening = 0;

beforeEach(async () => {
  db = await openTestDatabase();
  await saveWorld(db.pool, world);
  today = WORLD_TODAY;
  handed = [];
  refused = 0;
  isRefusing = false;
  listening = 0;
  writer = await openIndexWriter({
    pool: db.pool,
    databaseUrl: db.url,
    stream: countListening(makeOutboxStream(db.pool)),
    reference,
    today: () => today,
    snapshotMinutes: 60,
    changesKeptHours: 48,
    snapshotFile: path.join(folder, `${Math.random()}.snapshot`),
    log: pino({ level: 'silent' }),
    onNewIndex: takeOver,
    renewEveryMs: 20,
  });
  await writer.start();
});
afterEach(async () => {
  await writer.stop();
  await db.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function takeOver(shared: SharedIndex): Promise<void> {
  if (isRefusing) {
    refused += 1;
    throw new Error('refused');
  }
  handed.push(shared);
}

const countListening = (stream: ChangeStream): ChangeStream => ({
  ...stream,
  listen: async (wake, onError) => {
    const unlisten = await stream.listen(wake, onError);
    listening += 1;
    return async () => {
      await unlisten();
      listening -= 1;
    };
  },
});

const isAsFresh = async (): Promise<boolean> =>
  priceBytes(writer.shared()).equals(
    priceBytes((await loadIndex(db.pool, reference, today)).shared),
  );
const handedOver = async (count: number): Promise<void> =>
  await expect.poll(() => handed.length).toBe(count);

test('a hotel that comes is sold from a new index without a restart, and its prices are followed from then on', async () => {
  expect(writer.index().hotelAt.has(901)).toBe(false);
  await db.pool.query(
    'insert into hotel select (jsonb_populate_record(h, \'{"id": 901}\')).* from hotel h where id = $1',
    [world.hotels[0]!.id],
  );
  await db.pool.query(
    'insert into rate_plan select (jsonb_populate_record(p, \'{"id": 90101, "hotel_id": 901}\')).* from rate_plan p where id = $1',
    [world.plans[0]!.id],
  );
  await db.pool.query(`insert into catalogue_change (kind, subject_id) values ('hotel', 901)`);
  await handedOver(1);
  expect(attachIndex(handed[0]!).hotelAt.has(901)).toBe(true);
  await expect.poll(() => writer.index().planAt.has(90_101)).toBe(true);
  await saveRateChunk(db.pool, makeRateChunk(makeChance(4), 90_101, world.rateChunks[0]!.chunk));
  await db.pool.query('notify catalogue_change');
  await expect.poll(isAsFresh).toBe(true);
  expect(handed).toHaveLength(1);
});

test('prices of a plan that the index does not know ask for a new one; what closes days of such a plan does not', async () => {
  const chunk = makeRateChunk(makeChance(4), 90_101, world.rateChunks[0]!.chunk);
  await db.pool.query(
    `insert into catalogue_change (kind, subject_id, chunk) values ('rate_chunk', 77777, 600)`,
  );
  await db.pool.query('notify catalogue_change');
  await db.pool.query(
    'insert into rate_plan select (jsonb_populate_record(p, \'{"id": 90101}\')).* from rate_plan p where id = $1',
    [world.plans[0]!.id],
  );
  await saveRateChunk(db.pool, chunk);
  await db.pool.query('notify catalogue_change');
  await handedOver(1);
  await expect.poll(isAsFresh).toBe(true);
});

test('the window moves on with the day', async () => {
  today = addDays(WORLD_TODAY, 1);
  await handedOver(1);
  expect(handed[0]!.facts.firstDay).toBe(dayNumber(today));
  await expect.poll(isAsFresh).toBe(true);
});

test('a whole import is taken over, and nothing is replaced without need', async () => {
  await db.pool.query('truncate rate_chunk');
  await handedOver(1);
  await expect.poll(isAsFresh).toBe(true);
  await saveRateChunk(
    db.pool,
    makeRateChunk(makeChance(9), world.plans[0]!.id, world.rateChunks[0]!.chunk),
  );
  await db.pool.query('notify catalogue_change');
  await expect.poll(isAsFresh).toBe(true);
  expect(handed).toHaveLength(1);
});

test('an index that nobody takes over is not followed any more', async () => {
  isRefusing = true;
  await db.pool.query('truncate rate_chunk');
  await expect.poll(() => refused).toBeGreaterThan(1);
  isRefusing = false;
  await handedOver(1);
  await expect.poll(() => listening).toBe(1);
});

test('an index that has counted its writes to the end is replaced, and the old one is let go', async () => {
  const old = new WeakRef(writer.shared());
  Atomics.store(writer.index().columns.control, 0, 2 ** 29 + 2);
  await handedOver(1);
  await expect.poll(() => (collectGarbage(), old.deref() === undefined)).toBe(true);
});
