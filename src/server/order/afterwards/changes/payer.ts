/** Whoever has paid for a change, on a page that they had opened. */
import { putAccountMail } from '#server/account/account-mail.ts';
import type { Tx } from '#server/purchase-context.ts';
import { OPENING_ROLES } from '../../people/access.ts';
import { loadVersion, wordsForOthers } from '../../versions.ts';
import type { ChangeRecord } from './change-record.ts';

/** Whether their access to the order has ended; of a page that does not say whose it is, never. */
export async function isPayerGone(
  tx: Tx,
  { orderId, payer }: Pick<ChangeRecord, 'orderId' | 'payer'>,
): Promise<boolean> {
  if (payer === undefined) return false;
  const person = await tx
    .selectFrom('order_person')
    .select('role')
    .where('order_id', '=', orderId)
    .where('customer_id', '=', payer)
    .where('role', 'in', OPENING_ROLES)
    .executeTakeFirst();
  return person === undefined;
}

/**
 * Writes to them that what they have reserved is released, once for each payment: to nobody who may
 * open the booking, where they read it, nor to whoever was erased.
 */
export async function notifyPayerGone(tx: Tx, change: ChangeRecord): Promise<void> {
  const { orderId, payer, pspReference, charge, accepted } = change;
  if (payer === undefined || pspReference === undefined || !(await isPayerGone(tx, change))) return;
  const customer = await tx
    .selectFrom('customer')
    .select('email')
    .where('id', '=', payer)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (!customer) return;
  await putAccountMail(tx, { market: change }, customer.email, {
    template: 'change-given-back',
    pspReference,
    ...wordsForOthers(await loadVersion(tx, orderId)),
    amount: charge,
    currency: accepted.currency,
  });
}
