/** That an order was placed, told by whoever pressed the button for it (EVT-05). */
import * as v from 'valibot';
import { boughtHolidayOf } from '#domain/holiday/bought-holiday.ts';
import { money } from '#domain/money.ts';
import { receiptOf } from '#server/basket/basket-record.ts';
import { FactSourceSchema } from '#server/platform/fact-source.ts';
import { putFact, type OutboxContext } from '#server/platform/outbox.ts';
import type { Tx } from '#server/purchase-context.ts';
import type { Placement } from '../accepted.ts';

/**
 * Puts the order into the outbox, and forgets who made the attempt: it has told what it can. An
 * attempt of the release before does not say who made it, and consented to nothing that we know of:
 * nobody is given its order.
 */
export async function putOrderFact(
  tx: Tx,
  context: OutboxContext,
  { checkoutId, attempt, accepted }: Placement,
  orderCode: string,
): Promise<void> {
  const { id, fact_source: kept } = await tx
    .selectFrom('payment_attempt')
    .select(['id', 'fact_source'])
    .where('checkout_id', '=', checkoutId)
    .where('attempt', '=', attempt)
    .executeTakeFirstOrThrow();
  if (kept === null) return;
  await tx.updateTable('payment_attempt').set({ fact_source: null }).where('id', '=', id).execute();
  const { total } = receiptOf(accepted, accepted.currency);
  const holiday = boughtHolidayOf(accepted.holiday, money(total, accepted.currency));
  await putFact(tx, context, v.parse(FactSourceSchema, kept), {
    kind: 'HolidayOrder',
    orderCode,
    holiday,
  });
}
