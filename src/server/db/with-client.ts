import type { Pool, PoolClient } from 'pg';

/**
 * Lends `work` one connection of the pool for as long as it takes. A connection that broke
 * meanwhile fails the next query on it and ends nothing else. It goes back to the pool when the
 * work is done, and is ended when the work failed or `after` is `end`: then nothing of it is left,
 * neither limits nor locks nor an open transaction.
 */
export async function withClient<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
  after: 'keep' | 'end' = 'keep',
): Promise<T> {
  const client = await pool.connect();
  let isDone = false;
  try {
    const answer = await work(client);
    isDone = true;
    return answer;
  } finally {
    client.release(!isDone || after === 'end');
  }
}
