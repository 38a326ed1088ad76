/** Runs the workflow of everything that is asked for and not done, wherever it was left. */
import type { Database } from '#server/db/kysely.ts';
import { isDatabaseUnavailable } from '#server/db/unavailable.ts';
import type { RunWorkflow } from './engine.ts';
import { forget, type QueueName } from './retries.ts';
import { noteEnded } from './step-failures.ts';

type Parts = {
  readonly database: Database;
  readonly queue: QueueName;
  /** Of the workflow whose input is its id. */
  readonly run: RunWorkflow<string, void>;
  /** Ids of what is not done and not put aside. */
  readonly findUndone: () => Promise<readonly string[]>;
  readonly onError: (error: unknown) => void;
};

/** A periodic job, which waits for none of them. */
export function makeRuns(parts: Parts): () => Promise<'done'> {
  const { database, queue, run, findUndone, onError } = parts;
  const taken = new Set<string>();
  const take = async (id: string): Promise<void> => {
    taken.add(id);
    try {
      await run(id, id);
      await forget(database, queue, id);
    } catch (error) {
      const isAway = isDatabaseUnavailable(error);
      onError(isAway ? error : await noteEnded(database, { id, queue }, error));
    } finally {
      taken.delete(id);
    }
  };
  return async () => {
    for (const id of await findUndone()) if (!taken.has(id)) void take(id).catch(onError);
    return 'done';
  };
}
