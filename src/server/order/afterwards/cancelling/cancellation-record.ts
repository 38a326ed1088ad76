/** Cancellations as they are kept: one an order, from the press to the last refund. */
import { sql } from 'kysely';
import type { IsoDate } from '#domain/dates.ts';
import type { Pence } from '#domain/money.ts';
import { REFUND_STATES, type RefundState } from '#domain/order/cancelling.ts';
import type { Database } from '#server/db/kysely.ts';
import type { Tx } from '#server/purchase-context.ts';
import { cardNamed } from '../../paying/card-that-paid.ts';

export type Cancellation = {
  readonly orderId: string;
  readonly askedBy: 'CUSTOMER' | 'OPERATOR';
  readonly askedAt: string;
  /** Others had changed it before, and it was ended because of that. */
  readonly isForTheirChange: boolean;
  readonly lost: Pence;
  /** Of it, what was given before as a credit that is used; null where the terms do not hold. */
  readonly dropKept: Pence | null;
  /** `lost` has the price of flights in it whose tickets are its people's. */
  readonly keepsTickets: boolean;
  /** The price of such tickets that is not in `lost`, once it is put aside for a person. */
  readonly aside: Pence;
  /** What that person found: it goes back, or stays. */
  readonly tickets: 'RETURNED' | 'KEPT' | null;
  /** The last day on which money that is due goes back. */
  readonly refundBy: IsoDate;
  /** What it came to; undefined until its money is settled. */
  readonly done?: { readonly refunded: Pence; readonly owed: Pence };
};

/** Undefined for an order that nobody has cancelled. */
export async function findCancellation(
  database: Database | Tx,
  orderId: string,
): Promise<Cancellation | undefined> {
  const row = await database
    .selectFrom('order_cancellation')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { refunded, owed } = row;
  return {
    orderId,
    askedBy: row.asked_by,
    askedAt: row.asked_at,
    isForTheirChange: row.notice_id !== null,
    lost: row.lost,
    dropKept: row.drop_kept,
    keepsTickets: row.keeps_tickets,
    aside: row.aside ?? 0,
    tickets: row.tickets,
    refundBy: row.refund_by,
    ...(refunded !== null && owed !== null && { done: { refunded, owed } }),
  };
}

export type Refund = {
  readonly id: string;
  /** Of the payment that it is of, and the day of that one. */
  readonly paymentId: string;
  readonly paidOn: IsoDate;
  readonly amount: Pence;
  readonly state: RefundState;
  readonly dueBy: IsoDate;
};

/**
 * Those of its cancellation, in the order in which they are made: those of the newest payments
 * first.
 */
export async function listRefunds(database: Database | Tx, orderId: string): Promise<Refund[]> {
  const rows = await database
    .selectFrom('refund as r')
    .innerJoin('instalment as i', 'i.id', 'r.instalment_id')
    .select(['r.id', 'r.amount', 'r.state', 'r.due_by', 'r.instalment_id', 'i.due_date'])
    .where('r.order_id', '=', orderId)
    .where('r.change_id', 'is', null)
    .orderBy('r.number')
    .execute();
  return rows.map(({ id, amount, state, due_by, instalment_id, due_date }) => ({
    id,
    paymentId: instalment_id,
    amount,
    state: REFUND_STATES.find((known) => known === state)!,
    dueBy: due_by,
    paidOn: due_date,
  }));
}

/**
 * Of one order, those that were taken, in the order of its plan, less what has gone back of them
 * because the order was changed.
 */
export async function listTaken(database: Database | Tx, orderId: string) {
  const rows = await database
    .selectFrom('instalment as i')
    .select(['i.id', 'i.number', 'i.amount', 'i.refunded', 'i.due_date', changedBack])
    .select(['i.card_brand', 'i.card_last_four'])
    .where('i.order_id', '=', orderId)
    .where('i.state', '=', 'PAID')
    .orderBy('i.number')
    .execute();
  return rows.map(({ due_date: paidOn, id, number, amount, refunded, changed, ...card }) => ({
    id,
    number,
    card: cardNamed(card),
    amount: amount - changed,
    refunded: refunded - changed,
    paidOn,
  }));
}

/** Of a payment, what has gone back because the order was changed. */
const changedBack = sql<number>`(
  select coalesce(sum(r.amount), 0)::int from refund r
  where r.instalment_id = i.id and r.change_id is not null)`.as('changed');
