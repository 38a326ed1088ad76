/** A queue of its own: does one piece of heavy work after the other; a failed piece does not hold up the next. */
export function makeTurn(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<undefined> = Promise.resolve(undefined);
  return (work) => {
    const result = last.then(work);
    last = result.then(
      () => undefined,
      () => undefined,
    );
    return result;
  };
}
