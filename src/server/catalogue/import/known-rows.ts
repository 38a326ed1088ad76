/**
 * What is known of plans or series that a feed speaks of: asked for some records ahead while they
 * are few, then all at once.
 */
import type { PoolClient } from 'pg';

export type KnownRows<T> = {
  /** Looks up these ids, so that `of` finds them without asking. */
  readonly askAhead: (ids: readonly number[]) => Promise<void>;
  /** Undefined = not known. */
  readonly of: (id: number) => Promise<T | undefined>;
};

const FEW = 50;

/** Knows by id what `read` makes of the rows of `select` (which begins `select id, …`). */
export function knownRows<T>(
  client: PoolClient,
  select: string,
  read: (rows: unknown[]) => readonly (readonly [id: number, known: T])[],
): KnownRows<T> {
  const known = new Map<number, T>();
  const asked = new Set<number>();
  const askAhead = async (ids: readonly number[]): Promise<void> => {
    if (asked.size > FEW) return;
    const wanted = ids.filter((id) => !asked.has(id));
    if (wanted.length === 0) return;
    for (const id of wanted) asked.add(id);
    const { rows } =
      asked.size > FEW
        ? await client.query(select)
        : await client.query(`${select} where id = any($1::int[])`, [wanted]);
    for (const [id, value] of read(rows)) known.set(id, value);
  };
  return {
    askAhead,
    of: async (id) => {
      await askAhead([id]);
      return known.get(id);
    },
  };
}
