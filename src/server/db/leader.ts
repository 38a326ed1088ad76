/** Work that one machine does for all that share a database. */
import type { Pool } from 'pg';
import { withClient } from './with-client.ts';

/**
 * Runs `work` when nobody else does it now; whether it was done. The connection that holds the duty
 * is ended when anything fails, and the duty with it.
 */
export const asLeader = (pool: Pool, duty: string, work: () => Promise<void>): Promise<boolean> =>
  withClient(pool, async (client) => {
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_lock(hashtext($1)) as mine',
      [duty],
    );
    if (rows[0]?.mine !== true) return false;
    await work();
    await client.query('select pg_advisory_unlock(hashtext($1))', [duty]);
    return true;
  });
