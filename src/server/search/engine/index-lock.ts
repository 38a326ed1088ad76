/**
 * One writer, many readers. A unit is what changes at once: the nights of one hotel, the flights of one route. The epoch counts writes: it
 * is odd while the writer is at work, and a unit's own version word is the epoch of its last write. So a reader of a few units can tell
 * whether any of them moved under it, whatever happened elsewhere; a reader of anything compares the epoch itself. After a few tries a
 * reader takes the writer's own lock, so that a busy writer cannot starve it.
 */
import type { SearchIndex } from '../search-index.ts';

const EPOCH = 0;
const LOCK = 1;
const TRIES = 3;
const LONGEST_WAIT_MS = 10_000;

/** Even; grows with every write. Counts modulo 2³², so differences are compared: an index lives for a day (README), far less than 2³⁰ writes. */
export type Epoch = number;

/** The epoch up to which everything is written. */
export const epochOf = ({ columns: { control } }: SearchIndex): Epoch => Atomics.load(control, EPOCH) & ~1;

/** Whether nothing at all was written after `epoch`, nor is being written. */
export const isStill = ({ columns: { control } }: SearchIndex, epoch: Epoch): boolean => Atomics.load(control, EPOCH) === epoch;

/** Whether any of the units [from, to) was written after `epoch` or is being written. */
export function isNewer(versions: Int32Array, from: number, to: number, epoch: Epoch): boolean {
  for (let unit = from; unit < to; unit += 1) if (((versions[unit]! - epoch) | 0) > 0) return true;
  return false;
}

/** Runs `read`, which must have no effects but its answer, until nothing at all was written meanwhile. */
export const readConsistently = <Answer>(index: SearchIndex, read: (epoch: Epoch) => Answer): Answer => readSettled(index, read, (epoch) => isStill(index, epoch));

/** Runs `read` until `isSettled` says that nothing it read was written after its epoch. */
export function readSettled<Answer>(index: SearchIndex, read: (epoch: Epoch) => Answer, isSettled: (epoch: Epoch) => boolean): Answer {
  for (let i = 0; i < TRIES; i += 1) {
    const epoch = epochOf(index);
    const answer = attempt(() => read(epoch));
    if (isSettled(epoch)) return answer();
  }
  return locked(index.columns.control, () => read(epochOf(index)));
}

/** Writes one unit, whose version word is `versions[unit]`; readers of it wait or read again. */
export function writeUnit({ columns: { control } }: SearchIndex, versions: Int32Array, unit: number, write: () => void): void {
  locked(control, () => {
    const epoch = Atomics.add(control, EPOCH, 1) + 1;
    Atomics.store(versions, unit, epoch);
    try {
      write();
    } finally {
      Atomics.store(versions, unit, epoch + 1);
      Atomics.add(control, EPOCH, 1);
    }
  });
}

/** A failure over columns that moved means nothing: it counts only when they stood still. */
function attempt<Answer>(read: () => Answer): () => Answer {
  try {
    const answer = read();
    return () => answer;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

function locked<Answer>(control: Int32Array, act: () => Answer): Answer {
  while (Atomics.compareExchange(control, LOCK, 0, 1) !== 0) {
    if (Atomics.wait(control, LOCK, 1, LONGEST_WAIT_MS) === 'timed-out') throw new Error('the price index stayed locked');
  }
  try {
    return act();
  } finally {
    Atomics.store(control, LOCK, 0);
    Atomics.notify(control, LOCK, 1);
  }
}
