/** What several threads on one memory do: searches on all cores, and searches while prices change. */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { SharedIndex } from '#server/search/search-index.ts';
import type { ThreadWork } from './bench-thread.ts';
import { round } from './measure.ts';
import type { MixWorld } from './query-mix.ts';

const SCRIPT = new URL('bench-thread.ts', import.meta.url);

const words = (count: number): Int32Array => new Int32Array(new SharedArrayBuffer(4 * count));

/** Searches per second of all cores together, a thread each. */
export async function searchOnAllCores(shared: SharedIndex, world: MixWorld, queries: number, warmUp: number): Promise<number> {
  const threads = availableParallelism();
  const gate = words(1);
  const light: MixWorld = { places: world.places.map(({ id, kind }) => ({ id, kind })), hotels: world.hotels.map(({ id }) => ({ id })), origins: world.origins };
  const rates = await Promise.all(Array.from({ length: threads }, (_, i) => {
    const workerData: ThreadWork = { kind: 'search', shared, world: light, seed: 20 + i, queries, warmUp, gate, threads };
    const worker = new Worker(SCRIPT, { workerData });
    return new Promise<number>((resolve, reject) => worker.once('message', resolve).once('error', reject));
  }));
  return Math.round(rates.reduce((sum, rate) => sum + rate, 0));
}

export type UpdateReport = { readonly perSecond: number; readonly p99RatioWhileUpdating: number };

/** Measures `p99` alone and while a writer thread changes `perSecond` chunks a second. */
export async function measureUpdates(shared: SharedIndex, perSecond: number, p99: () => number): Promise<UpdateReport> {
  const alone = p99();
  const done = words(3);
  const workerData: ThreadWork = { kind: 'patch', shared, perSecond, done };
  const worker = new Worker(SCRIPT, { workerData });
  while (Atomics.load(done, 1) === 0) await setTimeout(5);
  const [from, before] = [performance.now(), Atomics.load(done, 1)];
  const busy = p99();
  const rate = (1_000 * (Atomics.load(done, 1) - before)) / (performance.now() - from);
  Atomics.store(done, 0, 1);
  // It ends between two changes; ended in the middle of one, it would leave a route that no reader may read.
  await once(worker, 'exit');
  return { perSecond: Math.round(rate), p99RatioWhileUpdating: round(busy / alone) };
}
