/** The payments of an order that nobody is taking yet, and one that takes the place of some. */
import { sql, type Updateable } from 'kysely';
import type { BroughtForward, UntakenPayment } from '#domain/booking/payment-changes.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { Pence } from '#domain/money.ts';
import type { DB } from '#server/db/generated.ts';
import type { Tx } from '#server/purchase-context.ts';

/**
 * Locked for the rest of the transaction. One that is being taken meanwhile is not among them
 * (`claimDue` in `server/order/instalments.ts`).
 */
export async function lockOpen(tx: Tx, orderId: string): Promise<readonly UntakenPayment[]> {
  const rows = await tx
    .selectFrom('instalment')
    .select(['number', 'due_date', 'amount', 'state'])
    .where('order_id', '=', orderId)
    .where('number', '>', 1)
    .where('state', 'in', ['DUE', 'DECLINED'])
    .orderBy('number')
    .forUpdate()
    .execute();
  return rows.map(({ number, due_date, amount, state }) => ({
    number,
    dueDate: due_date,
    amount,
    isDeclined: state === 'DECLINED',
  }));
}

type Forward = {
  readonly orderId: string;
  readonly place: BroughtForward;
  readonly amount: Pence;
  readonly today: IsoDate;
  /** Of the share that is paid by it, by a card of somebody's own; else it falls due today. */
  readonly shareId?: string;
  readonly newId: () => string;
};

/** The number of the payment of today. */
export async function saveForward(
  tx: Tx,
  { orderId, place: { becomes, joined, reduced }, amount, today, shareId, newId }: Forward,
): Promise<number> {
  const update = (number: number, set: Updateable<DB['instalment']>) =>
    tx
      .updateTable('instalment')
      .set(set)
      .where('order_id', '=', orderId)
      .where('number', '=', number)
      .execute();
  for (const { number } of joined)
    await tx
      .deleteFrom('instalment')
      .where('order_id', '=', orderId)
      .where('number', '=', number)
      .execute();
  // What the bank declined is tried again on its day, for what is left of it.
  if (reduced) await update(reduced.payment.number, { amount: reduced.left });
  const share = shareId === undefined ? {} : ({ state: 'TAKING', share_id: shareId } as const);
  if (becomes) {
    const due = { amount, due_date: today, state: 'DUE', next_try: null, ...share } as const;
    await update(becomes.number, due);
    return becomes.number;
  }
  const number = await nextNumber(tx, orderId);
  await tx
    .insertInto('instalment')
    .values({ id: newId(), order_id: orderId, number, due_date: today, amount, ...share })
    .execute();
  return number;
}

/** After every number that the order has had: the card provider knows charges by it. */
async function nextNumber(tx: Tx, orderId: string): Promise<number> {
  const { rows } = await sql<{ most: number }>`
    select greatest(
      (select max(number) from instalment where order_id = ${orderId}),
      (select max(number) from payment_change where order_id = ${orderId})
    )::int as most`.execute(tx);
  return (rows[0]?.most ?? 0) + 1;
}
