/** Replacements of a kept card as they are written down. */
import { sql, type Updateable } from 'kysely';
import {
  isCardChangeRefusal,
  type CardChangeRefusal,
} from '#domain/booking/payment-change-refusals.ts';
import type { MarketName } from '#domain/market/market-name.ts';
import { readCurrency, type Currency, type Pence } from '#domain/money.ts';
import type { DB } from '#server/db/generated.ts';
import type { Database } from '#server/db/kysely.ts';
import type { Tx } from '#server/purchase-context.ts';

/**
 * `CLOSED`: another page was opened since. `AUTHORISED`: the bank has agreed. `REPLACED`: payments
 * are taken from the new card, and the one before it is to be deleted. `DROPPING`: the new one is.
 */
export type ReplacementState =
  | 'OPEN'
  | 'CLOSED'
  | 'AUTHORISED'
  | 'REPLACED'
  | 'DONE'
  | 'DROPPING'
  | 'DROPPED';

export type ReplacementRecord = {
  readonly id: string;
  readonly orderId: string;
  readonly checkoutId: string;
  readonly market: MarketName;
  readonly currency: Currency;
  readonly customerId: string;
  /** What the bank had declined, to be tried again at once. */
  readonly retryAmount: Pence | null;
  readonly state: ReplacementState;
  readonly pageSession: string | null;
  readonly pspReference: string | null;
  readonly mandate: string | null;
  readonly cardBrand: string | null;
  readonly cardLastFour: string | null;
  readonly oldMandate: string | null;
  readonly oldShopperReference: string | null;
  readonly refusal: CardChangeRefusal | null;
  readonly createdAt: string;
  readonly authorisedAt: string | null;
};

const select = (database: Database | Tx) =>
  database
    .selectFrom('card_replacement as r')
    .innerJoin('customer_order as o', 'o.id', 'r.order_id')
    .select([
      'r.id',
      'r.order_id as orderId',
      'o.checkout_id as checkoutId',
      'o.market',
      'o.currency',
      'r.customer_id as customerId',
      'r.retry_amount as retryAmount',
      'r.state',
      'r.page_session as pageSession',
      'r.psp_reference as pspReference',
      'r.mandate',
      'r.card_brand as cardBrand',
      'r.card_last_four as cardLastFour',
      'r.old_mandate as oldMandate',
      'r.old_shopper_reference as oldShopperReference',
      'r.refusal',
      'r.created_at as createdAt',
      'r.authorised_at as authorisedAt',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const recordOf = (row: Row): ReplacementRecord => ({
  ...row,
  currency: readCurrency(row.currency),
  refusal: isCardChangeRefusal(row.refusal) ? row.refusal : null,
});

/** Undefined when there is none. */
export async function findReplacement(
  database: Database | Tx,
  id: string,
): Promise<ReplacementRecord | undefined> {
  const row = await select(database).where('r.id', '=', id).executeTakeFirst();
  return row && recordOf(row);
}

/** The same, locked for the rest of the transaction. */
export async function lockReplacement(tx: Tx, id: string): Promise<ReplacementRecord> {
  return recordOf(await select(tx).where('r.id', '=', id).forUpdate('r').executeTakeFirstOrThrow());
}

/** The one that was asked for by this press of a customer. */
export async function findPressedReplacement(
  database: Database | Tx,
  { customerId, press }: { readonly customerId: string; readonly press: string },
): Promise<ReplacementRecord | undefined> {
  const row = await select(database)
    .where('r.customer_id', '=', customerId)
    .where('r.press', '=', press)
    .executeTakeFirst();
  return row && recordOf(row);
}

/** The last one of an order that a bank has agreed to. */
export async function findLastReplacement(
  database: Database,
  orderId: string,
): Promise<ReplacementRecord | undefined> {
  const row = await select(database)
    .where('r.order_id', '=', orderId)
    .where('r.state', 'not in', ['OPEN', 'CLOSED'])
    .orderBy('r.authorised_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && recordOf(row);
}

type Moved = Pick<
  Updateable<DB['card_replacement']>,
  'mandate' | 'card_brand' | 'card_last_four' | 'old_mandate' | 'old_shopper_reference' | 'refusal'
> & { readonly state: ReplacementState };

/** Moves it on, with all that changes by it. */
export async function moveReplacement(
  tx: Tx,
  { id }: Pick<ReplacementRecord, 'id'>,
  change: Moved,
): Promise<void> {
  const isOver = change.state === 'DONE' || change.state === 'DROPPED';
  await tx
    .updateTable('card_replacement')
    .set({ ...change, ...(isOver && { ended_at: sql<string>`now()` }) })
    .where('id', '=', id)
    .execute();
}
