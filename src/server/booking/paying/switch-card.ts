/** A card that its bank has agreed to keep becomes the one that a booking is paid with. */
import { sql } from 'kysely';
import type { CardChangeRefusal } from '#domain/booking/payment-change-refusals.ts';
import { cardName } from '#domain/checkout/card-name.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { todayOf } from '#server/market/market.ts';
import { findPaymentHold } from '#server/order/instalments.ts';
import { putMail } from '#server/order/mail-outbox.ts';
import { loadOrderDocument, lockOrder, type UnderWay } from '#server/order/versions.ts';
import type { KeptCard } from '#server/payments/port.ts';
import type { PurchaseContext, Tx } from '#server/purchase-context.ts';
import { lockReplacement, moveReplacement, type ReplacementRecord } from './replacement-record.ts';

/** The card takes the place of the one before it, unless it is not wanted any more. */
export const switchCard = (
  context: PurchaseContext,
  { id, orderId }: ReplacementRecord,
  { mandate, card }: KeptCard,
): Promise<void> =>
  inTransaction(context.database, async (tx) => {
    const underWay = await lockOrder(tx, orderId);
    const replacement = await lockReplacement(tx, id);
    if (replacement.state !== 'AUTHORISED') return;
    const typed = { mandate, card_brand: card.brand, card_last_four: card.lastFour };
    const refusal = await findStop(tx, replacement, underWay);
    if (refusal) {
      await moveReplacement(tx, replacement, { ...typed, state: 'DROPPING', refusal });
      return;
    }
    const { old_mandate, old_shopper } = await tx
      .selectFrom('customer_order')
      .select((eb) => [
        'mandate as old_mandate',
        eb.fn.coalesce('shopper_reference', 'owner').as('old_shopper'),
      ])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('customer_order')
      .set({
        mandate,
        shopper_reference: id,
        kept_card_brand: card.brand,
        kept_card_last_four: card.lastFour,
      })
      .where('id', '=', orderId)
      .execute();
    await moveReplacement(tx, replacement, {
      ...typed,
      state: 'REPLACED',
      old_mandate,
      old_shopper_reference: old_shopper,
    });
    const retried = await retryDeclined(context, tx, replacement);
    const waitsFor = await findPaymentHold(tx, orderId);
    const facts = { card: cardName(card) ?? null, retried, waitsFor };
    await writeOfCard(context, tx, replacement, { template: 'card-replaced', ...facts });
  });

/** Why the card is not wanted any more. */
async function findStop(
  tx: Tx,
  { id, orderId, customerId, createdAt }: ReplacementRecord,
  underWay: UnderWay,
): Promise<CardChangeRefusal | undefined> {
  const { rows } = await sql<{
    status: string;
    isLead: boolean;
    isOpen: boolean;
    isLate: boolean;
  }>`
    select status,
      exists (select from order_person where order_id = ${orderId} and customer_id = ${customerId} and role = 'LEAD') as "isLead",
      exists (select from instalment where order_id = ${orderId} and state in ('DUE', 'TAKING', 'DECLINED')) as "isOpen",
      exists (
        select from card_replacement later
        where later.order_id = ${orderId} and later.id <> ${id} and later.state in ('REPLACED', 'DONE') and later.created_at > ${createdAt}
      ) as "isLate"
    from customer_order where id = ${orderId}`.execute(tx);
  const { status = '', isLead = false, isOpen = false, isLate = false } = rows[0] ?? {};
  if (underWay === 'ending' || status === 'CANCELLED' || status === 'FAILED')
    return 'card_booking_ended';
  if (!isLead) return 'card_access_ended';
  if (isLate) return 'card_page_closed';
  return isOpen ? undefined : 'card_nothing_open';
}

/**
 * Payments that the bank had declined are tried again at once, as its lead has asked, while they
 * come to what was agreed to; how much.
 */
async function retryDeclined(
  context: PurchaseContext,
  tx: Tx,
  { orderId, retryAmount }: ReplacementRecord,
): Promise<number> {
  if (retryAmount === null) return 0;
  const { rows } = await sql<{ amount: number }>`
    update instalment set next_try = ${todayOf(context)}::date
    where order_id = ${orderId} and state = 'DECLINED'
      and (select sum(amount) from instalment where order_id = ${orderId} and state = 'DECLINED') = ${retryAmount}
    returning amount`.execute(tx);
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

type CardLetter =
  | {
      readonly template: 'card-replaced';
      readonly card: string | null;
      readonly retried: number;
      readonly waitsFor: Awaited<ReturnType<typeof findPaymentHold>>;
    }
  | { readonly template: 'card-kept'; readonly reason: string };

/** Writes to the account that changed it, and to whoever is written to about the order. */
export async function writeOfCard(
  { market }: PurchaseContext,
  tx: Tx,
  { id, orderId, customerId }: ReplacementRecord,
  letter: CardLetter,
): Promise<void> {
  const order = await loadOrderDocument(tx, orderId);
  const { email } = await tx
    .selectFrom('customer')
    .select('email')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const contact = order.contact.email;
  await putMail(tx, market, contact, { ...letter, order, id, to: 'contact' });
  if (email !== '' && email.toLowerCase() !== contact.toLowerCase())
    await putMail(tx, market, email, { ...letter, order, id, to: 'account' });
}
