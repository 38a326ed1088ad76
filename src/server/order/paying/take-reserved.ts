/**
 * Takes what is reserved for a placement or a change. Once it may have been taken, a rejection does
 * not say that it was not: then what the provider tells counts, or a person who looks there.
 */
import { sql } from 'kysely';
import type { Database } from '#server/db/kysely.ts';
import type { PaymentNotification, PaymentProvider } from '#server/payments/port.ts';
import type { PurchaseContext } from '#server/purchase-context.ts';
import { crashpoint } from '#server/workflow/crashpoint.ts';
import { retryUncertain } from '../placing/retry-uncertain.ts';

/** Longer than any outage that a person would wait out; the workflow waits through restarts. */
const TIMEOUT_MS = 24 * 3_600_000;

/**
 * False when the provider refuses for good, and nothing can have been taken; an unreachable one is
 * asked until it answers. Throws while nobody knows: asked again, it looks for what is known
 * since.
 */
export async function takeReserved(
  { database, payments }: Pick<PurchaseContext, 'database' | 'payments'>,
  id: string,
  capture: Parameters<PaymentProvider['capture']>[0],
): Promise<boolean> {
  const { reference } = capture;
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('capture_ask')
    .values({ id, reference })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  const isFirst = (numInsertedOrUpdatedRows ?? 0n) > 0n;
  const before = isFirst ? null : await findWhatIsKnown(database, id);
  if (before) return before === 'TAKEN';
  crashpoint('capture:asked');
  const known = await retryUncertain(TIMEOUT_MS, () => payments.capture(capture));
  if (known.kind === 'known') return true;
  if (isFirst && known.isRefused) return false;
  const since = await findWhatIsKnown(database, id);
  if (since) return since === 'TAKEN';
  throw new Error(`nobody knows whether ${reference} was taken: ${known.why}`);
}

const findWhatIsKnown = async (database: Database, id: string) =>
  (
    await database
      .selectFrom('capture_ask')
      .select('found')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).found;

/**
 * The provider tells whether it was taken: work that waits for that, or for a person to say it,
 * goes on.
 */
export async function noteTaken(
  database: Database,
  { reference, success }: Pick<PaymentNotification, 'reference' | 'success'>,
): Promise<void> {
  await sql`
    with known as (
      update capture_ask set found = ${success ? 'TAKEN' : 'NOT_TAKEN'}, found_at = now()
      where reference = ${reference} and found is null returning id
    )
    delete from retry where queue in ('placement', 'change') and stuck_at is not null
      and id in (select id from known)`.execute(database);
}
