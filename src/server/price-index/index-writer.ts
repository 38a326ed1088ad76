/**
 * The one writer of the price index: opens it, keeps it in step with the catalogue, replaces it
 * when patches cannot follow (hotels, plans or series changed, a whole import, a new day), and
 * keeps what a start needs: the snapshot, the outbox's tail.
 */
import type { IsoDate } from '#domain/dates.ts';
import { makeSerialQueue, type SerialQueue } from '#server/platform/serial-queue.ts';
import { startPeriodicJob, type PeriodicJob } from '#server/workflow/periodic-job.ts';
import { buildBeside } from './lifecycle/build-beside.ts';
import { openGeneration, type Generation } from './lifecycle/index-generation.ts';
import { noteUncountable, openIndex, type IndexSources } from './lifecycle/open-index.ts';
import { pruneChanges } from './lifecycle/prune-changes.ts';
import type { ChangeStream } from './lifecycle/stream/change-stream.ts';
import type { SearchIndex, SharedIndex } from './search-index.ts';

const MINUTE_MS = 60_000;
const PRUNE_EVERY_MS = 60 * MINUTE_MS;
const RENEW_EVERY_MS = 5_000;
/** Fewer changes than these are replayed in less time than writing everything down takes. */
const WORTH_SAVING_AT_END = 1_000;

export type IndexWriterOptions = Omit<IndexSources, 'today'> & {
  readonly databaseUrl: string;
  readonly stream: ChangeStream;
  /** The day it is now. */
  readonly today: () => IsoDate;
  readonly snapshotMinutes: number;
  readonly changesKeptHours: number;
  /** Hands everybody another index; resolves when nobody sells from the old one any more. */
  readonly onNewIndex: (shared: SharedIndex) => Promise<void>;
  /**
   * How often it is asked whether a new index is needed, and at least the pause between two;
   * default 5 s.
   */
  readonly renewEveryMs?: number;
};

export type IndexWriter = {
  /** The index of now, for other threads and for this one. */
  readonly shared: () => SharedIndex;
  readonly index: () => SearchIndex;
  /** Since the index held every change that was committed. */
  readonly ageSeconds: () => number;
  /**
   * Follows the stream, renews and writes snapshots, from when the site can do without the disk.
   */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Resolves with an index that holds every change committed by now. */
export async function openIndexWriter(options: IndexWriterOptions): Promise<IndexWriter> {
  const {
    log,
    pool,
    today,
    changesKeptHours,
    snapshotMinutes,
    renewEveryMs = RENEW_EVERY_MS,
  } = options;
  const stopping = new AbortController();
  const opened = await openIndex({ ...options, today: today() });
  const isBuilt = opened.from === 'database';
  const queue = makeSerialQueue();
  let current: Generation = await openGeneration(opened, options, queue);
  const jobs: PeriodicJob[] = [];
  const renew = async (): Promise<void> => {
    const reason = await current.whyReplace(today());
    if (reason !== undefined)
      current = await replace(current, reason, options, queue, stopping.signal);
  };
  const schedule = (everyMs: number, work: () => Promise<unknown>, trouble: string): void =>
    void jobs.push(
      startPeriodicJob(
        everyMs,
        async () => void (await work()),
        (err) => stopping.signal.aborted || log.error({ err }, trouble),
      ),
    );
  return {
    shared: () => current.shared,
    index: () => current.index,
    ageSeconds: () => current.follower.ageSeconds(),
    start: async () => {
      await current.follower.start();
      if (isBuilt) void current.keeper.save();
      schedule(renewEveryMs, renew, 'the price index could not be replaced');
      schedule(
        PRUNE_EVERY_MS,
        () => pruneChanges(pool, changesKeptHours),
        'old changes could not be deleted',
      );
      schedule(
        snapshotMinutes * MINUTE_MS,
        savingFromTheSecondTime(() => current),
        'the price index could not be written down',
      );
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(jobs.map((one) => one.stop()));
      await current.follower.stop();
      await current.keeper.save(WORTH_SAVING_AT_END);
    },
  };
}

/** A job works at once; an index that was just opened has been written down, or is being. */
function savingFromTheSecondTime(current: () => Generation): () => Promise<void> {
  let isFirst = true;
  return async () => {
    if (!isFirst) await current().keeper.save();
    isFirst = false;
  };
}

/**
 * Builds the next index beside the old one, follows it to now, hands it over, and lets the old one
 * go. Both are followed meanwhile.
 */
async function replace(
  old: Generation,
  reason: string,
  options: IndexWriterOptions,
  queue: SerialQueue,
  signal: AbortSignal,
): Promise<Generation> {
  const { databaseUrl, reference, today, log, onNewIndex } = options;
  const start = performance.now();
  const loaded = await buildBeside({ databaseUrl, reference, today: today() }, signal);
  const next = await openGeneration({ ...loaded, from: 'database' }, options, queue);
  try {
    await next.follower.start();
    await onNewIndex(next.shared);
  } catch (error) {
    await next.follower.stop();
    throw error;
  }
  await old.follower.stop();
  log.info(
    {
      reason,
      ms: Math.round(performance.now() - start),
      sequence: loaded.cursor.sequence,
      hotels: next.shared.facts.hotels,
    },
    'the price index is replaced',
  );
  noteUncountable(log, loaded);
  void next.keeper.save();
  return next;
}
