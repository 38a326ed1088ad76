/** How far flags are rolled out, as operators set it; a running site hears of a change at once. */
import { sql } from 'kysely';
import { isFlagKey, type FlagKey } from '#domain/market/flags.ts';
import type { Rollout } from '#domain/market/rollout.ts';
import type { Database } from '#server/db/kysely.ts';

/** Says that a flag was set. */
export const FLAG_CHANNEL = 'feature_flag';

/** Sets a flag for so many of a hundred visitors; what it was stays as its history. */
export const setRollout = (database: Database, key: FlagKey, percent: Rollout): Promise<void> =>
  database.transaction().execute(async (tx) => {
    await tx.insertInto('feature_flag').values({ key, percent }).execute();
    await sql`select pg_notify(${FLAG_CHANNEL}, ${key})`.execute(tx);
  });

/** Flags that were ever set, each as it was set last. */
export async function loadRollouts(database: Database): Promise<Map<FlagKey, Rollout>> {
  const rows = await database
    .selectFrom('feature_flag')
    .distinctOn('key')
    .select(['key', 'percent'])
    .orderBy('key')
    .orderBy('sequence', 'desc')
    .execute();
  return new Map(rows.flatMap(({ key, percent }) => (isFlagKey(key) ? [[key, percent]] : [])));
}

/** Every change of a flag, or of all, the latest first; instants in ISO 8601. */
export const listChanges = (database: Database, key?: FlagKey) =>
  database
    .selectFrom('feature_flag')
    .select(['key', 'percent', 'changed_at'])
    .$if(key !== undefined, (query) => query.where('key', '=', key!))
    .orderBy('sequence', 'desc')
    .execute();
