/**
 * One writer, many readers. A version word is odd while the writer is at work; a reader that saw it move runs again, and after a
 * few tries takes the writer's own lock, so that a busy writer cannot starve it.
 */
import type { SearchIndex } from '../search-index.ts';

const VERSION = 0;
const LOCK = 1;
const TRIES = 3;
const LONGEST_WAIT_MS = 10_000;

/** Changes whenever prices changed: answers of one epoch agree. */
export type Epoch = number;

/** Runs `read`, which must have no effects but its answer, over unchanging columns. */
export function readConsistently<Answer>(index: SearchIndex, read: (epoch: Epoch) => Answer): Answer {
  const { control } = index.columns;
  for (let i = 0; i < TRIES; i += 1) {
    const before = Atomics.load(control, VERSION);
    if ((before & 1) === 1) continue;
    const answer = attempt(() => read(before));
    if (Atomics.load(control, VERSION) === before) return answer();
  }
  return locked(control, () => read(Atomics.load(control, VERSION)));
}

/** Runs `write` while no reader relies on what it sees. */
export function writeExclusively(index: SearchIndex, write: () => void): void {
  const { control } = index.columns;
  locked(control, () => {
    Atomics.add(control, VERSION, 1);
    try {
      write();
    } finally {
      Atomics.add(control, VERSION, 1);
    }
  });
}

/** A failure over columns that moved means nothing: it counts only when the version stood still. */
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
