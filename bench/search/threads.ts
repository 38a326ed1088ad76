/**
 * What several threads on one memory do: searches on all cores, and searches while prices change.
 */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { SharedIndex } from '#server/price-index/search-index.ts';
import { WRITER, WRITER_WORDS, type ThreadWork } from './bench-work.ts';
import { quantile, round } from './measure.ts';
import type { MixWorld } from './query-mix.ts';

const SCRIPT = new URL('bench-thread.ts', import.meta.url);

const words = (count: number): Int32Array => new Int32Array(new SharedArrayBuffer(4 * count));

/** Searches per second of all cores together, a thread each. */
export async function searchOnAllCores(
  shared: SharedIndex,
  world: MixWorld,
  queries: number,
  warmUp: number,
): Promise<number> {
  const threads = availableParallelism();
  const gate = words(1);
  const light: MixWorld = {
    places: world.places.map(({ id, kind }) => ({ id, kind })),
    hotels: world.hotels.map(({ id }) => ({ id })),
    origins: world.origins,
  };
  const rates = await Promise.all(
    Array.from({ length: threads }, (_, i) => {
      const workerData: ThreadWork = {
        kind: 'search',
        shared,
        world: light,
        seed: 20 + i,
        queries,
        warmUp,
        gate,
        threads,
      };
      const worker = new Worker(SCRIPT, { workerData });
      return new Promise<number>((resolve, reject) =>
        worker.once('message', resolve).once('error', reject),
      );
    }),
  );
  return Math.round(rates.reduce((sum, rate) => sum + rate, 0));
}

export type UpdateReport = { readonly perSecond: number; readonly p99RatioWhileUpdating: number };

/**
 * Times alone and times among changes take turns, so that what else the machine does weighs on
 * both.
 */
const TURNS = 5;

/**
 * The 99th percentile of the times that `run` gives while a writer thread changes `perSecond`
 * chunks a second, over that while it rests. The same questions each turn; thousands of times on
 * either side.
 */
export async function measureUpdates(
  shared: SharedIndex,
  perSecond: number,
  run: () => readonly number[],
): Promise<UpdateReport> {
  const control = words(WRITER_WORDS);
  const workerData: ThreadWork = { kind: 'patch', shared, perSecond, control };
  const worker = new Worker(SCRIPT, { workerData });
  const [alone, busy]: [number[], number[]] = [[], []];
  let [changes, ms] = [0, 0];
  // What the first run makes ready would otherwise count for one side.
  run();
  for (let turn = 0; turn < TURNS; turn += 1) {
    alone.push(...run());
    await order(control, WRITER.writes);
    const [from, before] = [performance.now(), Atomics.load(control, WRITER.changes)];
    busy.push(...run());
    ms += performance.now() - from;
    changes += Atomics.load(control, WRITER.changes) - before;
    await order(control, WRITER.rests);
  }
  // It ends between two changes; ended in the middle of one, it would leave a route that no reader
  // may read.
  const gone = once(worker, 'exit');
  await order(control, WRITER.ends);
  await gone;
  return {
    perSecond: Math.round((1_000 * changes) / ms),
    p99RatioWhileUpdating: round(quantile(busy, 0.99) / quantile(alone, 0.99)),
  };
}

/** Tells the writer what to do; resolves when it has begun to. */
async function order(control: Int32Array, what: number): Promise<void> {
  Atomics.store(control, WRITER.order, what);
  Atomics.notify(control, WRITER.order);
  while (Atomics.load(control, WRITER.does) !== what) await setTimeout(5);
}
