/**
 * The stream of what changes in the catalogue, as the index follows it; outbox-stream and
 * nats-stream are ways to it.
 */
import type { ChunkChange } from '../build/patch-index.ts';

/** How far the outbox was read. */
export type Cursor = {
  /** The largest sequence that was seen. */
  readonly sequence: number;
  /**
   * A moment of the database, `pg_snapshot` as text: every transaction that had ended then was
   * seen.
   */
  readonly seen: string;
};

/**
 * Some changes that belong together; a page may come again, and taking it twice is as good as once.
 */
export type ChangePage = {
  /** Days of plans and series as they are now. */
  readonly prices: readonly ChunkChange[];
  /** Hotels, plans or series came, changed or went: a new index has to be built. */
  readonly hasStructure: boolean;
  /** Where to go on when the page is taken. */
  readonly cursor: Cursor;
};

export type ChangeStream = {
  /**
   * All that is to be had after a cursor, in order; ends when there is no more for now. Throws when
   * the stream is away.
   */
  readonly pages: (after: Cursor) => AsyncIterable<ChangePage>;
  /** Calls `wake` whenever there may be more, as early as it can; gives back what ends that. */
  readonly listen: (
    wake: () => void,
    onError: (error: unknown) => void,
  ) => Promise<() => Promise<void>>;
};

/** A stream that holds connections until it is closed. */
export type OpenChangeStream = {
  readonly stream: ChangeStream;
  readonly close: () => Promise<void>;
};
