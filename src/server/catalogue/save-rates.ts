/** Saves days of one plan as the import of changes does, outbox row and all. */
import type { Pool } from 'pg';
import { openChunkChanges } from './import/chunk-changes.ts';
import type { Chunk } from './import/chunks.ts';

export type RateDays = Chunk;

/** Resolves when the days of `planId` are committed. */
export async function saveRates(pool: Pool, planId: number, days: RateDays): Promise<void> {
  const client = await pool.connect();
  try {
    const changes = await openChunkChanges(client, 'rate_chunk');
    await changes.save(planId, [days]);
    await changes.end();
    await client.query('commit');
  } finally {
    client.release(true);
  }
}
