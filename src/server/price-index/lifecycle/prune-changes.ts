/** Takes old changes out of the outbox `catalogue_change`, so that it does not grow for ever. */
import type { Pool } from 'pg';

const AT_ONCE = 10_000;

/**
 * Deletes changes made more than `keptHours` ago, oldest first and without gaps; the newest stays
 * whatever its age. An index or a snapshot that is older than what is left is rebuilt. Gives back
 * how many went.
 */
export async function pruneChanges(pool: Pool, keptHours: number): Promise<number> {
  let total = 0;
  for (let went = AT_ONCE; went >= AT_ONCE; total += went) {
    const { rowCount } = await pool.query(
      `delete from catalogue_change where sequence < (
         select coalesce(min(sequence) filter (where made_at >= now() - make_interval(hours => $1)), max(sequence))
         from (select sequence, made_at from catalogue_change order by sequence limit ${AT_ONCE + 1}) as oldest)`,
      [keptHours],
    );
    went = rowCount ?? 0;
  }
  return total;
}
