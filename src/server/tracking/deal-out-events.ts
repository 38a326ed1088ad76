/**
 * Writes down who is to be given which event: each consumer that wants its kind and that the
 * visitor had consented to. For the others there is nothing to be sent, now or later.
 */
import { sql } from 'kysely';
import { parseBits } from '#domain/tracking/consent.ts';
import type { Database } from '#server/db/kysely.ts';
import { crashpoint } from '#server/workflow/crashpoint.ts';
import type { Consumer } from './consumer.ts';

const AT_ONCE = 500;

/**
 * Deals out the events that wait, in their order. One whose transaction began after another that
 * still goes on waits for it: the other's events may come before.
 */
export async function dealOutEvents(
  database: Database,
  consumers: readonly Consumer[],
): Promise<void> {
  if (!(await isAnyWaiting(database))) return;
  await database.transaction().execute(async (tx) => {
    // Two who deal out at once could do it in another order.
    await sql`select pg_advisory_xact_lock(hashtextextended('deal out events', 0))`.execute(tx);
    const { rows } = await sql<{ id: string; kind: string; consent_bits: string }>`
      update event_outbox set dealt_at = now()
      where sequence in (
        select sequence from event_outbox
        where dealt_at is null and transaction < pg_snapshot_xmin(pg_current_snapshot())
        order by sequence limit ${AT_ONCE} for update
      )
      returning id, kind, consent_bits`.execute(tx);
    const deliveries = rows.flatMap((event) =>
      consumers
        .filter((consumer) => mayKnow(consumer, event))
        .map(({ name }) => ({ event_id: event.id, consumer: name })),
    );
    if (deliveries.length > 0) await tx.insertInto('event_delivery').values(deliveries).execute();
    crashpoint('event-dealt:written');
  });
}

/** One question for the many looks that find nothing. */
async function isAnyWaiting(database: Database): Promise<boolean> {
  const { rows } = await sql<{ some: boolean }>`
    select exists (select from event_outbox where dealt_at is null) as some`.execute(database);
  return rows[0]?.some === true;
}

function mayKnow(
  { kinds, category, fingerprint }: Consumer,
  event: { readonly kind: string; readonly consent_bits: string },
): boolean {
  if (kinds.every((kind) => kind !== event.kind)) return false;
  const basis = event.kind === 'FlightsBrowserFingerprint' ? fingerprint : category;
  if (basis === undefined || basis === 'necessary') return basis === 'necessary';
  return parseBits(event.consent_bits)[basis];
}
