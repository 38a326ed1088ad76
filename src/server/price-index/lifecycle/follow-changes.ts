/**
 * Keeps an index in step with the catalogue while it is searched: a little at a time, each change
 * wholly, none lost.
 */
import { setImmediate as breathe } from 'node:timers/promises';
import { makeTrouble } from '#server/db/trouble.ts';
import { makeSerialQueue } from '#server/platform/serial-queue.ts';
import { giveWay } from '../read-stable.ts';
import type { SearchIndex } from '../search-index.ts';
import { patchIndex, type ChunkChange } from './build/patch-index.ts';
import type { ChangeStream, Cursor } from './stream/change-stream.ts';
import { closeDays, fitsIndex, isEmpty, isValidChange } from './stream/valid-change.ts';

export type Follower = {
  /**
   * Takes in all changes that are committed now; resolves with the last sequence. Throws when the
   * stream is away.
   */
  readonly catchUp: () => Promise<number>;
  /** Follows until stopped: every `everyMs`, and at once when the stream wakes it. */
  readonly start: (everyMs?: number) => Promise<void>;
  /** Runs `work` while nothing is written into the index, with how far it has come. */
  readonly hold: <T>(work: (cursor: Cursor) => Promise<T>) => Promise<T>;
  /** Since the index last held all changes that were committed then. */
  readonly ageSeconds: () => number;
  readonly stop: () => Promise<void>;
};

export type FollowOptions = {
  /** How far the index has come already. */
  readonly cursor: Cursor;
  /**
   * Called when hotels, plans or series changed, which patches cannot follow: build a new index.
   */
  readonly onStructureChange: () => void;
  readonly onError: (error: unknown) => void;
  /** Called when changes come in again after a failure. */
  readonly onBack?: () => void;
};

/** The stream wakes; this is for a waking that is lost. */
const EVERY_MS = 5_000;
/** What the writer works before it lets others have the thread. */
const SLICE_MS = 0.5;

/** Makes the follower of one index; only the index's one writer may run it. */
export function followChanges(
  stream: ChangeStream,
  index: SearchIndex,
  options: FollowOptions,
): Follower {
  const state = { cursor: options.cursor, inStepMs: performance.now() };
  const queue = makeSerialQueue();
  let timer: NodeJS.Timeout | undefined;
  let unlisten: (() => Promise<void>) | undefined;
  let isAsked = false;
  const catchUp = (): Promise<number> => queue(() => takeIn(stream, index, state, options));
  const trouble = makeTrouble(options.onError, options.onBack);
  // Many wakings while one look is waiting are one.
  const wake = (): void => {
    if (isAsked) return;
    isAsked = true;
    queue(() => {
      isAsked = false;
      return takeIn(stream, index, state, options);
    }).then(trouble.over, trouble.met);
  };
  return {
    catchUp,
    ageSeconds: () => (performance.now() - state.inStepMs) / 1_000,
    hold: (work) => queue(() => work(state.cursor)),
    start: async (everyMs = EVERY_MS) => {
      timer = setInterval(wake, everyMs);
      unlisten = await stream.listen(wake, options.onError);
    },
    stop: async () => {
      clearInterval(timer);
      await unlisten?.();
      await queue(async () => undefined);
    },
  };
}

/** The cursor moves when a page is in the index, so that a page that failed comes again. */
async function takeIn(
  stream: ChangeStream,
  index: SearchIndex,
  state: { cursor: Cursor; inStepMs: number },
  { onStructureChange, onError }: FollowOptions,
): Promise<number> {
  const begun = performance.now();
  for await (const { prices, hasStructure, cursor } of stream.pages(state.cursor)) {
    const known = prices.filter((change) => isKnown(index, change));
    const isWritable = (change: ChunkChange) => isValidChange(change) && fitsIndex(index, change);
    const invalid = known.filter((change) => !isWritable(change));
    if (invalid.length > 0)
      onError(
        new Error(
          `${invalid.length} changes are no days of prices that can be counted, and their days are closed: ${JSON.stringify(invalid[0])}`,
        ),
      );
    await writeSlowly(
      index,
      known.map((change) => (isWritable(change) ? change : closeDays(change))),
    );
    state.cursor = cursor;
    if (hasStructure || prices.some((change) => !isKnown(index, change) && !isEmpty(change)))
      onStructureChange();
  }
  state.inStepMs = begun;
  return state.cursor.sequence;
}

async function writeSlowly(index: SearchIndex, changes: readonly ChunkChange[]): Promise<void> {
  let until = performance.now() + SLICE_MS;
  for (const change of changes) {
    if (performance.now() > until) {
      await breathe();
      until = performance.now() + SLICE_MS;
    }
    await giveWay(index);
    patchIndex(index, [change]);
  }
}

const isKnown = ({ planAt, seriesAt }: SearchIndex, change: ChunkChange): boolean =>
  change.kind === 'rate_chunk'
    ? planAt.has(change.chunk.planId)
    : seriesAt.has(change.chunk.seriesId);
