/** Work that was put aside after its tries, for a person to look at. */
import { sql } from 'kysely';
import type { Database } from '#server/db/kysely.ts';
import type { QueueName } from './retries.ts';

export type StuckWork = {
  readonly queue: string;
  /** Of the row in the queue's own table. */
  readonly id: string;
  readonly tries: number;
  readonly reason: string | null;
  /** ISO 8601, UTC. */
  readonly stuckAt: string | null;
};

/** All that is put aside, the oldest first. */
export const listStuck = (database: Database): Promise<StuckWork[]> =>
  stuck(database)
    .select(['queue', 'id', 'tries', 'reason', 'stuck_at as stuckAt'])
    .orderBy('stuck_at')
    .execute();

/** Gives it back to its queue, with all its tries; false when no such work is put aside. */
export async function retryStuck(database: Database, queue: QueueName, id: string) {
  const { numUpdatedRows } = await database
    .updateTable('retry')
    .set({ tries: 0, due_at: sql<string>`now()`, stuck_at: null })
    .where('queue', '=', queue)
    .where('id', '=', id)
    .where('stuck_at', 'is not', null)
    .where('dropped_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Gives it up: a person has settled it, and no program looks at it again. False when no such work
 * is put aside.
 */
export async function dropStuck(database: Database, queue: QueueName, id: string) {
  const { numUpdatedRows } = await database
    .updateTable('retry')
    .set({ dropped_at: sql<string>`now()` })
    .where('queue', '=', queue)
    .where('id', '=', id)
    .where('stuck_at', 'is not', null)
    .where('dropped_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

const stuck = (database: Database) =>
  database.selectFrom('retry').where('stuck_at', 'is not', null).where('dropped_at', 'is', null);
