/**
 * How often something may be tried within a while: counted before it is looked at, for people who
 * do not exist too, and by all processes together (S-03).
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#server/db/kysely.ts';

export type Limit = { readonly name: string; readonly most: number; readonly minutes: number };

/** A limit, and for whom it counts: a mailbox, a network, a device, everybody. */
export type Counted = readonly [limit: Limit, whom: string];

/**
 * Counts one try under each, in this order, until one is over its limit; false then. The narrowest
 * comes first: whoever is refused for themselves uses up nothing of what they share with others.
 */
export async function mayTry(database: Database, counted: readonly Counted[]): Promise<boolean> {
  for (const [limit, whom] of counted)
    if ((await count(database, limit, whom)) > limit.most) return false;
  return true;
}

/** What was counted under each no longer counts. */
export async function forgetTries(database: Database, counted: readonly Counted[]): Promise<void> {
  await database
    .deleteFrom('try_count')
    .where(
      'key',
      'in',
      counted.map(([limit, whom]) => keyOf(limit, whom)),
    )
    .execute();
}

async function count(database: Database, limit: Limit, whom: string): Promise<number> {
  const { rows } = await sql<{ tries: number }>`
    insert into try_count (key, tries) values (${keyOf(limit, whom)}, 1)
    on conflict (key) do update set
      tries = case when ${isOver(limit)} then 1 else try_count.tries + 1 end,
      began_at = case when ${isOver(limit)} then now() else try_count.began_at end
    returning tries`.execute(database);
  return rows[0]!.tries;
}

const isOver = ({ minutes }: Limit) =>
  sql`try_count.began_at < now() - make_interval(mins => ${minutes})`;

/** A table of counters is no list of whom somebody looked for. */
const keyOf = ({ name }: Limit, whom: string): string =>
  `${name}:${createHash('sha256').update(whom).digest('base64url')}`;
