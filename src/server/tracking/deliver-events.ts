/**
 * Gives events to their consumers: at least once, always under the same id, and those of one
 * visitor one after the other. What a consumer has not taken within three days is given up.
 */
import { sql } from 'kysely';
import { parseBits } from '#domain/tracking/consent.ts';
import { excerptOf } from '#domain/tracking/event-excerpt.ts';
import { parseEvent } from '#domain/tracking/events.ts';
import { hashToken } from '#server/account/token.ts';
import type { Database } from '#server/db/kysely.ts';
import { crashpoint } from '#server/workflow/crashpoint.ts';
import type { LookEnd } from '#server/workflow/work-through.ts';
import type { Consumer } from './consumer.ts';

/**
 * Sends a consumer some of what it can be sent now, so that a look ends soon: a visitor's events
 * are leased one by one. Throws the first failure once all of these were tried; `waiting` while
 * something that failed before is still to be tried again.
 */
export async function deliverEvents(database: Database, consumer: Consumer): Promise<LookEnd> {
  const failures: Error[] = [];
  for (let batch = 0; batch < BATCHES_A_LOOK && failures.length <= MOST_FAILURES; batch++) {
    const leased = await lease(database, consumer.name);
    if (leased.length === 0) break;
    const failed = await Promise.all(leased.map((event) => sendOne(database, consumer, event)));
    failures.push(...failed.filter((failure) => failure !== undefined));
  }
  const [first] = failures;
  if (first)
    throw new EventsNotTaken(`${consumer.name} did not take ${failures.length}: ${first.message}`, {
      cause: first,
    });
  return (await hasFailing(database, consumer)) ? 'waiting' : 'done';
}

/** A consumer's trouble, never the site's: worth a warning (TRK-17). */
export class EventsNotTaken extends Error {
  override readonly name = 'EventsNotTaken';
}

const BATCHES_A_LOOK = 10;
/** A consumer that takes nothing is not asked for all that waits. */
const MOST_FAILURES = 20;
const AT_ONCE = 20;
/** Longer than sending takes, and short enough that what a process left behind goes on soon. */
const LEASE_SECONDS = 30;

type Leased = {
  readonly id: string;
  readonly kind: string;
  readonly data: unknown;
  readonly visitor: string | null;
  readonly consent_bits: string;
  readonly created_at: Date;
};

/** Of each visitor only the first event that this consumer has not taken yet. */
async function lease(database: Database, consumer: string): Promise<readonly Leased[]> {
  const { rows } = await sql<Leased>`
    update event_delivery d set leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
    from event_outbox e
    where e.id = d.event_id and d.consumer = ${consumer} and d.event_id in (
      select waiting.event_id from event_delivery waiting
      join event_outbox event on event.id = waiting.event_id
      where waiting.consumer = ${consumer} and waiting.done_at is null
        and (waiting.leased_until is null or waiting.leased_until < now())
        and not exists (
          select from event_outbox before join event_delivery other on other.event_id = before.id
          where before.visitor = event.visitor and before.sequence < event.sequence
            and other.consumer = ${consumer} and other.done_at is null)
      order by event.sequence limit ${AT_ONCE} for update of waiting skip locked
    )
    returning e.id, e.kind, e.data, e.visitor, e.consent_bits, e.created_at::text as created_at`.execute(
    database,
  );
  return rows;
}

/** Gives its failure back: the event is sent again after a pause, which grows. */
async function sendOne(
  database: Database,
  consumer: Consumer,
  leased: Leased,
): Promise<Error | undefined> {
  const { id } = leased;
  try {
    crashpoint('event:before');
    await consumer.deliver({
      id,
      at: new Date(leased.created_at),
      visitorKey: hashToken(`${consumer.name} ${leased.visitor ?? id}`),
      consent: parseBits(leased.consent_bits),
      event: excerptOf(parseEvent(leased), consumer.fields),
    });
    crashpoint('event:after');
    await ofDelivery(database, consumer, id)
      .set({ done_at: sql<string>`now()` })
      .execute();
    return undefined;
  } catch (error) {
    await ofDelivery(database, consumer, id)
      .set({
        tries: sql<number>`tries + 1`,
        leased_until: sql<string>`now() + least(${FIRST_PAUSE} * 2 ^ least(tries, 20), ${LONGEST_PAUSE})`,
      })
      .execute();
    return error instanceof Error ? error : new Error(String(error));
  }
}

const FIRST_PAUSE = sql`interval '5 seconds'`;
const LONGEST_PAUSE = sql`interval '10 minutes'`;

const ofDelivery = (database: Database, { name }: Consumer, id: string) =>
  database.updateTable('event_delivery').where('event_id', '=', id).where('consumer', '=', name);

async function hasFailing(database: Database, { name }: Consumer): Promise<boolean> {
  const { rows } = await sql<{ some: boolean }>`
    select exists (
      select from event_delivery where consumer = ${name} and done_at is null and tries > 0
    ) as some`.execute(database);
  return rows[0]?.some === true;
}

/** Longer than any consumer should be away; after it an event is nobody's news. */
const KEPT_DAYS = 3;

/**
 * A periodic job: forgets events of more than three days, taken or not; how many deliveries were
 * given up by it.
 */
export async function forgetEvents(database: Database): Promise<number> {
  const { rows } = await sql<{ lost: number }>`
    with old as (
      delete from event_outbox where created_at < now() - make_interval(days => ${KEPT_DAYS})
      returning id
    )
    select count(*)::int as lost from event_delivery d join old on old.id = d.event_id
    where d.done_at is null`.execute(database);
  return rows[0]?.lost ?? 0;
}
