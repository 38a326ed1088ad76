/** What the main thread and a web thread say to each other, and the thread's side of it. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ExchangeRates } from '#server/market/exchange-rates.ts';
import type { FlagDocument } from '#server/market/flag-document.ts';
import type { SharedIndex } from '#server/price-index/search-index.ts';
import { threadNumber } from './silence.ts';

/**
 * Obeyed one after the other. A thread that cannot open or change over ends, which the main thread
 * hears.
 */
export type ThreadOrder =
  | {
      readonly kind: 'open';
      readonly index: SharedIndex;
      /** How flags stand; undefined while nobody has said. */
      readonly flags: FlagDocument | undefined;
      /** What other currencies are sold at. */
      readonly rates: ExchangeRates;
      readonly thread: number;
      readonly sharesPort: boolean;
    }
  /** Sell from another index: new hotels, or a new day. */
  | { readonly kind: 'changeOver'; readonly index: SharedIndex }
  | { readonly kind: 'changeFlags'; readonly flags: FlagDocument }
  | { readonly kind: 'changeRates'; readonly rates: ExchangeRates }
  | { readonly kind: 'stop' };

/**
 * `open`: listening, with a warm index. `changedOver`: no request that comes in from now on sees
 * the old index. `visited`: somebody asks.
 */
export type ThreadReport = 'open' | 'changedOver' | 'visited';

/** What a thread does for its orders. */
export type ThreadWork = {
  readonly changeOver: (index: SharedIndex) => Promise<void>;
  /** Pages that are asked for from now on are made by these. */
  readonly changeFlags: (flags: FlagDocument) => void;
  /** Requests that come in from now on are priced by these; those in hand keep theirs. */
  readonly changeRates: (rates: ExchangeRates) => void;
  /** Answers what has begun. */
  readonly close: () => Promise<void>;
};

/** A thread whose event loop runs counts up a word of shared memory this often. */
export const BEAT_MS = 250;
export const COUNT_WORD = 0;
/** Where it leaves the number by which the kernel knows it. */
export const THREAD_WORD = 1;
export const BEAT_WORDS = 2;

/** Runs this thread by the main thread's orders; `open` is given what tells it of visitors. */
export function serveAsThread(
  open: (
    order: Extract<ThreadOrder, { kind: 'open' }>,
    notifyOfVisit: () => void,
  ) => Promise<ThreadWork>,
): void {
  if (!parentPort || !(workerData instanceof Int32Array))
    throw new Error('a web thread is started by the main thread');
  const port = parentPort;
  const beat = workerData;
  Atomics.store(beat, THREAD_WORD, threadNumber());
  const beating = setInterval(() => Atomics.add(beat, COUNT_WORD, 1), BEAT_MS);
  let work: ThreadWork | undefined;
  const report = (said: ThreadReport): void => port.postMessage(said);
  const obey = async (order: ThreadOrder): Promise<void> => {
    if (order.kind === 'open') {
      work = await open(order, () => report('visited'));
      report('open');
    } else if (order.kind === 'changeOver') {
      await work?.changeOver(order.index);
      report('changedOver');
    } else if (order.kind === 'changeFlags') {
      work?.changeFlags(order.flags);
    } else if (order.kind === 'changeRates') {
      work?.changeRates(order.rates);
    } else {
      await work?.close();
      clearInterval(beating);
      port.close();
    }
  };
  let obeyed = Promise.resolve();
  port.on('message', (order: ThreadOrder) => void (obeyed = obeyed.then(() => obey(order))));
}
