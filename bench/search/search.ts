/**
 * Latency and throughput of the search engine: `npm run bench:search -- --hotels 20000 --json FILE` (`--queries`, `--peer` = queries put to
 * DuckDB, 0 = none: then nothing is compared, and `mismatches` is null). Every answer is new to the caches: queries of the mix follow each other on a
 * warm index as visitors' do, the single questions are asked of an index that has been asked nothing. Prints and writes what was measured in this run and nothing else.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { addDays } from '#domain/dates.ts';
import { NO_FILTERS, type Criteria } from '#domain/search/criteria.ts';
import { defaultCriteria } from '#domain/search/default-criteria.ts';
import { buildIndex } from '#server/search/engine/build-index.ts';
import { rowOf } from '#server/search/engine/columns.ts';
import { makeQuery, slotDays } from '#server/search/engine/query.ts';
import { holidayCalendar } from '#server/search/holiday-calendar.ts';
import { holidayGrid } from '#server/search/holiday-grid.ts';
import { makeChance } from '#server/search/oracle/chance.ts';
import { searchHolidays } from '#server/search/search-holidays.ts';
import { attachIndex, type SearchIndex } from '#server/search/search-index.ts';
import { measureColdStart } from './cold-start.ts';
import { measureCommits } from './commits.ts';
import { medianOf, quantile, round, timed } from './measure.ts';
import { comparePeer } from './peer.ts';
import { COUPLE, makeCriteria, TWO_ROOMS } from './query-mix.ts';
import { measureUpdates, searchOnAllCores } from './threads.ts';
import { BENCH_TODAY, makeWorld } from './world.ts';

const { values } = parseArgs({ options: { hotels: { type: 'string', default: '5000' }, queries: { type: 'string', default: '2000' }, json: { type: 'string' }, peer: { type: 'string', default: '20' } } });
const WARM_UP = 500;
const CALENDAR_DAYS = 270;
const UPDATES_PER_SECOND = 10_000;
const COMMITS = 300;

const world = await makeWorld(Number(values.hotels));
const shared = buildIndex(world);
const index = attachIndex(shared);
const chance = makeChance(2);
const queries = Number(values.queries);
const mix = Array.from({ length: WARM_UP + queries }, () => makeCriteria(chance, world));
const measured = mix.slice(WARM_UP);

mix.slice(0, WARM_UP).forEach((criteria) => search(index, criteria));
const start = performance.now();
const times = measured.map((criteria) => timed(() => search(index, criteria)));
const seconds = (performance.now() - start) / 1_000;

const base: Criteria = { ...defaultCriteria(addDays(BENCH_TODAY, 200)), nights: [7], party: COUPLE };
const peer = Number(values.peer) > 0 ? await comparePeer(world, index, Number(values.peer)) : undefined;
const report = {
  hotels: world.hotels.length, queries,
  p50Ms: round(quantile(times, 0.5)), p99Ms: round(quantile(times, 0.99)),
  searchesPerSecondOneCore: Math.round(queries / seconds),
  searchesPerSecondAllCores: await searchOnAllCores(shared, world, queries, WARM_UP),
  anywhereMs: median(base),
  anywherePriceFilterMs: median({ ...base, filters: { ...NO_FILTERS, price: { max: 150_000 } } }),
  twoRoomsMs: median({ ...base, party: TWO_ROOMS }),
  rangeMs: median({ ...base, departureRangeEndDate: addDays(base.departureDate, 30), nights: [7, 10, 14] }),
  calendarMs: {
    hotel: calendar({ ...base, hotelIds: [world.hotels[0]!.id] }),
    country: calendar({ ...base, locationIds: ['spain'] }),
    anywhere: calendar(base),
  },
  gridMs: medianOf((over) => holidayGrid(over, world.hotels[0]!.id, COUPLE, {}, BENCH_TODAY), unasked),
  memoryMbPer10k: round(shared.bytes / 2 ** 20 / (world.hotels.length / 10_000)),
  memoryFloorMs: medianOf(readAnywhere(), () => undefined),
  duckdb: peer ? { queries: peer.queries, meanMs: round(peer.meanMs), ourMeanMs: round(peer.ourMeanMs), ratio: round(peer.ratio) } : null,
  updates: {
    ...(await measureUpdates(shared, UPDATES_PER_SECOND, () => quantile(measured.map((criteria) => timed(() => search({ ...index }, criteria))), 0.99))),
    commitToSearchableP99Ms: round(quantile(await measureCommits(world, index, COMMITS), 0.99)),
  },
  coldStartMs: Math.round((await measureColdStart(shared)).answeredMs),
  // A search whose winners the ledger prices otherwise throws and ends the run.
  mismatches: peer?.mismatches ?? null,
};
console.log(JSON.stringify(report, null, 2));
if (values.json) await writeFile(values.json, `${JSON.stringify(report, null, 2)}\n`);

function search(over: SearchIndex, criteria: Criteria): void {
  searchHolidays(over, criteria, BENCH_TODAY);
}

/** The index without anything that was kept of earlier answers; the thread's working space stays. */
function unasked(): SearchIndex {
  return { ...attachIndex(shared), space: index.space };
}

function median(criteria: Criteria): number {
  return medianOf((over) => search(over, criteria), unasked);
}

function calendar(criteria: Criteria): number {
  return medianOf((over) => holidayCalendar(over, criteria, base.departureDate, CALENDAR_DAYS, BENCH_TODAY), unasked);
}

/** Copies the rows that a search of anywhere reads: prefix sums and terms of each check-in and check-out. */
function readAnywhere(): () => void {
  const { columns: { nightSums, terms }, facts: { stride } } = index;
  const query = makeQuery(index, base, BENCH_TODAY);
  const sums = new Int32Array(stride);
  const bytes = new Uint8Array(stride);
  const days = Array.from({ length: slotDays(query) }, (_, day) => query.firstDay + day);
  const rows = days.flatMap((day) => [rowOf(day), rowOf(day + query.nights[0]!)]);
  return () => {
    for (const row of rows) {
      sums.set(nightSums.subarray(row * stride, (row + 1) * stride));
      bytes.set(terms.subarray(row * stride, (row + 1) * stride));
    }
  };
}
