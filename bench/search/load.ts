/**
 * From PostgreSQL to the first warm answer, changes a second, and what following costs: `node
 * bench/search/load.ts --hotels 5000 --json FILE`. Brings its own PostgreSQL in a temporary
 * folder.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { startPostgres } from '#server/db/launcher.ts';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { makePool } from '#server/db/pool.ts';
import { followChanges } from '#server/price-index/lifecycle/follow-changes.ts';
import { loadIndex } from '#server/price-index/lifecycle/load-index.ts';
import type { Cursor } from '#server/price-index/lifecycle/stream/change-stream.ts';
import { makeOutboxStream } from '#server/price-index/lifecycle/stream/outbox-stream.ts';
import { attachIndex, type SearchIndex } from '#server/price-index/search-index.ts';
import { warmUp } from '#server/search/warm-up.ts';
import { makeChance } from '../../tests/oracle/chance.ts';
import { saveHotel, savePlan, saveRateChunk, saveSeries } from '../../tests/oracle/save-world.ts';
import { makeRateChunk } from '../../tests/oracle/small-world.ts';
import { measureStream } from './stream.ts';
import { BENCH_TODAY, makeWorld, type BenchWorld } from './world.ts';

const ROWS_AT_ONCE = 4_000;
const CHANGES = 2_000;

const { values } = parseArgs({
  options: { hotels: { type: 'string', default: '5000' }, json: { type: 'string' } },
});
const directory = await mkdtemp(path.join(tmpdir(), 'holidaymaker-bench-'));
const postgres = await startPostgres({ directory });
const pool = makePool({ url: postgres.url });
try {
  await migrate(pool, await readMigrations());
  const world = await makeWorld(Number(values.hotels));
  await save(pool, world);
  const report = {
    hotels: world.hotels.length,
    plans: world.plans.length,
    ...(await measure(pool, world)),
  };
  console.log(JSON.stringify(report, null, 2));
  if (values.json) await writeFile(values.json, `${JSON.stringify(report, null, 2)}\n`);
} finally {
  await pool.end();
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
}

async function measure(over: Pool, world: BenchWorld): Promise<Record<string, number>> {
  const start = performance.now();
  const { shared, cursor } = await loadIndex(over, world, BENCH_TODAY);
  const loaded = performance.now();
  const index = attachIndex(shared);
  warmUp(index, BENCH_TODAY);
  const warm = performance.now();
  return {
    loadMs: Math.round(loaded - start),
    warmUpMs: Math.round(warm - loaded),
    ...(await measureChanges(over, world, index, cursor)),
  };
}

async function measureChanges(
  over: Pool,
  world: BenchWorld,
  index: SearchIndex,
  cursor: Cursor,
): Promise<Record<string, number>> {
  const chance = makeChance(6);
  const follower = followChanges(makeOutboxStream(over), index, {
    cursor,
    onStructureChange: () => undefined,
    onError: (error) => console.error(error),
  });
  const first = [...world.rateChunks.take(1)][0]!.chunk;
  const client = await over.connect();
  await client.query('begin');
  for (let i = 0; i < CHANGES; i += 1)
    await saveRateChunk(
      client,
      makeRateChunk(chance, chance.pick(world.plans).id, first + chance.between(0, 20)),
    );
  await client.query('commit');
  client.release();
  const committed = performance.now();
  await follower.catchUp();
  const ms = performance.now() - committed;
  return {
    changes: CHANGES,
    catchUpMs: Math.round(ms),
    changesPerSecond: Math.round((CHANGES / ms) * 1_000),
    ...(await measureStream(over, world, follower)),
  };
}

async function save(over: Pool, world: BenchWorld): Promise<void> {
  await over.query(
    `alter database ${new URL(postgres.url).pathname.slice(1)} set synchronous_commit = off`,
  );
  for (const hotel of world.hotels) await saveHotel(over, hotel);
  for (const plan of world.plans) await savePlan(over, plan);
  for (const series of world.series) await saveSeries(over, series);
  await saveChunks(
    over,
    'rate_chunk',
    world.rateChunks.map(({ planId, chunk, prices, terms, allotment }) => [
      planId,
      chunk,
      prices,
      terms,
      allotment,
    ]),
  );
  await saveChunks(
    over,
    'flight_chunk',
    world.flightChunks.map(({ seriesId, chunk, fares, infantFares, seats }) => [
      seriesId,
      chunk,
      fares,
      infantFares,
      seats,
    ]),
  );
}

type ChunkRow = readonly [
  id: number,
  chunk: number,
  ...bytes: [Uint8Array, Uint8Array, Uint8Array],
];

async function saveChunks(over: Pool, table: string, rows: Iterable<ChunkRow>): Promise<void> {
  let batch: (readonly [number, number, Buffer, Buffer, Buffer])[] = [];
  const flush = async (): Promise<void> => {
    const columns = [0, 1, 2, 3, 4].map((column) => batch.map((row) => row[column]));
    await over.query(
      `insert into ${table} select * from unnest($1::int[], $2::int[], $3::bytea[], $4::bytea[], $5::bytea[])`,
      columns,
    );
    batch = [];
  };
  for (const [id, chunk, first, second, third] of rows) {
    batch.push([id, chunk, Buffer.from(first), Buffer.from(second), Buffer.from(third)]);
    if (batch.length === ROWS_AT_ONCE) await flush();
  }
  await flush();
}
