/**
 * What the provider says of shares: parts of an order that its people pay by cards of their own.
 * Here it is only written down; what becomes of them is decided in `server/booking`.
 */
import { sql } from 'kysely';
import type { MarketName } from '#domain/market/market-name.ts';
import { formatMoney, money, readCurrency, type Money } from '#domain/money.ts';
import type { Database } from '#server/db/kysely.ts';
import type { PaymentNotification } from '#server/payments/port.ts';
import { inMarket, type PurchaseContext } from '#server/purchase-context.ts';
import { forget, type WorkProgress } from '#server/workflow/retries.ts';

type KnownShare = {
  readonly checkoutId: string;
  readonly amount: Money;
  readonly market: MarketName;
  readonly pspReference: string | null;
  readonly state: string;
};

/** Undefined for one that nobody has asked for. */
export async function findAskedShare(
  database: Database,
  shareId: string,
): Promise<KnownShare | undefined> {
  const row = await database
    .selectFrom('share_payment as s')
    .innerJoin('customer_order as o', 'o.id', 's.order_id')
    .select(['s.amount', 'o.currency', 'o.market', 's.psp_reference as pspReference', 's.state'])
    .select('o.checkout_id as checkoutId')
    .where('s.id', '=', shareId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { amount, currency, ...share } = row;
  return { ...share, amount: money(amount, readCurrency(currency)) };
}

/**
 * Money was reserved for a share, should its payer not have come back. What a second card has
 * reserved for the same one is released. Throws for a share that there is not.
 */
export async function noteShareReserved(
  site: PurchaseContext,
  shareId: string,
  { reference, pspReference, amount }: PaymentNotification,
): Promise<WorkProgress> {
  await site.database
    .updateTable('share_payment')
    .set({ state: 'RESERVED', psp_reference: pspReference })
    .where('id', '=', shareId)
    .where('state', '=', 'OPEN')
    .execute();
  const share = await findAskedShare(site.database, shareId);
  if (!share)
    throw new Error(`${formatMoney(amount, 'always')} authorised for ${reference}: no such share`);
  if (share.pspReference !== pspReference)
    await inMarket(site, share.market).payments.cancel({
      pspReference,
      reference,
      idempotencyKey: `release:${pspReference}`,
    });
  return 'done';
}

/**
 * A share was taken, whatever was answered to whoever asked: work on it that waits for a person
 * goes on. False where it was given up: what was taken is to go back.
 */
export async function noteShareCaptured(database: Database, shareId: string): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('share_payment')
    .set({ captured_at: sql<string>`now()` })
    .where('id', '=', shareId)
    .where('state', '=', 'CLAIMED')
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await forget(database, 'share', shareId);
  const share = await findAskedShare(database, shareId);
  switch (share?.state) {
    case 'CLAIMED':
    case 'PAID':
      return true;
    case 'RELEASING':
    case 'GIVEN_BACK':
      return false;
    default:
      throw new Error(`share ${shareId} was captured before anybody asked for it`);
  }
}

/**
 * The capture of a share failed: it is given back, and work on it that waits for a person goes on.
 * True where it is to be asked for again instead: it stands as paid, and nobody told that it was
 * taken.
 */
export async function noteShareFailed(database: Database, shareId: string): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('share_payment')
    .set({ capture_failed_at: sql<string>`now()` })
    .where('id', '=', shareId)
    .where('state', '=', 'CLAIMED')
    .where('captured_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) {
    await forget(database, 'share', shareId);
    return false;
  }
  const paid = await database
    .selectFrom('share_payment')
    .select('id')
    .where('id', '=', shareId)
    .where('state', '=', 'PAID')
    .where('captured_at', 'is', null)
    .executeTakeFirst();
  return paid !== undefined;
}
