/** What customers have asked to be done with their orders, run by the worker. */
import type { Database } from '#server/db/kysely.ts';
import type { Engine } from '#server/workflow/engine.ts';
import { isDue } from '#server/workflow/retries.ts';
import { makeRuns } from '#server/workflow/run-found.ts';
import type { LookEnd } from '#server/workflow/work-through.ts';
import type { PlacementContext } from '../../placement-context.ts';
import { cancelOrder } from '../cancelling/cancel-order.ts';
import { followSelfBookings } from '../self-booking/follow-self-booking.ts';
import { changeOrder } from './change-order.ts';

type Parts = {
  readonly context: Omit<PlacementContext, 'steps'>;
  /** Not started yet: the workflows get their names here. */
  readonly engine: Engine;
  readonly onError: (error: unknown) => void;
};

/**
 * The periodic jobs that run cancellations and changes which are not done, and follow flights that
 * their visitors book.
 */
export function makeAskedWork({
  context,
  engine,
  onError,
}: Parts): readonly (() => Promise<LookEnd>)[] {
  const { database } = context;
  const withSteps: PlacementContext = { ...context, steps: engine };
  return [
    makeRuns({
      database,
      queue: 'cancellation',
      run: engine.define({ name: 'cancel order', queue: 'cancellation' }, (orderId: string) =>
        cancelOrder(withSteps, orderId),
      ),
      findUndone: () => findCancellations(database),
      onError,
    }),
    makeRuns({
      database,
      queue: 'change',
      run: engine.define({ name: 'change order', queue: 'change' }, (changeId: string) =>
        changeOrder(withSteps, changeId),
      ),
      findUndone: () => findChanges(database),
      onError,
    }),
    () => followSelfBookings(context),
  ];
}

async function findCancellations(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('order_cancellation')
    .select('order_id')
    .where('bookings_ended_at', 'is', null)
    .where(isDue('cancellation', 'order_cancellation.order_id'))
    .orderBy('asked_at')
    .execute();
  return rows.map(({ order_id }) => order_id);
}

async function findChanges(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('order_change')
    .select('id')
    .where('state', '=', 'ACCEPTED')
    .where(isDue('change', 'order_change.id'))
    .orderBy('accepted_at')
    .execute();
  return rows.map(({ id }) => id);
}
