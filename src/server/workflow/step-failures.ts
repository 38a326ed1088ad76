/** What becomes of a workflow that fails: it waits under its id in its queue, and is put aside. */
import type { Database } from '#server/db/kysely.ts';
import type { FailedWorkflow, StepFailures } from './dbos-engine.ts';
import { forget, noteFailure, untilRetry } from './retries.ts';

/** Steps wait for outages by themselves: whatever fails here is wrong. */
const STEPS = { tries: 6, firstPauseMs: 1_000, isOutage: () => false };

/** Failed steps are tried again with growing pauses, then when an operator says so. */
export const makeStepFailures = (
  database: Database,
  onError: (error: unknown) => void,
): StepFailures => ({
  untilRetry: ({ id, queue }, error, signal) =>
    untilRetry(database, { ...STEPS, name: queue }, { id, error, onError, signal }),
  over: ({ id, queue }) => forget(database, queue, id),
});

/** A workflow that ended by an error between its steps runs no more until a person says so. */
export const noteEnded = (
  database: Database,
  { id, queue }: FailedWorkflow,
  error: unknown,
): Promise<unknown> => noteFailure(database, { ...STEPS, name: queue, tries: 1 }, id, error);
