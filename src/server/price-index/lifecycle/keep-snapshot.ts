/**
 * Keeps the snapshot of a living index young: once it is built, then every so often, and at the
 * end.
 */
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { SerialQueue } from '#server/platform/serial-queue.ts';
import type { ReferenceSource } from './build/source.ts';
import type { OpenedIndex } from './open-index.ts';
import { findAnchor } from './snapshot/catalogue-mark.ts';
import { markOf, readCodeMark } from './snapshot/code-mark.ts';
import { draftSnapshot, type SnapshotDraft } from './snapshot/write-snapshot.ts';
import type { Cursor } from './stream/change-stream.ts';

export type SnapshotKeeperOptions = {
  readonly pool: Pool;
  readonly reference: ReferenceSource;
  readonly snapshotFile: string;
  readonly log: Logger;
  /** Runs the work while nothing is written into the index, with how far it has come. */
  readonly hold: <T>(work: (cursor: Cursor) => Promise<T>) => Promise<T>;
  /**
   * The queue of the file: an index that takes another one's place is written down after it, never
   * under it.
   */
  readonly queue: SerialQueue;
};

export type SnapshotKeeper = {
  /**
   * Writes the index down when at least `changes` (default 1) came since the last time. Troubles
   * are logged: the next start is slower, nothing else.
   */
  readonly save: (changes?: number) => Promise<void>;
};

/** Makes the keeper of one index. */
export function keepSnapshot(
  opened: OpenedIndex,
  { pool, reference, snapshotFile, log, hold, queue }: SnapshotKeeperOptions,
): SnapshotKeeper {
  let written = opened.from === 'snapshot' ? opened.cursor.sequence : -Infinity;
  const write = async (
    { sequence, seen }: Cursor,
    changes: number,
  ): Promise<SnapshotDraft | undefined> => {
    if (sequence - written < changes) return undefined;
    const anchor = sequence === 0 ? { sequence, madeAt: '' } : await findAnchor(pool, sequence);
    if (!anchor)
      throw new Error(`the outbox does not hold change ${sequence}, which the index holds`);
    return draftSnapshot(
      snapshotFile,
      opened.shared,
      { code: await readCodeMark(), reference: markOf(reference), catalogue: opened.catalogue },
      { ...anchor, seen },
    );
  };
  const saveOnce = async (changes: number): Promise<void> => {
    const start = performance.now();
    let sequence = 0;
    const draft = await hold((cursor) => {
      sequence = cursor.sequence;
      return write(cursor, changes);
    });
    if (!draft) return;
    await draft.publish();
    written = sequence;
    log.info(
      { ms: Math.round(performance.now() - start), sequence },
      'the price index is written down',
    );
  };
  return {
    save: (changes = 1) =>
      queue(() => saveOnce(changes)).catch((err: unknown) =>
        log.warn({ err }, 'the price index could not be written down'),
      ),
  };
}
