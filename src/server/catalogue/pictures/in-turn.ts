/** Does one piece of heavy work of this process after the other; a failed piece does not hold up the next. */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work);
  last = result.then(
    () => undefined,
    () => undefined,
  );
  return result;
}

let last: Promise<undefined> = Promise.resolve(undefined);
