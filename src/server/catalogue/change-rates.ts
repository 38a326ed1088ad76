/** New prices of one plan, outside a feed. */
import type { Pool } from 'pg';
import { withClient } from '#server/db/with-client.ts';
import { openChunkChanges } from './import/chunk-changes.ts';

/**
 * Thirty-two days of a plan: pence a night (little-endian int32), terms and rooms left (a byte
 * each).
 */
export type RateDays = {
  readonly planId: number;
  readonly chunk: number;
  readonly prices: Uint8Array;
  readonly terms: Uint8Array;
  readonly allotment: Uint8Array;
};

/** Saves them as the import does, told to the index; resolves when they are committed. */
export const changeRates = (
  pool: Pool,
  { planId, chunk, prices, terms, allotment }: RateDays,
): Promise<void> =>
  withClient(
    pool,
    async (client) => {
      const changes = await openChunkChanges(client, 'rate_chunk');
      await changes.save(planId, [
        { chunk, columns: [prices, terms, allotment].map((column) => Buffer.from(column)) },
      ]);
      await changes.end();
      await client.query('commit');
    },
    'end',
  );
