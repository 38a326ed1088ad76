/**
 * Web threads around one index: as many as set, each replaced when it dies or hangs, all stopped
 * together. While one is replaced the others answer, so only what it had in hand is lost; one that
 * keeps dying is tried again ever more seldom.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { ExchangeRates } from '#server/market/exchange-rates.ts';
import type { FlagDocument } from '#server/market/flag-document.ts';
import type { SharedIndex } from '#server/price-index/search-index.ts';
import { runThread, type ThreadLimits, type ThreadRun } from './thread-run.ts';

export type WebThreads = {
  /**
   * Gives all threads another index; resolves when none of them answers from the old one any more.
   */
  readonly changeOver: (index: SharedIndex) => Promise<void>;
  /** Tells all threads, those that are started later too, how flags stand. */
  readonly changeFlags: (flags: FlagDocument) => void;
  /** Tells all threads, those that are started later too, what other currencies are sold at. */
  readonly changeRates: (rates: ExchangeRates) => void;
  readonly stop: () => Promise<void>;
};

export type WebThreadOptions = {
  /** The threads load their code while the index is still being made. */
  readonly index: Promise<SharedIndex>;
  /** How flags stand at the start; undefined when nobody has said. */
  readonly flags: Promise<FlagDocument | undefined>;
  /** What other currencies are sold at; nothing is sold before it is known. */
  readonly rates: Promise<ExchangeRates>;
  readonly count: number;
  readonly limits: ThreadLimits;
  readonly log: Logger;
  /** Hears that somebody asks, at once and now and then while they go on. */
  readonly onVisit?: () => void;
  /** Another script than the site's; for tests. */
  readonly script?: URL;
};

const SCRIPT = new URL('web-thread.ts', import.meta.url);
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 30_000;
/** A thread that was open this long has not died of its start. */
const WELL_AFTER_MS = 60_000;

/**
 * Linux deals connections of a shared port out between threads; elsewhere one thread serves
 * (decision 006).
 */
const canSharePort = process.platform === 'linux';

/** The threads by number, and what they are all told. */
type ThreadPool = Omit<WebThreadOptions, 'count' | 'flags' | 'index' | 'rates'> & {
  readonly running: Map<number, ThreadRun>;
  readonly stopping: AbortController;
  /** The index of the day; undefined until the first is made. */
  current: SharedIndex | undefined;
  flags: FlagDocument | undefined;
  rates: ExchangeRates;
  /** Resolves when the index is made, rates are known, and flags were asked for. */
  readonly opened: Promise<unknown>;
};

/**
 * Starts the threads. Resolves when the first one answers, so that visitors come in while the
 * others still load; throws when it cannot open. The others, and all that come after, are tried
 * again.
 */
export async function startWebThreads({
  count,
  flags,
  index,
  rates,
  ...options
}: WebThreadOptions): Promise<WebThreads> {
  const pool: ThreadPool = {
    script: SCRIPT,
    ...options,
    running: new Map(),
    stopping: new AbortController(),
    current: undefined,
    flags: undefined,
    rates: {},
    opened: Promise.all([
      index.then((made) => void (pool.current ??= made)),
      flags.then((said) => void (pool.flags ??= said)),
      rates.then((known) => void (pool.rates = known)),
    ]),
  };
  const first = await startThread(pool, 0);
  if (!(await first.isOpen))
    throw new Error(`the first web thread could not open: ${await first.ended}`);
  void keepThread(pool, 0, first);
  for (let thread = 1; thread < (canSharePort ? count : 1); thread += 1)
    void startThread(pool, thread).then((life) => keepThread(pool, thread, life));
  return {
    changeOver: async (index) => {
      pool.current = index;
      await Promise.all([...pool.running.values()].map((thread) => changeOver(thread, index)));
    },
    changeFlags: (flags) => {
      pool.flags = flags;
      for (const thread of pool.running.values()) thread.send({ kind: 'changeFlags', flags });
    },
    changeRates: (rates) => {
      pool.rates = rates;
      for (const thread of pool.running.values()) thread.send({ kind: 'changeRates', rates });
    },
    stop: async () => {
      pool.stopping.abort();
      await Promise.all([...pool.running.values()].map((thread) => thread.stop()));
    },
  };
}

type Life = { readonly isOpen: Promise<boolean>; readonly ended: Promise<string> };

async function startThread(pool: ThreadPool, thread: number): Promise<Life> {
  const started = runThread(pool.script ?? SCRIPT, pool.limits, pool.onVisit);
  pool.running.set(thread, started);
  const isOpen = started.reports('open');
  await pool.opened;
  const { current, flags, rates } = pool;
  started.send({ kind: 'open', index: current!, flags, rates, thread, sharesPort: canSharePort });
  return { isOpen, ended: started.ended };
}

/** Starts a thread anew whenever it ends, until all are stopped. */
async function keepThread(pool: ThreadPool, thread: number, first: Life): Promise<void> {
  const {
    log,
    stopping: { signal },
  } = pool;
  const isStopping = (): boolean => signal.aborted;
  let failures = 0;
  for (let life = first; ; life = await startThread(pool, thread)) {
    const openFrom = (await life.isOpen) ? performance.now() : Infinity;
    const reason = await life.ended;
    if (isStopping()) return;
    failures = performance.now() - openFrom > WELL_AFTER_MS ? 1 : failures + 1;
    const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
    log.error({ thread, reason, failures, pauseMs }, 'a web thread ended and is replaced');
    await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
    if (isStopping()) return;
  }
}

async function changeOver(thread: ThreadRun, index: SharedIndex): Promise<void> {
  const isDone = thread.reports('changedOver');
  thread.send({ kind: 'changeOver', index });
  await isDone;
}
