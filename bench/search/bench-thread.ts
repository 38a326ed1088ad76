/**
 * A thread on the index under measurement: searches of its own, or changes of prices at a steady
 * pace when told to.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { patchIndex, type ChunkChange } from '#server/price-index/lifecycle/build/patch-index.ts';
import { CHUNK_DAYS } from '#server/price-index/lifecycle/build/source.ts';
import { giveWay } from '#server/price-index/read-stable.ts';
import { attachIndex, type SearchIndex } from '#server/price-index/search-index.ts';
import { searchHolidays } from '#server/search/search-holidays.ts';
import { makeChance, type Chance } from '../../tests/oracle/chance.ts';
import { makeFlightChunk, makeRateChunk } from '../../tests/oracle/small-world.ts';
import { WRITER, type ThreadWork } from './bench-work.ts';
import { makeCriteria } from './query-mix.ts';
import { BENCH_TODAY } from './world.ts';

/** Changes between two looks at the clock. */
const SLICE = 10;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- given by the benchmark that starts the thread
const work = workerData as ThreadWork;
const port = parentPort;
const index = attachIndex(work.shared);
if (work.kind === 'search') port?.postMessage(searchAll(work));
else await patchAll(index, work.perSecond, work.control);

/** Searches per second; all threads begin together. */
function searchAll({
  world,
  seed,
  queries,
  warmUp,
  gate,
  threads,
}: Extract<ThreadWork, { kind: 'search' }>): number {
  const chance = makeChance(seed);
  const mix = Array.from({ length: warmUp + queries }, () => makeCriteria(chance, world));
  for (const criteria of mix.slice(0, warmUp)) searchHolidays(index, criteria, BENCH_TODAY);
  if (Atomics.add(gate, 0, 1) + 1 === threads) Atomics.notify(gate, 0);
  for (let ready = Atomics.load(gate, 0); ready < threads; ready = Atomics.load(gate, 0))
    Atomics.wait(gate, 0, ready);
  const from = performance.now();
  for (const criteria of mix.slice(warmUp)) searchHolidays(index, criteria, BENCH_TODAY);
  return (1_000 * queries) / (performance.now() - from);
}

/** Writes, rests and ends as `control` says. */
async function patchAll(over: SearchIndex, perSecond: number, control: Int32Array): Promise<void> {
  const chance = makeChance(9);
  // A thread that only awaits a pause has nothing else that keeps it from ending.
  const awake = setInterval(() => undefined, 1_000);
  let wanted: number = WRITER.rests;
  while (wanted !== WRITER.ends) {
    wanted = Atomics.load(control, WRITER.order);
    Atomics.store(control, WRITER.does, wanted);
    if (wanted === WRITER.writes) await patchUntilStopped(over, chance, perSecond, control);
    else Atomics.wait(control, WRITER.order, WRITER.rests);
  }
  clearInterval(awake);
}

async function patchUntilStopped(
  over: SearchIndex,
  chance: Chance,
  perSecond: number,
  control: Int32Array,
): Promise<void> {
  const from = performance.now();
  for (let made = SLICE; Atomics.load(control, WRITER.order) === WRITER.writes; made += SLICE) {
    for (let i = 0; i < SLICE; i += 1) patchIndex(over, [randomChange(over, chance)]);
    Atomics.add(control, WRITER.changes, SLICE);
    await giveWay(over);
    const ahead = from + (1_000 * made) / perSecond - performance.now();
    if (ahead > 1) Atomics.wait(control, WRITER.sleep, 0, ahead);
  }
}

function randomChange(
  { columns: { planId, seriesId }, facts }: SearchIndex,
  chance: Chance,
): ChunkChange {
  const chunk = Math.floor(facts.firstDay / CHUNK_DAYS) + chance.between(0, 20);
  return chance.odds(0.9)
    ? {
        kind: 'rate_chunk',
        chunk: makeRateChunk(chance, planId[chance.between(0, planId.length - 1)]!, chunk),
      }
    : {
        kind: 'flight_chunk',
        chunk: makeFlightChunk(chance, seriesId[chance.between(0, seriesId.length - 1)]!, chunk),
      };
}
