/**
 * Until each event that was written can be dealt out. One waits for the transactions that began
 * before it, and those of another test's database in the same PostgreSQL are among them.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#server/db/kysely.ts';

/** Resolves when no older transaction of the cluster holds a written event back any more. */
export async function eventsToDeal(database: Database): Promise<void> {
  const held = sql`
    select from event_outbox
    where dealt_at is null and transaction >= pg_snapshot_xmin(pg_current_snapshot()) limit 1`;
  while ((await held.execute(database)).rows.length > 0) await sleep(5);
}
