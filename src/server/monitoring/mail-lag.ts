import type pg from 'pg';

/** How long the oldest mail that has still to be sent has waited, in seconds; 0 when none does. */
export async function mailLag(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ seconds: number }>(
    `SELECT coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS seconds
     FROM outbox_mail WHERE sent_at IS NULL`,
  );
  return rows[0]?.seconds ?? 0;
}
