/**
 * Latency and throughput of the search engine: `npm run bench:search -- --hotels 20000 --json FILE`
 * (`--queries`, `--peer` = queries put to DuckDB, 0 = none: then nothing is compared, and
 * `mismatches` is null). The index is warmed as a web thread warms it and by the first queries of
 * the mix; the rest of the mix is measured. The single questions (anywhere to grid) come after the
 * mix, on the same index: each is the median of at least 15 distinct questions that the run has not
 * asked before. So no kept result answers anything that is measured, and what the site keeps from
 * question to question is kept here. `--unasked` prints the single questions once more, each asked
 * of an index that has been asked nothing, in a thread whose code is warm. Prints and writes what
 * was measured in this run and nothing else.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { addDays } from '#domain/dates.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { defaultCriteria } from '#domain/search/default-criteria.ts';
import { buildIndex } from '#server/price-index/lifecycle/build/build-index.ts';
import { rowOf } from '#server/price-index/memory/days.ts';
import { makeQuery, checkInDays } from '#server/price-index/query.ts';
import { attachIndex, type SearchIndex } from '#server/price-index/search-index.ts';
import { searchHolidays } from '#server/search/search-holidays.ts';
import { warmUp } from '#server/search/warm-up.ts';
import { makeChance } from '../../tests/oracle/chance.ts';
import { measureColdStart } from './cold-start.ts';
import { measureCommits } from './commits.ts';
import { medianOf, quantile, round, timed } from './measure.ts';
import { comparePeer } from './peer.ts';
import { COUPLE, makeCriteria } from './query-mix.ts';
import { measureQuestions } from './questions.ts';
import { measureUpdates, searchOnAllCores } from './threads.ts';
import { BENCH_TODAY, makeWorld } from './world.ts';

const { values } = parseArgs({
  options: {
    hotels: { type: 'string', default: '5000' },
    queries: { type: 'string', default: '2000' },
    json: { type: 'string' },
    peer: { type: 'string', default: '20' },
    unasked: { type: 'boolean', default: false },
  },
});
const WARM_UP = 500;
const UPDATES_PER_SECOND = 10_000;
const COMMITS = 300;

const world = await makeWorld(Number(values.hotels));
const shared = buildIndex(world);
const index = attachIndex(shared);
const chance = makeChance(2);
const queries = Number(values.queries);
const mix = Array.from({ length: WARM_UP + queries }, () => makeCriteria(chance, world));
const measured = mix.slice(WARM_UP);

warmUp(index, BENCH_TODAY);
mix.slice(0, WARM_UP).forEach((criteria) => search(index, criteria));
const start = performance.now();
const times = measured.map((criteria) => timed(() => search(index, criteria)));
const seconds = (performance.now() - start) / 1_000;

const single = measureQuestions(world, () => index, mix);
const singleUnasked = values.unasked ? measureQuestions(world, unasked, []) : undefined;
const peer =
  Number(values.peer) > 0 ? await comparePeer(world, index, Number(values.peer)) : undefined;
const report = {
  hotels: world.hotels.length,
  queries,
  p50Ms: round(quantile(times, 0.5)),
  p99Ms: round(quantile(times, 0.99)),
  searchesPerSecondOneCore: Math.round(queries / seconds),
  searchesPerSecondAllCores: await searchOnAllCores(shared, world, queries, WARM_UP),
  ...single,
  memoryMbPer10k: round(shared.bytes / 2 ** 20 / (world.hotels.length / 10_000)),
  memoryFloorMs: medianOf(readAnywhere(), () => undefined),
  duckdb: peer
    ? {
        queries: peer.queries,
        meanMs: round(peer.meanMs),
        ourMeanMs: round(peer.ourMeanMs),
        ratio: round(peer.ratio),
      }
    : null,
  updates: {
    ...(await measureUpdates(shared, UPDATES_PER_SECOND, () =>
      measured.map((criteria) => timed(() => search({ ...index }, criteria))),
    )),
    commitToSearchableP99Ms: round(quantile(await measureCommits(world, index, COMMITS), 0.99)),
  },
  coldStartMs: Math.round((await measureColdStart(shared)).answeredMs),
  // A search whose top offers are otherwise when priced anew throws and ends the run.
  mismatches: peer?.mismatches ?? null,
};
console.log(JSON.stringify(report, null, 2));
if (singleUnasked) console.log(`unasked ${JSON.stringify(singleUnasked, null, 2)}`);
if (values.json) await writeFile(values.json, `${JSON.stringify(report, null, 2)}\n`);

function search(over: SearchIndex, criteria: Criteria): void {
  searchHolidays(over, criteria, BENCH_TODAY);
}

/**
 * The index without anything that was kept of earlier answers; the thread's working space stays.
 */
function unasked(): SearchIndex {
  return { ...attachIndex(shared), space: index.space };
}

/**
 * Copies the rows that a search of anywhere reads: prefix sums and terms of each check-in and
 * check-out.
 */
function readAnywhere(): () => void {
  const {
    columns: { nightSums, terms },
    facts: { stride },
  } = index;
  const query = makeQuery(
    index,
    { ...defaultCriteria(addDays(BENCH_TODAY, 200)), nights: [7], party: COUPLE },
    BENCH_TODAY,
  );
  const sums = new Int32Array(stride);
  const bytes = new Uint8Array(stride);
  const days = Array.from({ length: checkInDays(query) }, (_, day) => query.firstDay + day);
  const rows = days.flatMap((day) => [rowOf(day), rowOf(day + query.nights[0]!)]);
  return () => {
    for (const row of rows) {
      sums.set(nightSums.subarray(row * stride, (row + 1) * stride));
      bytes.set(terms.subarray(row * stride, (row + 1) * stride));
    }
  };
}
