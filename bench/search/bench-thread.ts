/** A thread on the index under measurement: searches of its own, or changes of prices at a steady pace until it is ended. */
import { parentPort, workerData } from 'node:worker_threads';
import { CHUNK_DAYS } from '#server/search/engine/source.ts';
import { giveWay } from '#server/search/engine/index-lock.ts';
import { patchIndex } from '#server/search/engine/patch-index.ts';
import { makeChance } from '#server/search/oracle/chance.ts';
import { makeFlightChunk, makeRateChunk } from '#server/search/oracle/small-world.ts';
import { searchHolidays } from '#server/search/search-holidays.ts';
import { attachIndex, type SearchIndex, type SharedIndex } from '#server/search/search-index.ts';
import { makeCriteria, type MixWorld } from './query-mix.ts';
import { BENCH_TODAY } from './world.ts';

export type ThreadWork = { readonly shared: SharedIndex } & (
  | { readonly kind: 'search'; readonly world: MixWorld; readonly seed: number; readonly queries: number; readonly warmUp: number; readonly gate: Int32Array; readonly threads: number }
  | { readonly kind: 'patch'; readonly perSecond: number; readonly done: Int32Array }
);

/** Changes between two looks at the clock. */
const SLICE = 10;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- given by the benchmark that starts the thread
const work = workerData as ThreadWork;
const port = parentPort;
const index = attachIndex(work.shared);
if (work.kind === 'search') port?.postMessage(searchAll(work));
else await patchAll(index, work.perSecond, work.done);

/** Searches per second; all threads begin together. */
function searchAll({ world, seed, queries, warmUp, gate, threads }: Extract<ThreadWork, { kind: 'search' }>): number {
  const chance = makeChance(seed);
  const mix = Array.from({ length: warmUp + queries }, () => makeCriteria(chance, world));
  for (const criteria of mix.slice(0, warmUp)) searchHolidays(index, criteria, BENCH_TODAY);
  if (Atomics.add(gate, 0, 1) + 1 === threads) Atomics.notify(gate, 0);
  for (let ready = Atomics.load(gate, 0); ready < threads; ready = Atomics.load(gate, 0)) Atomics.wait(gate, 0, ready);
  const from = performance.now();
  for (const criteria of mix.slice(warmUp)) searchHolidays(index, criteria, BENCH_TODAY);
  return (1_000 * queries) / (performance.now() - from);
}

async function patchAll(over: SearchIndex, perSecond: number, done: Int32Array): Promise<void> {
  const chance = makeChance(9);
  const { lanePlan, seriesId } = over.columns;
  const first = Math.floor(over.facts.firstDay / CHUNK_DAYS);
  // A wait for readers does not keep a thread alive that has nothing else to do.
  const alive = setInterval(() => undefined, 60_000);
  const from = performance.now();
  for (let made = 0; Atomics.load(done, 0) === 0; made += SLICE) {
    for (let i = 0; i < SLICE; i += 1) {
      const chunk = first + chance.between(0, 20);
      if (chance.odds(0.9)) patchIndex(over, [{ kind: 'rate_chunk', chunk: makeRateChunk(chance, lanePlan[chance.between(0, lanePlan.length - 1)]!, chunk) }]);
      else patchIndex(over, [{ kind: 'flight_chunk', chunk: makeFlightChunk(chance, seriesId[chance.between(0, seriesId.length - 1)]!, chunk) }]);
    }
    Atomics.store(done, 1, made + SLICE);
    await giveWay(over);
    const ahead = from + (1_000 * (made + SLICE)) / perSecond - performance.now();
    if (ahead > 1) Atomics.wait(done, 2, 0, ahead);
  }
  clearInterval(alive);
}
