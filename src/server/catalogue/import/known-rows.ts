/**
 * What is known of plans or series that a feed speaks of: asked one by one while they are few, then
 * all at once.
 */
import type { PoolClient } from 'pg';

const FEW = 50;

/**
 * Looks up by id what `read` makes of the rows of `select` (which begins `select id, …`); undefined
 * = not known.
 */
export function knownRows<T>(
  client: PoolClient,
  select: string,
  read: (rows: unknown[]) => readonly (readonly [id: number, known: T])[],
): (id: number) => Promise<T | undefined> {
  const known = new Map<number, T>();
  const asked = new Set<number>();
  return async (id) => {
    if (asked.has(id) || asked.size > FEW) return known.get(id);
    asked.add(id);
    const { rows } =
      asked.size > FEW
        ? await client.query(select)
        : await client.query(`${select} where id = $1`, [id]);
    for (const [one, value] of read(rows)) known.set(one, value);
    return known.get(id);
  };
}
