/** The one writer of the price index: opens it, keeps it in step with the outbox, and keeps what a start needs: the snapshot, the outbox's tail. */
import { startSweep } from '#server/workflow/sweep.ts';
import { followChanges } from './follow-changes.ts';
import { keepSnapshot } from './keep-snapshot.ts';
import { openIndex, type IndexSources } from './open-index.ts';
import { pruneChanges } from './prune-changes.ts';
import { attachIndex, type SearchIndex, type SharedIndex } from './search-index.ts';

const MINUTE_MS = 60_000;
const PRUNE_EVERY_MS = 60 * MINUTE_MS;
/** Fewer changes than these are replayed in less time than writing everything down takes. */
const WORTH_SAVING_AT_END = 1_000;

export type IndexWriterOptions = IndexSources & {
  readonly snapshotMinutes: number;
  readonly changesKeptHours: number;
};

export type IndexWriter = {
  readonly shared: SharedIndex;
  readonly index: SearchIndex;
  /** Follows the outbox and writes snapshots, from when the site can do without the disk. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Resolves with an index that holds every change committed by now. */
export async function openIndexWriter(options: IndexWriterOptions): Promise<IndexWriter> {
  const { pool, log, snapshotMinutes, changesKeptHours } = options;
  const opened = await openIndex(options);
  const index = attachIndex(opened.shared);
  const follower = followChanges(pool, index, {
    sequence: opened.sequence,
    onStructureChange: () => log.warn('hotels, plans or series changed: restart the site to sell them'),
    onError: (err) => log.error({ err }, 'the index could not follow a change'),
  });
  await follower.catchUp();
  const keeper = keepSnapshot(opened, { ...options, hold: follower.hold });
  let saving: NodeJS.Timeout | undefined;
  let pruning: ReturnType<typeof startSweep> | undefined;
  return {
    shared: opened.shared,
    index,
    start: async () => {
      await follower.start();
      if (opened.from === 'database') void keeper.save();
      saving = setInterval(() => void keeper.save(), snapshotMinutes * MINUTE_MS);
      pruning = startSweep(PRUNE_EVERY_MS, async () => void (await pruneChanges(pool, changesKeptHours)), (err) => log.warn({ err }, 'old changes could not be deleted'));
    },
    stop: async () => {
      clearInterval(saving);
      await pruning?.stop();
      await follower.stop();
      await keeper.save(WORTH_SAVING_AT_END);
    },
  };
}
