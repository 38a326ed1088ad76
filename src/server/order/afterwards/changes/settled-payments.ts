/** Where the difference of a change goes. */
import type { IsoDate } from '#domain/dates.ts';
import type { Pence } from '#domain/money.ts';
import { settleDifference } from '#domain/order/changing.ts';
import type { Database } from '#server/db/kysely.ts';
import { listOpenPayments, type ChangeRecord } from './change-record.ts';

export type SettledPayments = {
  /** Open payments that get another amount; once it is done, none are named. */
  readonly payments: readonly {
    readonly dueDate: IsoDate;
    readonly was: Pence;
    readonly now: Pence;
  }[];
  /** Goes back to the card, or has been asked to. */
  readonly refund: Pence;
};

/** As payments stand now; once it is done, where it went. */
export async function settledPayments(
  database: Database,
  { orderId, difference, done }: ChangeRecord,
): Promise<SettledPayments> {
  if (done) return { payments: [], refund: done.refunded };
  const open = await listOpenPayments(database, orderId);
  const settled = settleDifference(open, difference);
  const payments = (settled?.payments ?? []).flatMap(({ number, amount }) =>
    open
      .filter((payment) => payment.number === number)
      .map((payment) => ({ dueDate: payment.dueDate, was: payment.amount, now: amount })),
  );
  return { payments, refund: settled?.refund ?? 0 };
}
