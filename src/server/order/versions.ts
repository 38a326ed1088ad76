/**
 * What an order is after each change of it. The database writes the first version with the order
 * itself (`db/migrations/0070-order-versions.sql`).
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Pence } from '#domain/money.ts';
import type { OrderDocument } from '#domain/order/order-document.ts';
import { givenForGone, type DropsGiven } from '#domain/order/price-drop.ts';
import { receiptOf } from '#server/basket/basket-record.ts';
import type { OrderVersionTable } from '#server/db/generated.ts';
import type { Database } from '#server/db/kysely.ts';
import type { Tx } from '#server/purchase-context.ts';
import { AcceptedSchema, type Accepted } from './accepted.ts';
import { OrderDocumentSchema } from './placing/stored-document.ts';

export type OrderVersion = {
  /** Counted from 1. */
  readonly number: number;
  readonly accepted: Accepted;
  /** With its payments as they stood then. */
  readonly document: OrderDocument;
};

/** The version that holds. Throws when there is no such order. */
export async function loadVersion(database: Database | Tx, orderId: string): Promise<OrderVersion> {
  const { number, accepted, document } = await database
    .selectFrom('order_version')
    .select(['number', 'accepted', 'document'])
    .where('order_id', '=', orderId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return {
    number,
    accepted: v.parse(AcceptedSchema, accepted),
    document: {
      ...v.parse(OrderDocumentSchema, document),
      ...(number > 1 && { version: number }),
    },
  };
}

/** What is under way with an order at this moment: its people change it, or have ended it. */
export type UnderWay = 'standing' | 'changing' | 'ending';

/**
 * Locks an order for its people and the worker alike, and answers what is under way: until the
 * transaction ends nobody else decides anything of its money. Everything else is read afterwards.
 */
export async function lockOrder(tx: Tx, orderId: string): Promise<UnderWay> {
  const { rows } = await sql<{ is: UnderWay }>`select lock_order(${orderId}) as is`.execute(tx);
  return rows[0]!.is;
}

type NextVersion = Pick<OrderVersion, 'accepted' | 'document'> & {
  readonly reason: Exclude<OrderVersionTable['reason'], 'PLACED'>;
  readonly madeBy: OrderVersionTable['made_by'];
};

/**
 * Writes what holds from now on, after the version `number`. False when another has come after that
 * one already: nothing is written then.
 */
export async function addVersion(
  tx: Tx,
  { orderId, number }: { readonly orderId: string; readonly number: number },
  { accepted, document, reason, madeBy }: NextVersion,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('order_version')
    .values({
      order_id: orderId,
      number: number + 1,
      accepted: JSON.stringify(accepted),
      document: JSON.stringify(document),
      reason,
      made_by: madeBy,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

const STATUS = { DUE: 'due', TAKING: 'due', PAID: 'paid', DECLINED: 'failed' } as const;

const REFUND_STATUS = {
  REQUESTED: 'open',
  SENT: 'open',
  DONE: 'done',
  FAILED: 'failed',
  SETTLED: 'settled',
} as const;

/** An order as those learn of it by mail with whom its lead shares it. */
export const wordsForOthers = ({
  accepted,
  document,
}: Pick<OrderVersion, 'accepted' | 'document'>) => ({
  orderCode: document.orderCode,
  leadName: accepted.passengers[0]?.firstName ?? '',
  place: document.place,
  departureDate: accepted.holiday.departureDate,
  returnDate: accepted.holiday.returnDate,
});

/** The document of an order with its payments, and what of them goes back, as they stand now. */
export async function loadOrderDocument(
  database: Database | Tx,
  orderId: string,
): Promise<OrderDocument> {
  const { document } = await loadVersion(database, orderId);
  return { ...document, ...(await loadPaid(database, orderId)) };
}

/** The payments of an order, but those that are never taken, and what of them goes back. */
export async function loadPaid(
  database: Database | Tx,
  orderId: string,
): Promise<Required<Pick<OrderDocument, 'payments' | 'refunds'>>> {
  const payments = await database
    .selectFrom('instalment')
    .select(['due_date', 'amount', 'state'])
    .where('order_id', '=', orderId)
    .orderBy('due_date')
    .orderBy('number')
    .execute();
  const refunds = await database
    .selectFrom('refund')
    .select(['amount', 'state', 'due_by'])
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute();
  return {
    payments: payments.flatMap(({ due_date, amount, state }) =>
      state === 'CANCELLED' ? [] : [{ dueDate: due_date, amount, status: STATUS[state] }],
    ),
    refunds: refunds.map(({ amount, state, due_by }) => ({
      amount,
      status: REFUND_STATUS[state],
      dueBy: due_by,
    })),
  };
}

/** Which state of an order its papers tell: another once anything in them is. */
export const papersVersion = (document: OrderDocument): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('base64url');

const FoundSchema = v.nullable(v.record(v.string(), v.number()));

type Given = DropsGiven & {
  /** Of it, what was for flights that were given up since. */
  readonly gone: Pence;
};

/**
 * What was given as the price of this order dropped, by what it was at each claim; whether it is
 * used or not.
 */
export async function findDropsGiven(database: Database | Tx, orderId: string): Promise<Given> {
  const rows = await database
    .selectFrom('price_drop_claim')
    .select(['was', 'now', 'found', 'version'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'GRANTED')
    .orderBy('decided_at')
    .execute();
  const claims = rows.map(({ was, now, found, version }) => ({
    version,
    amount: (was ?? 0) - (now ?? 0),
    found: v.parse(FoundSchema, found),
  }));
  return {
    given: claims.reduce((sum, { amount }) => sum + amount, 0),
    gone: claims.length === 0 ? 0 : givenForGone(await listPriced(database, orderId), claims),
    found: claims.at(-1)?.found ?? null,
  };
}

/** The order as it was from each of its changes on. */
async function listPriced(database: Database | Tx, orderId: string) {
  const rows = await database
    .selectFrom('order_version')
    .select(['number', 'accepted'])
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute();
  return rows.map(({ number, accepted }) => {
    const { holiday, choices, currency, reductions, promotionalCode } = v.parse(
      AcceptedSchema,
      accepted,
    );
    const { lines } = receiptOf({ holiday, choices }, currency);
    return { number, reductions, lines, code: promotionalCode };
  });
}
