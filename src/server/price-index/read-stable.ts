/**
 * One writer, many readers. A unit is what changes at once: the nights of one hotel, the flights of
 * one route. The epoch counts writes: it is odd while the writer is inside a unit, and a unit's own
 * version word is the epoch of its last write. So a reader of a few units can tell whether any of
 * them moved under it, whatever happened elsewhere; a reader of anything compares the epoch itself.
 * Readers hold nothing, so one that dies stops nobody: after a few tries a reader asks for a pause,
 * which the writer makes between two units and ends by itself.
 *
 * Prices are read plainly, versions by Atomics.load, and a read is closed by an atomic
 * read-modify-write. On x86 loads keep their order and stores theirs, so a stable read is exact.
 * The language itself promises no order between plain and atomic accesses: on a machine of weaker
 * order (ARM) the closing makes a torn read most unlikely, no more; what is booked is priced anew
 * from the database anyhow.
 */
import type { SearchIndex } from './search-index.ts';

const EPOCH = 0;
/** Milliseconds that readers ask the writer to pause for; 0 = none. */
const PAUSE = 1;

const TRIES = 3;
/** Tries in pauses that double, from the first one on. */
const TRIES_IN_PAUSE = 6;
const FIRST_PAUSE_MS = 20;
/** A unit is written in microseconds; a writer that stands inside one for this long has failed. */
const LONGEST_UNIT_MS = 2_000;
const MOST_EPOCHS = 2 ** 29;

/**
 * Even; grows by two with every write. Counts modulo 2³², so differences are compared: an index is
 * replaced long before (isWorn).
 */
export type Epoch = number;

/** Nothing that was read stood still, however often it was tried. */
export class PriceConflictError extends Error {}

/** The epoch up to which everything is written. */
export const epochOf = ({ columns: { control } }: SearchIndex): Epoch =>
  Atomics.load(control, EPOCH) & ~1;

/** Whether nothing at all was written after `epoch`, nor is being written. */
export const isStill = ({ columns: { control } }: SearchIndex, epoch: Epoch): boolean =>
  Atomics.load(control, EPOCH) === epoch;

/** Whether any of the units [from, to) was written after `epoch` or is being written. */
export function isNewer(versions: Int32Array, from: number, to: number, epoch: Epoch): boolean {
  for (let unit = from; unit < to; unit += 1)
    if (((Atomics.load(versions, unit) - epoch) | 0) > 0) return true;
  return false;
}

/** Whether it has counted so many writes that another index should take its place. */
export const isWorn = (index: SearchIndex): boolean => epochOf(index) >>> 0 > MOST_EPOCHS;

/**
 * Runs `read`, which must have no effects but its answer, until nothing at all was written
 * meanwhile.
 */
export const readConsistently = <Answer>(
  index: SearchIndex,
  read: (epoch: Epoch) => Answer,
): Answer => readStable(index, (epoch) => isStill(index, epoch), read);

/**
 * Runs `read` until `isStable` says that nothing it read was written after its epoch; throws
 * PriceConflictError when that does not come to pass.
 */
export function readStable<Answer>(
  index: SearchIndex,
  isStable: (epoch: Epoch) => boolean,
  read: (epoch: Epoch) => Answer,
): Answer {
  for (let i = 0; i < TRIES; i += 1) {
    const answer = readOnce(index, isStable, read);
    if (answer) return answer();
  }
  for (let i = 0; i < TRIES_IN_PAUSE; i += 1) {
    const answer = inPause(index.columns.control, FIRST_PAUSE_MS * 2 ** i, () =>
      readOnce(index, isStable, read),
    );
    if (answer) return answer();
  }
  throw new PriceConflictError('the price index was written faster than it could be read');
}

/**
 * Ends a read that was not stable as a whole: versions that are looked at from here on are no older
 * than what was read.
 */
export const closeRead = (): void => void Atomics.add(closing, 0, 1);

/**
 * Writes one unit, whose version word is `versions[unit]`; readers of it read again. Only the one
 * writer may call it.
 */
export function writeUnit(
  { columns: { control } }: SearchIndex,
  versions: Int32Array,
  unit: number,
  write: () => void,
): void {
  const epoch = Atomics.add(control, EPOCH, 1) + 1;
  Atomics.store(versions, unit, epoch);
  try {
    write();
  } finally {
    Atomics.store(versions, unit, epoch + 1);
    Atomics.add(control, EPOCH, 1);
    Atomics.notify(control, EPOCH);
  }
}

/**
 * For the writer between two units: resolves when readers want no pause, at the latest when the one
 * that they asked for is over.
 */
export async function giveWay({ columns: { control } }: SearchIndex): Promise<void> {
  const pauseMs = Atomics.load(control, PAUSE);
  if (pauseMs === 0) return;
  await Atomics.waitAsync(control, PAUSE, pauseMs, pauseMs).value;
  Atomics.store(control, PAUSE, 0);
}

/**
 * A word of this thread alone: the order that an atomic write makes does not depend on where it
 * goes.
 */
const closing = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/** The answer, or what it threw, when it is stable. */
function readOnce<Answer>(
  index: SearchIndex,
  isStable: (epoch: Epoch) => boolean,
  read: (epoch: Epoch) => Answer,
): (() => Answer) | undefined {
  const epoch = epochOf(index);
  const answer = keepFailure(() => read(epoch));
  closeRead();
  return isStable(epoch) ? answer : undefined;
}

/** A failure over columns that moved means nothing: it counts only when they stood still. */
function keepFailure<Answer>(read: () => Answer): () => Answer {
  try {
    const answer = read();
    return () => answer;
  } catch (error) {
    if (error instanceof PriceConflictError) throw error;
    return () => {
      throw error;
    };
  }
}

/**
 * Acts while the writer pauses: it may be inside a unit, which is waited for, and may begin one
 * more before it hears of the wish.
 */
function inPause<Answer>(control: Int32Array, pauseMs: number, act: () => Answer): Answer {
  if (Atomics.load(control, PAUSE) < pauseMs) Atomics.store(control, PAUSE, pauseMs);
  try {
    const epoch = Atomics.load(control, EPOCH);
    if (epoch & 1 && Atomics.wait(control, EPOCH, epoch, LONGEST_UNIT_MS) === 'timed-out')
      throw new PriceConflictError('the price index stayed half written');
    return act();
  } finally {
    // Another reader’s longer pause goes on.
    if (Atomics.compareExchange(control, PAUSE, pauseMs, 0) === pauseMs)
      Atomics.notify(control, PAUSE);
  }
}
