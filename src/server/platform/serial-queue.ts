/**
 * Runs works one after the other, in the order they are given; one that fails stops none after it.
 */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Makes a queue of its own. */
export function makeTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.catch(() => undefined).then(work);
    last = done;
    return done;
  };
}
