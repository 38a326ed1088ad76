/**
 * Which 32-day chunks of a plan or series have changed, in order: what the feed of changes is made
 * of. It stands in the books.
 */
import * as v from 'valibot';
import type { Books } from '../books.ts';

const ChangeSchema = v.object({ sequence: v.number(), subject: v.number(), chunk: v.number() });
export type SupplierChange = v.InferOutput<typeof ChangeSchema>;

export type ChangeLog = {
  /** The last sequence. */
  readonly version: () => number;
  /** Remembers that a chunk of a plan or series has changed. */
  readonly note: (subject: number, chunk: number) => void;
  /**
   * Chunks that changed after a version, each once; after a version that was never given, all that
   * ever changed.
   */
  readonly since: (version: number) => readonly SupplierChange[];
};

/** A reader asks for little and often: repeated changes are swept out only when they are many. */
const SPARE = 1_000;

export function openChangeLog(books: Books): ChangeLog {
  const shelf = books.shelf('chunk_changes', ChangeSchema);
  let order = shelf.all().toSorted((a, b) => a.sequence - b.sequence);
  const latest = new Map(order.map((change) => [keyOf(change), change]));
  let sequence = order.reduce((last, change) => Math.max(last, change.sequence), 0);
  return {
    version: () => sequence,
    note: (subject, chunk) => {
      const change = { sequence: (sequence += 1), subject, chunk };
      shelf.save(keyOf(change), change);
      latest.set(keyOf(change), change);
      order.push(change);
      if (order.length > 2 * latest.size + SPARE)
        order = order.filter((one) => latest.get(keyOf(one)) === one);
    },
    since: (version) => {
      const from =
        version > sequence ? 0 : order.findLastIndex((change) => change.sequence <= version) + 1;
      return order.slice(from).filter((change) => latest.get(keyOf(change)) === change);
    },
  };
}

const keyOf = ({ subject, chunk }: SupplierChange): string => `${subject} ${chunk}`;
