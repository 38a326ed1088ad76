/** The one memory of an index, shared by all threads: columns, then a region for each worker. */

const PAGE_BYTES = 65_536;
/** 4 GiB, all that 32-bit addresses reach. */
const MOST_PAGES = 65_536;
/** Vector loads may run past the end of the last column. */
const SLACK_BYTES = 64;

/**
 * A shared memory that holds `bytes` of columns and can grow past them; threads take their working
 * space there.
 */
export function makeMemory(bytes: number): WebAssembly.Memory {
  const pages = Math.ceil((bytes + SLACK_BYTES) / PAGE_BYTES);
  if (pages >= MOST_PAGES)
    throw new RangeError(`an index of ${bytes} bytes is larger than the engine's 4 GiB`);
  return new WebAssembly.Memory({ initial: pages, maximum: MOST_PAGES, shared: true });
}

/**
 * Words of control from here on: the page where the region of each worker begins, 0 = none yet.
 */
const REGIONS_AT = 2;

/**
 * A region of `bytes` zeros past the columns: that of the worker, whose thread before has ended;
 * without a worker one that no other thread is given.
 */
export function takeRegion(
  memory: WebAssembly.Memory,
  control: Int32Array,
  worker: number | undefined,
  bytes: number,
): number {
  const word = REGIONS_AT + (worker ?? control.length);
  const isNoted = word < control.length;
  const known = isNoted ? Atomics.load(control, word) : 0;
  if (known > 0) {
    new Uint8Array(memory.buffer, known * PAGE_BYTES, bytes).fill(0);
    return known * PAGE_BYTES;
  }
  const page = memory.grow(Math.ceil(bytes / PAGE_BYTES));
  if (isNoted) Atomics.store(control, word, page);
  return page * PAGE_BYTES;
}
