/** How far behind those are who send what waits in the outboxes: seconds, 0 when nothing waits. */
import type pg from 'pg';

/** How long the oldest mail that has still to be sent has waited. */
export const mailLag = (pool: pg.Pool): Promise<number> =>
  secondsSince(pool, 'SELECT min(created_at) AS oldest FROM outbox_mail WHERE sent_at IS NULL');

/** How long the oldest event has waited that a consumer has not taken, or nobody dealt out. */
export const eventLag = (pool: pg.Pool): Promise<number> =>
  secondsSince(
    pool,
    `SELECT least(
       (SELECT min(created_at) FROM event_outbox WHERE dealt_at IS NULL),
       (SELECT min(e.created_at) FROM event_delivery d
        JOIN event_outbox e ON e.id = d.event_id WHERE d.done_at IS NULL)
     ) AS oldest`,
  );

async function secondsSince(pool: pg.Pool, oldest: string): Promise<number> {
  const { rows } = await pool.query<{ seconds: number }>(
    `SELECT coalesce(extract(epoch FROM now() - oldest), 0)::float8 AS seconds FROM (${oldest}) AS o`,
  );
  return rows[0]?.seconds ?? 0;
}
