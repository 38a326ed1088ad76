import type { Pence } from '#domain/money.ts';
import type { Database } from '#server/db/kysely.ts';
import type { VisitorContext } from '#server/purchase-context.ts';
import type { PaymentAttempt } from './payment-attempt.ts';

/** An open page runs out at the provider within this time, counted from before it was opened. */
export const PAGE_OPEN_MS = 3_600_000;

/**
 * Address of the provider's page of a checkout that was opened last, while it can be paid on, asks
 * for `amount` in pence, and its shopper has not come back from it; they may have paid there all
 * the same. Any other try to pay closes it. A page of another sum than is to be paid now is not
 * offered: what is paid on it places no order (F-18).
 */
export async function findOpenPaymentPage(
  { database, clock }: Pick<VisitorContext, 'database' | 'clock'>,
  checkoutId: string,
  amount: Pence,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('payment_attempt')
    .select('page_url')
    .where('checkout_id', '=', checkoutId)
    .where('state', '=', 'CREATED')
    .where('amount', '=', amount)
    .where('page_url', 'is not', null)
    .where('returned_at', 'is', null)
    .where('created_at', '>', new Date(clock().getTime() - PAGE_OPEN_MS).toISOString())
    .executeTakeFirst();
  return row?.page_url ?? undefined;
}

/** A bank waits ten minutes for the answer to its question (EMV 3-D Secure, Core Specification). */
const CHALLENGE_OPEN_MS = 600_000;

/**
 * Address of the question of the shopper's bank that the last try to pay `amount` in pence led to,
 * while it can be answered and its shopper has not come back from it. No money is reserved by it.
 */
export async function findOpenChallenge(
  { database, clock }: Pick<VisitorContext, 'database' | 'clock'>,
  checkoutId: string,
  amount: Pence,
): Promise<string | undefined> {
  const last = await database
    .selectFrom('payment_attempt')
    .select(['state', 'amount', 'challenge_url', 'created_at'])
    .where('checkout_id', '=', checkoutId)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isOpen =
    last?.state === 'CHALLENGED' &&
    last.amount === amount &&
    Date.parse(last.created_at) > clock().getTime() - CHALLENGE_OPEN_MS;
  return isOpen ? (last.challenge_url ?? undefined) : undefined;
}

/** Keeps the page that the provider opened; false when its payment was closed meanwhile. */
export async function savePage(
  database: Database,
  { id }: PaymentAttempt,
  page: { readonly sessionId: string; readonly url: string },
): Promise<boolean> {
  const saved = await database
    .updateTable('payment_attempt')
    .set({ page_session: page.sessionId, page_url: page.url })
    .where('id', '=', id)
    .where('state', '=', 'CREATED')
    .executeTakeFirst();
  return saved.numUpdatedRows > 0n;
}
