/** Shares as they are kept: what somebody pays of a booking by a card of their own. */
import { sql } from 'kysely';
import { isShareRefusal, type ShareRefusal } from '#domain/booking/share-refusals.ts';
import type { MarketName } from '#domain/market/market-name.ts';
import { readCurrency, type Currency, type Pence } from '#domain/money.ts';
import type { Database } from '#server/db/kysely.ts';
import type { Tx } from '#server/purchase-context.ts';

export type ShareState = 'OPEN' | 'RESERVED' | 'CLAIMED' | 'PAID' | 'RELEASING' | 'GIVEN_BACK';

export type ShareRecord = {
  readonly id: string;
  readonly orderId: string;
  readonly checkoutId: string;
  readonly market: MarketName;
  readonly currency: Currency;
  readonly customerId: string;
  /** Their email address. */
  readonly paidBy: string;
  readonly amount: Pence;
  readonly state: ShareState;
  readonly pageSession: string | null;
  readonly pspReference: string | null;
  readonly dueAgain: string | null;
  /** When the provider told that it is taken, or a person who looked there. */
  readonly capturedAt: string | null;
  /** The same of one that was not taken. */
  readonly captureFailedAt: string | null;
  readonly refusal: ShareRefusal | null;
  readonly createdAt: string;
  readonly endedAt: string | null;
};

const select = (database: Database | Tx) =>
  database
    .selectFrom('share_payment as s')
    .innerJoin('customer_order as o', 'o.id', 's.order_id')
    .select([
      's.id',
      's.order_id as orderId',
      'o.checkout_id as checkoutId',
      'o.market',
      'o.currency',
      's.customer_id as customerId',
      's.paid_by as paidBy',
      's.amount',
      's.state',
      's.page_session as pageSession',
      's.psp_reference as pspReference',
      's.due_again as dueAgain',
      's.captured_at as capturedAt',
      's.capture_failed_at as captureFailedAt',
      's.refusal',
      's.created_at as createdAt',
      's.ended_at as endedAt',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const recordOf = (row: Row): ShareRecord => ({
  ...row,
  currency: readCurrency(row.currency),
  refusal: isShareRefusal(row.refusal) ? row.refusal : null,
});

/** Undefined when there is none. */
export async function findShare(
  database: Database | Tx,
  id: string,
): Promise<ShareRecord | undefined> {
  const row = await select(database).where('s.id', '=', id).executeTakeFirst();
  return row && recordOf(row);
}

/** The same, locked for the rest of the transaction. */
export async function lockShare(tx: Tx, id: string): Promise<ShareRecord> {
  return recordOf(await select(tx).where('s.id', '=', id).forUpdate('s').executeTakeFirstOrThrow());
}

/** The one that was asked for by this press of a customer. */
export async function findPressed(
  database: Database | Tx,
  { customerId, press }: { readonly customerId: string; readonly press: string },
): Promise<ShareRecord | undefined> {
  const row = await select(database)
    .where('s.customer_id', '=', customerId)
    .where('s.press', '=', press)
    .executeTakeFirst();
  return row && recordOf(row);
}

/** Those that money was reserved for, the last one first. */
export async function listShares(
  database: Database | Tx,
  orderId: string,
): Promise<readonly ShareRecord[]> {
  const rows = await select(database)
    .where('s.order_id', '=', orderId)
    .where('s.state', '<>', 'OPEN')
    .orderBy('s.created_at', 'desc')
    .execute();
  return rows.map(recordOf);
}

/** What is being done about it, with all that changes by it. */
export const moveShare = async (
  tx: Tx,
  { id }: Pick<ShareRecord, 'id'>,
  change: {
    readonly state: ShareState;
    readonly due_again?: string;
    readonly refusal?: ShareRefusal;
  },
): Promise<void> => {
  const isOver = change.state === 'PAID' || change.state === 'GIVEN_BACK';
  await tx
    .updateTable('share_payment')
    .set({ ...change, ...(isOver && { ended_at: sql<string>`now()` }) })
    .where('id', '=', id)
    .execute();
};
