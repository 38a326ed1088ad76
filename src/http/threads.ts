/** Web threads around one index: as many as set, each replaced when it dies, all stopped together. */
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { SharedIndex } from '#server/search/search-index.ts';
import type { WebThreadOrder } from './web-thread.ts';

export type WebThreads = { stop(): Promise<void> };

const SCRIPT = new URL('web-thread.ts', import.meta.url);
const STOP_MS = 2_000;
const PAUSE_MS = 200;

/** Linux deals connections of a shared port out between threads; elsewhere one thread serves (decision 006). */
const canSharePort = process.platform === 'linux';

/** Starts the threads while the index is still being made; resolves when every thread answers. Throws when one cannot start. */
export async function startWebThreads(index: Promise<SharedIndex>, count: number, log: Logger): Promise<WebThreads> {
  const workers = new Set<Worker>();
  let isStopping = false;
  const start = async (thread: number): Promise<void> => {
    const worker = new Worker(SCRIPT);
    workers.add(worker);
    const isReady = new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve());
      worker.once('error', reject);
    });
    tell(worker, { kind: 'open', index: await index, thread, sharesPort: canSharePort });
    await isReady;
    worker.on('error', (err) => log.error({ err, thread }, 'a web thread failed'));
    worker.once('exit', () => {
      workers.delete(worker);
      if (!isStopping) setTimeout(() => void start(thread).catch((err: unknown) => log.error({ err, thread }, 'a web thread could not be replaced')), PAUSE_MS);
    });
  };
  await Promise.all(Array.from({ length: canSharePort ? count : 1 }, (_, thread) => start(thread)));
  return {
    async stop() {
      isStopping = true;
      await Promise.all([...workers].map(stopWorker));
    },
  };
}

async function stopWorker(worker: Worker): Promise<void> {
  const gone = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  tell(worker, { kind: 'stop' });
  const timer = setTimeout(() => void worker.terminate(), STOP_MS);
  await gone;
  clearTimeout(timer);
}

const tell = (worker: Worker, order: WebThreadOrder): void => worker.postMessage(order);
