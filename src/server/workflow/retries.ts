/**
 * Work that cannot be done now is tried again with growing pauses and put aside after its tries, so
 * that nothing else in its queue waits for it.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#server/db/kysely.ts';
import { isDatabaseUnavailable } from '#server/db/unavailable.ts';
import { whenAvailable } from '#server/db/when-available.ts';
import { pauseAfter, type Backoff } from '#server/platform/backoff.ts';

export const QUEUE_NAMES = [
  'notification',
  'mail',
  'instalment',
  'share',
  'card-replacement',
  'kept-card',
  'order-request',
  'abandoned-payment',
  'awaited-payment',
  'unused-payment',
  'saved-price',
  'booked-price',
  'travel-reminder',
  'data-request',
  'placement',
  'price-drop-claim',
  'cancellation',
  'change',
  'self-booking',
  'refund',
  'supplier-notice',
  'notice-reminder',
  'informed-change',
] as const;
export type QueueName = (typeof QUEUE_NAMES)[number];

export type Queue = {
  readonly name: QueueName;
  /** So many failures, and it is put aside. */
  readonly tries: number;
  /** Pause after the first failure, twice as long after each. */
  readonly firstPauseMs: number;
  /**
   * Failures that say nothing about the work: somebody else cannot be reached. They are not
   * counted. PostgreSQL's own are never work's.
   */
  readonly isOutage: (error: unknown) => boolean;
};

/** `laterMs`: nothing is wrong, it cannot be done before so many milliseconds have passed. */
export type WorkProgress = 'done' | { readonly laterMs: number };

const OUTAGE_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 600_000;

/**
 * One try at one item, remembered. Gives the failure back, as an `Error` that names the item once
 * it is put aside; throws only when PostgreSQL is away.
 */
export async function tryOnce(
  database: Database,
  queue: Queue,
  id: string,
  work: () => Promise<WorkProgress>,
): Promise<unknown> {
  try {
    const progress = await work();
    await (progress === 'done'
      ? forget(database, queue.name, id)
      : postpone(database, queue.name, id, { ms: progress.laterMs, reason: null }));
    return undefined;
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    return noteFailure(database, queue, id, error);
  }
}

/**
 * Counts a failure, unless it is an outage; after the last try the item is put aside. Gives the
 * failure to tell of.
 */
export async function noteFailure(
  database: Database,
  { name, tries, firstPauseMs, isOutage }: Queue,
  id: string,
  error: unknown,
): Promise<unknown> {
  // PostgreSQL's text holds no NUL, and what was sent to us may be quoted in the error.
  const reason = String(error).replaceAll('\0', '').slice(0, 2_000);
  if (isOutage(error)) {
    await postpone(database, name, id, { ms: OUTAGE_PAUSE_MS, reason });
    return error;
  }
  const { rows } = await sql<{ stuck: boolean }>`
    insert into retry as r (queue, id, tries, due_at, reason, failed_at, stuck_at)
    values (${name}, ${id}, 1, now() + ${pause(firstPauseMs)}, ${reason}, now(), case when ${tries} <= 1 then now() end)
    on conflict (queue, id) do update set
      tries = r.tries + 1,
      due_at = now() + least(${pause(firstPauseMs)} * 2 ^ least(r.tries, 20), ${pause(LONGEST_PAUSE_MS)}),
      reason = excluded.reason,
      failed_at = now(),
      stuck_at = coalesce(r.stuck_at, case when r.tries + 1 >= ${tries} then now() end)
    returning stuck_at is not null as stuck`.execute(database);
  return rows[0]?.stuck
    ? new Error(`${name} ${id} is put aside: ${reason} (holidaymaker stuck list)`, { cause: error })
    : error;
}

/**
 * Counts a failure of work that waits in its place, and waits until it may be tried again: after a
 * pause, or when a person says so. `dropped`: it never may. Resolves at once with `again` when
 * `signal` is aborted.
 */
export async function untilRetry(
  database: Database,
  queue: Queue,
  { id, error, onError, signal }: FailedWork,
): Promise<'again' | 'dropped'> {
  const whenever = <T>(ask: () => Promise<T>): Promise<T> =>
    whenAvailable(ask, { signal, onLost: onError });
  try {
    onError(await whenever(() => noteFailure(database, queue, id, error)));
    for (let looks = 1; !signal.aborted; looks++) {
      await sleep(pauseAfter(looks, LOOKS), undefined, { signal }).catch(() => undefined);
      const state = await whenever(() => readState(database, queue.name, id));
      if (state !== 'waits') return state;
    }
  } catch (failure) {
    if (!signal.aborted) throw failure;
  }
  return 'again';
}

type FailedWork = {
  readonly id: string;
  readonly error: unknown;
  readonly onError: (error: unknown) => void;
  readonly signal: AbortSignal;
};

/** What waits for a person may wait for days. */
const LOOKS: Backoff = { firstMs: 500, longestMs: 10_000 };

async function readState(
  database: Database,
  name: QueueName,
  id: string,
): Promise<'again' | 'waits' | 'dropped'> {
  const row = await database
    .selectFrom('retry')
    .select(['dropped_at', isDue(name, 'retry.id').as('is_due')])
    .where('queue', '=', name)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row?.dropped_at) return 'dropped';
  return row?.is_due === false ? 'waits' : 'again';
}

/** Nothing is left to try. */
export async function forget(database: Database, name: QueueName, id: string): Promise<void> {
  await database.deleteFrom('retry').where('queue', '=', name).where('id', '=', id).execute();
}

/** `reason`: what it failed by; null when nothing is wrong. */
async function postpone(
  database: Database,
  name: QueueName,
  id: string,
  { ms, reason }: { readonly ms: number; readonly reason: string | null },
): Promise<void> {
  await sql`
    insert into retry (queue, id, due_at, reason) values (${name}, ${id}, now() + ${pause(ms)}, ${reason})
    on conflict (queue, id) do update set due_at = excluded.due_at, reason = excluded.reason`.execute(
    database,
  );
}

/** SQL: the item of this column may be tried now, and nobody has put it aside. */
export const isDue = (name: QueueName, column: string): RawBuilder<boolean> => sql<boolean>`
  not exists (
    select from retry as later
    where later.queue = ${name} and later.id = ${sql.ref(column)} and (later.stuck_at is not null or later.due_at > now()))`;

/** SQL: whether a person has settled the item of this column, and no program works on it again. */
export const isDropped = (name: QueueName, column: string): RawBuilder<boolean> => sql<boolean>`
  exists (
    select from retry as settled
    where settled.queue = ${name} and settled.id = ${sql.ref(column)} and settled.dropped_at is not null)`;

/** SQL: since when an item of this column has waited for its next try; null for one never tried. */
export const dueSince = (name: QueueName, column: string): RawBuilder<string | null> =>
  sql`(select due_at from retry where retry.queue = ${name} and retry.id = ${sql.ref(column)})`;

const pause = (ms: number): RawBuilder<unknown> =>
  sql`interval '1 millisecond' * ${Math.round(ms)}::float8`;
