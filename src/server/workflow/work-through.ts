/** A look through a queue: each item is tried once, whatever becomes of the others. */
import { sql } from 'kysely';
import type { Database } from '#server/db/kysely.ts';
import { tryOnce, type Queue, type QueueName, type WorkProgress } from './retries.ts';

/** How many are worked on at once: one that takes long holds one place, and the others go on. */
const AT_ONCE = 20;

/**
 * How a look without a failure ended: `waiting` while something that failed before is still to be
 * tried again, else `done`.
 */
export type LookEnd = 'done' | 'waiting';

/**
 * Works on all items, which may be found one by one. Throws the first failure once all were tried;
 * takes up no further one when PostgreSQL is away, for then there is nothing to be done.
 */
export async function workThrough<Item>(
  database: Database,
  queue: Queue,
  items: Iterable<Item> | AsyncIterable<Item>,
  { idOf, work }: { idOf: (item: Item) => string; work: (item: Item) => Promise<WorkProgress> },
): Promise<LookEnd> {
  const left = each(items);
  const failures: unknown[] = [];
  const workOn = async (): Promise<void> => {
    try {
      for await (const item of oneByOne(left)) {
        const failure = await tryOnce(database, queue, idOf(item), () => work(item));
        if (failure !== undefined) failures.push(failure);
      }
    } catch (error) {
      await left.return();
      failures.unshift(error);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workOn));
  if (failures.length > 0) throw failures[0];
  return (await hasFailing(database, queue.name)) ? 'waiting' : 'done';
}

async function* each<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
): AsyncGenerator<Item, void, void> {
  yield* items;
}

/** The same items for one of several that share them: its end is not the end of them all. */
async function* oneByOne<Item>(left: AsyncGenerator<Item, void, void>): AsyncGenerator<Item> {
  for (let next = await left.next(); !next.done; next = await left.next()) yield next.value;
}

async function hasFailing(database: Database, name: QueueName): Promise<boolean> {
  const { rows } = await sql<{ some: boolean }>`
    select exists (select from retry where queue = ${name} and reason is not null and stuck_at is null and due_at > now()) as some`.execute(
    database,
  );
  return rows[0]?.some === true;
}
