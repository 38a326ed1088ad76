/** Refunds as they are kept, and the steps that each of them may take. */
import { sql } from 'kysely';
import type { MarketName } from '#domain/market/market-name.ts';
import { readCurrency, type Currency, type Pence } from '#domain/money.ts';
import { canRefundBecome, type RefundState } from '#domain/order/cancelling.ts';
import type { Tx } from '#server/purchase-context.ts';
import { post, givenBack } from '../../paying/ledger.ts';

export type RefundRecord = {
  readonly id: string;
  readonly orderId: string;
  readonly checkoutId: string;
  readonly market: MarketName;
  readonly currency: Currency;
  readonly number: number;
  readonly tries: number;
  readonly amount: Pence;
  readonly state: RefundState;
  /** Of the payment, where somebody else has paid it as a share. */
  readonly shareId: string | null;
  /** Of the payment, at the provider. */
  readonly pspReference: string | null;
};

/** Locked for the rest of the transaction; undefined when there is none. */
export async function lockRefund(
  tx: Tx,
  wanted: { readonly id: string } | { readonly checkoutId: string; readonly number: number },
): Promise<RefundRecord | undefined> {
  const row = await tx
    .selectFrom('refund as r')
    .innerJoin('customer_order as o', 'o.id', 'r.order_id')
    .innerJoin('instalment as i', 'i.id', 'r.instalment_id')
    .select([
      'r.id',
      'r.order_id as orderId',
      'o.checkout_id as checkoutId',
      'o.market',
      'o.currency',
      'r.number',
      'r.tries',
      'r.amount',
      'r.state',
      'i.share_id as shareId',
      'i.psp_reference as pspReference',
    ])
    .where((eb) =>
      'id' in wanted
        ? eb('r.id', '=', wanted.id)
        : eb.and([eb('o.checkout_id', '=', wanted.checkoutId), eb('r.number', '=', wanted.number)]),
    )
    .forUpdate('r')
    .executeTakeFirst();
  return row && { ...row, currency: readCurrency(row.currency) };
}

/**
 * Takes a locked refund to its next state, and the ledger with it. False where that does not follow
 * from the state it is in: it was told twice, or late.
 */
export async function moveRefund(tx: Tx, refund: RefundRecord, to: RefundState): Promise<boolean> {
  if (!canRefundBecome(refund.state, to)) return false;
  await tx
    .updateTable('refund')
    .set({
      state: to,
      ...(to === 'SENT' && { sent_at: sql<string>`now()` }),
      ...(to === 'REQUESTED'
        ? { tries: refund.tries + 1, sent_at: null, ended_at: null }
        : to !== 'SENT' && { ended_at: sql<string>`now()` }),
    })
    .where('id', '=', refund.id)
    .execute();
  const { checkoutId, currency, amount } = refund;
  const posting = (what: string) => ({
    key: `${refund.id}.${refund.tries}:${what}`,
    checkoutId,
    currency,
  });
  if (to === 'DONE') await post(tx, posting('done'), givenBack(amount, 'card'));
  if (to === 'SETTLED') await post(tx, posting('settled'), givenBack(amount, 'bank'));
  if (to === 'FAILED' && refund.state === 'DONE')
    await post(tx, posting('failed'), givenBack(-amount, 'card'));
  return true;
}
