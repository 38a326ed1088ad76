/**
 * A process that runs durable work is alive as long as it holds the lock of its name. What stands
 * under a name that nobody holds was left behind, and others take it over (F-34).
 */
import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { keepConnection } from '#server/db/kept-connection.ts';

/** PostgreSQL ends the connection of a process that is silent for so long, and its lock with it. */
const SILENT_SECONDS = 30;
const BEAT_MS = 5_000;

/** A name that no other process has or had. */
export const makeExecutorName = (): string => `executor ${randomUUID()}`;

/** Holds the lock of a name until what is given back ends that. */
export const holdExecutor = (
  pool: Pool,
  name: string,
  onError: (error: unknown) => void,
): (() => Promise<void>) =>
  keepConnection({
    pool,
    onError,
    begin: async (client) => {
      await client.query(`set idle_session_timeout = '${SILENT_SECONDS}s'`);
      await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
      beat(client);
    },
  });

/** A connection on which a beat stays without an answer leads nowhere: another one is made. */
function beat(client: PoolClient): void {
  const beating = setInterval(
    () => void client.query('select 1').catch(() => client.end()),
    BEAT_MS,
  );
  client.once('end', () => clearInterval(beating));
}

/** Those of these names that no living process holds. */
export async function findDead(pool: Pool, names: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select name from unnest($1::text[]) as name where pg_try_advisory_xact_lock(hashtextextended(name, 0))`,
    [names],
  );
  return rows.map(({ name }) => name);
}
