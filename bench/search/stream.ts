/**
 * What following the catalogue costs: queries of a machine that has nothing to do, bytes of a
 * change.
 */
import type { Pool } from 'pg';
import * as v from 'valibot';
import type { Follower } from '#server/price-index/lifecycle/follow-changes.ts';
import { writeNews } from '#server/price-index/lifecycle/stream/news.ts';
import type { BenchWorld } from './world.ts';

const IDLE_MS = 10_000;
const NEWS_OF = 100;

/** Queries a second, bytes; the follower must be started and is waited for. */
export async function measureStream(
  pool: Pool,
  world: BenchWorld,
  follower: Follower,
): Promise<Record<string, number>> {
  await follower.start();
  await follower.catchUp();
  const figures = {
    idleQueriesPerSecond: await countIdleQueries(pool),
    bytesOutboxRow: await measureRow(pool),
    bytesNatsChange: measureNews(world),
  };
  await follower.stop();
  return figures;
}

/** Every query takes a connection out of the pool. */
async function countIdleQueries(pool: Pool): Promise<number> {
  let queries = 0;
  const count = (): void => void (queries += 1);
  pool.on('acquire', count);
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  pool.off('acquire', count);
  return queries / (IDLE_MS / 1_000);
}

const Size = v.tuple([v.object({ bytes: v.number() })]);

/** A row of the outbox with its indexes. */
async function measureRow(pool: Pool): Promise<number> {
  const { rows } = await pool.query(
    `select (pg_total_relation_size('catalogue_change') / count(*))::int as bytes from catalogue_change`,
  );
  return v.parse(Size, rows)[0].bytes;
}

/** A changed chunk of a plan in a message of NATS. */
function measureNews(world: BenchWorld): number {
  const cursor = { sequence: 1_000_000, seen: '1000000:1000000:' };
  const prices = [...world.rateChunks.take(NEWS_OF)].map(
    (chunk) => ({ kind: 'rate_chunk', chunk }) as const,
  );
  return Math.round(
    writeNews({ before: cursor, after: cursor, prices, hasStructure: false }).length / NEWS_OF,
  );
}
