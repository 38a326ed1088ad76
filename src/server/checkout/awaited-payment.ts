/**
 * A payment is awaited while its page may have reserved money and no order has come of it yet:
 * meanwhile nothing else is paid for the checkout, unless the visitor gives the payment up.
 */
import type { Database } from '#server/db/kysely.ts';
import type { Tx } from '#server/purchase-context.ts';

/**
 * The refusal of a payment that was given up, by its visitor or by time: it can never be placed,
 * and what it reserved is given back whenever it turns up.
 */
export const PAYMENT_CLOSED = 'payment_closed';
/** The refusal of a payment of another sum than is to be paid by now (F-18). */
export const AMOUNT_CHANGED = 'amount_changed';
/** What is written of an attempt to close it. */
export const CLOSED_ATTEMPT = { state: 'REFUSED', refusal: PAYMENT_CLOSED } as const;

/** Whether the shopper came back from a page of this checkout that nothing has come of yet. */
export async function isPaymentAwaited(
  database: Database | Tx,
  checkoutId: string,
): Promise<boolean> {
  const row = await database
    .selectFrom('payment_attempt')
    .select('id')
    .where('checkout_id', '=', checkoutId)
    .where('returned_at', 'is not', null)
    .where('state', 'in', ['CREATED', 'READY'])
    .executeTakeFirst();
  return row !== undefined;
}

/** Closes every attempt of a locked checkout that was not placed or refused. */
export async function closeAttempts(tx: Tx, checkoutId: string): Promise<void> {
  await tx
    .updateTable('payment_attempt')
    .set(CLOSED_ATTEMPT)
    .where('checkout_id', '=', checkoutId)
    .where('state', 'in', ['CREATED', 'CHALLENGED', 'READY'])
    .execute();
}

/**
 * Closes every page of a locked checkout that was not placed or refused, be it still being opened:
 * only a card's attempt has a token.
 */
export async function closePages(tx: Tx, checkoutId: string): Promise<void> {
  await tx
    .updateTable('payment_attempt')
    .set(CLOSED_ATTEMPT)
    .where('checkout_id', '=', checkoutId)
    .where('card_token', 'is', null)
    .where('state', 'in', ['CREATED', 'READY'])
    .execute();
}
