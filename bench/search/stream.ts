/** What following the catalogue costs: from a commit to the searchable price, queries of a machine that has nothing to do, bytes of a change. */
import type { Pool } from 'pg';
import * as v from 'valibot';
import { commitToSearchable } from '#server/search/commit-to-searchable.ts';
import { epochOf } from '#server/search/engine/index-lock.ts';
import type { Follower } from '#server/search/follow-changes.ts';
import { makeChance } from '#server/search/oracle/chance.ts';
import { makeRateChunk } from '#server/search/oracle/small-world.ts';
import type { SearchIndex } from '#server/search/search-index.ts';
import { writeNews } from '#server/search/stream/news.ts';
import type { BenchWorld } from './world.ts';

const COMMITS = 300;
const IDLE_MS = 10_000;
const NEWS_OF = 100;

/** Milliseconds, queries a second, bytes; the follower must be started and is waited for. */
export async function measureStream(pool: Pool, world: BenchWorld, index: SearchIndex, follower: Follower): Promise<Record<string, number>> {
  await follower.start();
  await follower.catchUp();
  const commits = await measureCommits(pool, world, index);
  const figures = { ...commits, idleQueriesPerSecond: await countIdleQueries(pool), bytesOutboxRow: await measureRow(pool), bytesNatsChange: measureNews(world) };
  await follower.stop();
  return figures;
}

async function measureCommits(pool: Pool, world: BenchWorld, index: SearchIndex): Promise<Record<string, number>> {
  const chance = makeChance(9);
  const first = [...world.rateChunks.take(1)][0]!.chunk;
  const times: number[] = [];
  for (let i = 0; i < COMMITS; i += 1) {
    const rates = makeRateChunk(chance, chance.pick(world.plans).id, first + chance.between(1, 20));
    const before = epochOf(index);
    times.push(await commitToSearchable({ pool, rates, isSeen: () => epochOf(index) !== before }));
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => Math.round(times[Math.floor(share * (times.length - 1))]! * 10) / 10;
  return { commitToSearchableP50Ms: at(0.5), commitToSearchableP99Ms: at(0.99) };
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
  const { rows } = await pool.query(`select (pg_total_relation_size('catalogue_change') / count(*))::int as bytes from catalogue_change`);
  return v.parse(Size, rows)[0].bytes;
}

/** A changed chunk of a plan in a message of NATS. */
function measureNews(world: BenchWorld): number {
  const cursor = { sequence: 1_000_000, seen: '1000000:1000000:' };
  const prices = [...world.rateChunks.take(NEWS_OF)].map((chunk) => ({ kind: 'rate_chunk', chunk }) as const);
  return Math.round(writeNews({ before: cursor, after: cursor, prices, hasStructure: false }).length / NEWS_OF);
}
