/** What becomes of a placement whose step fails: it waits in its place, and is put aside. */
import type { Database } from '#server/db/kysely.ts';
import type { StepFailures } from '#server/workflow/dbos-engine.ts';
import { forget, noteFailure, untilRetry, type Queue } from '#server/workflow/retries.ts';

/** Steps wait for outages by themselves: whatever fails here is wrong. */
const QUEUE: Queue = {
  name: 'placement',
  tries: 6,
  firstPauseMs: 1_000,
  isOutage: () => false,
};

/** Failed steps are tried again with growing pauses, then when an operator says so. */
export const makePlacementFailures = (
  database: Database,
  onError: (error: unknown) => void,
): StepFailures => ({
  untilRetry: (id, error, signal) => untilRetry(database, QUEUE, { id, error, onError, signal }),
  over: (id) => forget(database, QUEUE.name, id),
});

/** A placement that came to its end, whatever it was, has nothing left to try again. */
export const forgetPlacementFailures = (database: Database, id: string): Promise<void> =>
  forget(database, QUEUE.name, id);

/** A workflow that ended by an error between its steps runs no more until a person says so. */
export const notePlacementEnded = (
  database: Database,
  id: string,
  error: unknown,
): Promise<unknown> => noteFailure(database, { ...QUEUE, tries: 1 }, id, error);
