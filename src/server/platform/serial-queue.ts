/**
 * Runs works one after the other, in the order they are given; one that fails stops none after it.
 */
export type SerialQueue = <T>(work: () => Promise<T>) => Promise<T>;

/** Makes a queue of its own. */
export function makeSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.catch(() => undefined).then(work);
    last = done;
    return done;
  };
}
