/** Runs the workflow of each cancellation that is not done, wherever it was left. */
import type { Database } from '#server/db/kysely.ts';
import { isDatabaseUnavailable } from '#server/db/unavailable.ts';
import type { Engine } from '#server/workflow/engine.ts';
import { forget, isDue } from '#server/workflow/retries.ts';
import { noteEnded } from '#server/workflow/step-failures.ts';
import type { PlacementContext } from '../placement-context.ts';
import { cancelOrder } from './cancel-order.ts';

type Parts = {
  readonly context: Omit<PlacementContext, 'steps'>;
  /** Not started yet: the workflow gets its name here. */
  readonly engine: Engine;
  readonly onError: (error: unknown) => void;
};

const QUEUE = 'cancellation';

/** A periodic job, which waits for none of them. */
export function makeCancellationRuns({ context, engine, onError }: Parts): () => Promise<'done'> {
  const { database } = context;
  const run = engine.define({ name: 'cancel order', queue: QUEUE }, (orderId: string) =>
    cancelOrder({ ...context, steps: engine }, orderId),
  );
  const taken = new Set<string>();
  const take = async (id: string): Promise<void> => {
    taken.add(id);
    try {
      await run(id, id);
      await forget(database, QUEUE, id);
    } catch (error) {
      const isAway = isDatabaseUnavailable(error);
      onError(isAway ? error : await noteEnded(database, { id, queue: QUEUE }, error));
    } finally {
      taken.delete(id);
    }
  };
  return async () => {
    for (const id of await findUndone(database)) if (!taken.has(id)) void take(id).catch(onError);
    return 'done';
  };
}

async function findUndone(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('order_cancellation')
    .select('order_id')
    .where('done_at', 'is', null)
    .where(isDue(QUEUE, 'order_cancellation.order_id'))
    .orderBy('asked_at')
    .execute();
  return rows.map(({ order_id }) => order_id);
}
