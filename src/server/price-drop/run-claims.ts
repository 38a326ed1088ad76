/** Runs the workflow of each claim that is not decided, wherever it was left. */
import type { Database } from '#server/db/kysely.ts';
import { isDatabaseUnavailable } from '#server/db/unavailable.ts';
import type { RunWorkflow } from '#server/workflow/engine.ts';
import { forget, isDue } from '#server/workflow/retries.ts';
import { noteEnded } from '#server/workflow/step-failures.ts';
import type { ClaimState } from './claim-record.ts';

type ClaimRuns = {
  readonly database: Database;
  readonly run: RunWorkflow<string, ClaimState['kind']>;
  readonly onError: (error: unknown) => void;
};

/** The queue of claims. */
export const CLAIMS = 'price-drop-claim';

/**
 * A periodic job, which waits for none of them: one whose step fails waits in its place, and is put
 * aside as a placement is.
 */
export function makeClaimRuns({ database, run, onError }: ClaimRuns): () => Promise<'done'> {
  const taken = new Set<string>();
  const take = async (id: string): Promise<void> => {
    taken.add(id);
    try {
      await run(id, id);
      await forget(database, CLAIMS, id);
    } catch (error) {
      const isAway = isDatabaseUnavailable(error);
      onError(isAway ? error : await noteEnded(database, { id, queue: CLAIMS }, error));
    } finally {
      taken.delete(id);
    }
  };
  return async () => {
    const claims = await database
      .selectFrom('price_drop_claim as claim')
      .select('id')
      .where('state', '=', 'ASKED')
      .where(isDue(CLAIMS, 'claim.id'))
      .orderBy('created_at')
      .execute();
    for (const { id } of claims) if (!taken.has(id)) void take(id).catch(onError);
    return 'done';
  };
}
