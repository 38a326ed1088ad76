/**
 * Builds the index of a day from PostgreSQL in a thread of its own, so that nobody waits for it.
 */
import { Worker } from 'node:worker_threads';
import type { BuildOrder } from './build-thread.ts';
import type { LoadedIndex } from './load-index.ts';

const SCRIPT = new URL('build-thread.ts', import.meta.url);

/** Rejects with what the thread threw, or when `signal` ends it early. */
export async function buildBeside(order: BuildOrder, signal: AbortSignal): Promise<LoadedIndex> {
  signal.throwIfAborted();
  const worker = new Worker(SCRIPT, { workerData: order });
  const end = (): void => void worker.terminate();
  signal.addEventListener('abort', end, { once: true });
  return new Promise<LoadedIndex>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () =>
      reject(new Error('the thread that builds an index ended without one')),
    );
  }).finally(() => signal.removeEventListener('abort', end));
}
