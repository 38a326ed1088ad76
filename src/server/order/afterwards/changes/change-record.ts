/** Changes as they are kept: a quote, and what became of it. */
import * as v from 'valibot';
import type { MarketName } from '#domain/market/market-name.ts';
import type { Pence } from '#domain/money.ts';
import { CHANGING_REFUSALS, type ChangeRefusal } from '#domain/order/changing-refusals.ts';
import type { Database } from '#server/db/kysely.ts';
import type { PurchaseContext, Tx } from '#server/purchase-context.ts';
import { AcceptedSchema, type Accepted } from '../../accepted.ts';

export type ChangeKind =
  | 'TRANSFER'
  | 'NAMES'
  | 'CAR'
  | 'STAY'
  | 'HOTEL'
  | 'NOTICE'
  | 'DATES'
  | 'PLACE'
  | 'FEWER'
  | 'JOIN'
  | 'FLIGHTS'
  | 'FLIGHT_EXTRAS'
  | 'SEATS';

export type ChangeRecord = {
  readonly id: string;
  readonly orderId: string;
  readonly checkoutId: string;
  readonly orderCode: string;
  readonly market: MarketName;
  readonly kind: ChangeKind;
  /** What of others is accepted by it. */
  readonly noticeId: string | undefined;
  /** Of the order, from which it was made; what was agreed to until then. */
  readonly version: number;
  readonly was: Accepted;
  readonly accepted: Accepted;
  readonly difference: Pence;
  /** Of a rise, what is paid by card at once, as everything else is paid. */
  readonly charge: Pence;
  /** Where it can be paid, and what is reserved for it. */
  readonly pageSession: string | undefined;
  /** Who opened the page on which it was paid; until it is, the one that was opened last. */
  readonly payer: string | undefined;
  readonly pspReference: string | undefined;
  readonly state: 'QUOTED' | 'ACCEPTED' | 'DONE' | 'REFUSED';
  readonly expiresAt: string;
  readonly refusal: ChangeRefusal | undefined;
  /** What the difference came to, once it is done. */
  readonly done:
    | { readonly spread: Pence; readonly lowered: Pence; readonly refunded: Pence }
    | undefined;
};

/** Undefined when there is none with this id. */
export async function findChange(
  database: Database | Tx,
  id: string,
): Promise<ChangeRecord | undefined> {
  const row = await database
    .selectFrom('order_change as c')
    .innerJoin('customer_order as o', 'o.id', 'c.order_id')
    .innerJoin('order_version as w', (join) =>
      join.onRef('w.order_id', '=', 'c.order_id').onRef('w.number', '=', 'c.version'),
    )
    .select([
      'c.id',
      'c.order_id as orderId',
      'o.checkout_id as checkoutId',
      'o.code as orderCode',
      'o.market',
      'c.kind',
      'c.notice_id as noticeId',
      'c.version',
      'w.accepted as was',
      'c.accepted',
      'c.difference',
      'c.charge',
      'c.page_session as pageSession',
      'c.page_opened_by as payer',
      'c.psp_reference as pspReference',
      'c.state',
      'c.expires_at as expiresAt',
      'c.refusal',
      'c.spread',
      'c.lowered',
      'c.refunded',
    ])
    .where('c.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { spread, lowered, refunded, refusal, pageSession, pspReference, noticeId, ...change } =
    row;
  return {
    ...change,
    payer: change.payer ?? undefined,
    was: v.parse(AcceptedSchema, change.was),
    accepted: v.parse(AcceptedSchema, change.accepted),
    noticeId: noticeId ?? undefined,
    pageSession: pageSession ?? undefined,
    pspReference: pspReference ?? undefined,
    refusal: refusal !== null && isRefusal(refusal) ? refusal : undefined,
    done:
      spread === null || lowered === null || refunded === null
        ? undefined
        : { spread, lowered, refunded },
  };
}

const isRefusal = (code: string): code is ChangeRefusal => Object.hasOwn(CHANGING_REFUSALS, code);

/** Payments that nobody has tried to take: what a difference is settled with. */
export async function listOpenPayments(database: Database | Tx, orderId: string) {
  const rows = await database
    .selectFrom('instalment')
    .select(['number', 'due_date', 'amount'])
    .where('order_id', '=', orderId)
    .where('number', '>', 1)
    .where('state', '=', 'DUE')
    .orderBy('number')
    .execute();
  return rows.map(({ due_date: dueDate, ...payment }) => ({ ...payment, dueDate }));
}

/** Whether the order is being changed at this moment: nothing else of its money moves then. */
export const isBeingChanged = async (database: Database | Tx, orderId: string): Promise<boolean> =>
  (await database
    .selectFrom('order_change')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'ACCEPTED')
    .executeTakeFirst()) !== undefined;

/**
 * Accepts a quote, of a charge with what is reserved for it, and on whose page. `open`: another
 * change of the order is being made; `not quoted`: its price has run out, or it was accepted
 * before.
 */
export async function acceptChange(
  { database, clock }: Pick<PurchaseContext, 'database' | 'clock'>,
  id: string,
  paid: Partial<Pick<ChangeRecord, 'pspReference' | 'payer'>> = {},
): Promise<'accepted' | 'open' | 'not quoted'> {
  const now = clock().toISOString();
  try {
    const { numUpdatedRows } = await database
      .updateTable('order_change')
      .set({
        state: 'ACCEPTED',
        accepted_at: now,
        psp_reference: paid.pspReference ?? null,
        ...(paid.payer !== undefined && { page_opened_by: paid.payer }),
      })
      .where('id', '=', id)
      .where('state', '=', 'QUOTED')
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return numUpdatedRows > 0n ? 'accepted' : 'not quoted';
  } catch (error) {
    if (isUniqueViolation(error)) return 'open';
    throw error;
  }
}

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';
