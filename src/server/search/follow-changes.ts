/** Keeps an index in step with PostgreSQL: follows the outbox of the catalogue by sequence; a notification only wakes it early. */
import type { Pool, PoolClient } from 'pg';
import { changedSince, makeProgress, type Change, type Progress } from './change-log.ts';
import { patchIndex } from './engine/patch-index.ts';
import { readChangedChunks } from './changed-chunks.ts';
import type { SearchIndex } from './search-index.ts';

export type Follower = {
  /** Takes in all changes that are committed now; resolves with the last sequence. Throws when PostgreSQL is away. */
  readonly catchUp: () => Promise<number>;
  /** Follows until stopped: every `everyMs`, and at once on a notification on `catalogue_change`. */
  readonly start: (everyMs?: number) => Promise<void>;
  /** Runs `work` while nothing is written into the index, with the last sequence that it holds. */
  readonly hold: <T>(work: (sequence: number) => Promise<T>) => Promise<T>;
  readonly stop: () => Promise<void>;
};

export type FollowOptions = {
  /** The last change that the index holds. */
  readonly sequence: number;
  /** Called when hotels, plans or series changed, which patches cannot follow: load a new index. */
  readonly onStructureChange: () => void;
  readonly onError: (error: unknown) => void;
};

const EVERY_MS = 1_000;
/** Chunks written under one lock: less than a millisecond. */
const SLICE = 16;

/** Makes the follower of one index; only the index's one writer may run it. */
export function followChanges(pool: Pool, index: SearchIndex, { sequence, onStructureChange, onError }: FollowOptions): Follower {
  const progress = makeProgress(sequence);
  let running: Promise<number> = Promise.resolve(sequence);
  let timer: NodeJS.Timeout | undefined;
  let listener: PoolClient | undefined;
  const catchUp = (): Promise<number> => (running = running.catch(() => 0).then(() => takeIn(pool, index, progress, onStructureChange)));
  const wake = (): void => void catchUp().catch(onError);
  return {
    catchUp,
    hold: (work) => {
      const held = running.catch(() => 0).then(() => work(progress.last()));
      running = held.then(progress.last, progress.last);
      return held;
    },
    start: async (everyMs = EVERY_MS) => {
      timer = setInterval(wake, everyMs);
      listener = await listen(pool, wake, onError);
    },
    stop: async () => {
      clearInterval(timer);
      listener?.release(true);
      await running.catch(() => 0);
    },
  };
}

/** A connection of its own that wakes on notifications; when it breaks the timer goes on alone. */
async function listen(pool: Pool, wake: () => void, onError: (error: unknown) => void): Promise<PoolClient> {
  const client = await pool.connect();
  client.on('notification', wake);
  client.on('error', onError);
  await client.query('listen catalogue_change');
  return client;
}

async function takeIn(pool: Pool, index: SearchIndex, progress: Progress, onStructureChange: () => void): Promise<number> {
  for (let changes = await changedSince(pool, progress); changes.length > 0; changes = await changedSince(pool, progress)) {
    const known = changes.filter((change) => isKnown(index, change));
    const patches = await readChangedChunks(pool, known);
    for (let i = 0; i < patches.length; i += SLICE) patchIndex(index, patches.slice(i, i + SLICE));
    progress.take(changes);
    if (known.length < changes.length) onStructureChange();
  }
  return progress.last();
}

/** A change of prices of what the index holds. */
function isKnown({ laneAt, seriesAt }: SearchIndex, { kind, subjectId }: Change): boolean {
  return (kind === 'rate_chunk' && laneAt.has(subjectId)) || (kind === 'flight_chunk' && seriesAt.has(subjectId));
}
