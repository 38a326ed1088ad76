/** Work that one machine does for all that share a database. */
import type { Pool } from 'pg';

/** Runs `work` when nobody else does it now; whether it was done. */
export async function onDuty(
  pool: Pool,
  duty: string,
  work: () => Promise<void>,
): Promise<boolean> {
  const client = await pool.connect();
  let isBroken = true;
  try {
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_lock(hashtext($1)) as mine',
      [duty],
    );
    const isMine = rows[0]?.mine === true;
    if (isMine) {
      await work();
      await client.query('select pg_advisory_unlock(hashtext($1))', [duty]);
    }
    isBroken = false;
    return isMine;
  } finally {
    // A connection that may still hold the duty is ended, and the duty with it.
    client.release(isBroken);
  }
}
