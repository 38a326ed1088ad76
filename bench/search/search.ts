/**
 * Latency and throughput of the search engine: `node bench/search/search.ts --hotels 5000 --queries 2000 --json FILE`.
 * Every query is new to the result cache. Prints and writes what was measured in this run and nothing else.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { addDays } from '#domain/dates.ts';
import { NO_FILTERS, type Criteria } from '#domain/search/criteria.ts';
import { defaultCriteria } from '#domain/search/default-criteria.ts';
import { buildIndex } from '#server/search/engine/build-index.ts';
import { weekChoices } from '#server/search/date-choices.ts';
import { makeChance } from '#server/search/oracle/chance.ts';
import { searchHolidays } from '#server/search/search-holidays.ts';
import { attachIndex, type SearchIndex } from '#server/search/search-index.ts';
import { measureColdStart } from './cold-start.ts';
import { comparePeer } from './peer.ts';
import { makeCriteria, TWO_ROOMS } from './query-mix.ts';
import { BENCH_TODAY, makeWorld } from './world.ts';

const { values } = parseArgs({ options: { hotels: { type: 'string', default: '5000' }, queries: { type: 'string', default: '2000' }, json: { type: 'string' }, peer: { type: 'string', default: '20' } } });
const RUNS = 9;
const WARM_UP = 300;

const world = await makeWorld(Number(values.hotels));
const buildStart = performance.now();
const shared = buildIndex(world);
const buildMs = performance.now() - buildStart;
const index = attachIndex(shared);
const chance = makeChance(2);
const mix = Array.from({ length: WARM_UP + Number(values.queries) }, () => makeCriteria(chance, world));
const memory = shared.bytes;

mix.slice(0, WARM_UP).forEach((criteria) => search(index, criteria));
const start = performance.now();
const times = mix.slice(WARM_UP).map((criteria) => timed(() => search(index, criteria)));
const seconds = (performance.now() - start) / 1_000;

const base = { ...defaultCriteria(addDays(BENCH_TODAY, 200)), nights: [7] };
const report = {
  hotels: world.hotels.length, plans: world.plans.length, series: world.series.length, queries: times.length,
  buildMs: Math.round(buildMs), memoryMbPer10k: round(memory / 2 ** 20 / (world.hotels.length / 10_000)),
  p50Ms: round(quantile(times, 0.5)), p99Ms: round(quantile(times, 0.99)), searchesPerSecondOneCore: Math.round(times.length / seconds),
  anywhereMs: median(base),
  anywherePriceFilterMs: median({ ...base, filters: { ...NO_FILTERS, price: { max: 150_000 } } }),
  twoRoomsMs: median({ ...base, party: TWO_ROOMS }),
  rangeMs: median({ ...base, departureRangeEndDate: addDays(base.departureDate, 30), nights: [7, 10, 14] }),
  weeksMs: { country: medianOf(() => weekChoices(index, { ...base, locationIds: ['spain'] }, BENCH_TODAY)), anywhere: medianOf(() => weekChoices(index, base, BENCH_TODAY)) },
  coldStartMs: Math.round((await measureColdStart(shared)).answeredMs),
  duckdb: Number(values.peer) > 0 ? await comparePeer(world, index, Number(values.peer)) : undefined,
};
console.log(JSON.stringify(report, null, 2));
if (values.json) await writeFile(values.json, `${JSON.stringify(report, null, 2)}\n`);

function search(over: SearchIndex, criteria: Criteria): void {
  searchHolidays(over, criteria, BENCH_TODAY);
}

/** Each run asks on another index view, so that nothing is kept of the one before. */
function median(criteria: Criteria): number {
  return medianOf(() => search({ ...index }, criteria));
}

function medianOf(act: () => unknown): number {
  return round(quantile(Array.from({ length: RUNS }, () => timed(act)), 0.5));
}

function timed(act: () => unknown): number {
  const from = performance.now();
  act();
  return performance.now() - from;
}

function quantile(sample: readonly number[], share: number): number {
  const sorted = sample.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

function round(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}
