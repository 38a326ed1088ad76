/** Notifications that came before the order they speak of, and wait for it. */
import { sql } from 'kysely';
import { chargeReference } from '#server/checkout/payment-attempt.ts';
import type { Tx } from '#server/purchase-context.ts';

/**
 * What waits for the order of this attempt may be tried as soon as the transaction that saves the
 * order ends (F-17).
 */
export async function tryEarlyNotifications(
  tx: Tx,
  { checkoutId, attempt }: { readonly checkoutId: string; readonly attempt: number },
): Promise<void> {
  await sql`
    update retry set due_at = now()
    from payment_notification early
    where retry.queue = 'notification' and retry.id = early.event_id and retry.stuck_at is null
      and early.handled_at is null and early.raw ->> 'reference' = ${chargeReference(checkoutId, attempt)}`.execute(
    tx,
  );
}
