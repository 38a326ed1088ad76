/** Writes the order, its money and its mail in one transaction: all of it, or nothing. */
import { emailKey } from '#domain/account/email-key.ts';
import { receiptOf } from '#server/basket/basket-record.ts';
import { makeOrderCode } from '#server/basket/references.ts';
import { lockCheckout } from '#server/checkout/checkout-record.ts';
import { setCheckoutStatus } from '#server/checkout/checkout-status.ts';
import type { PlaceOutcome } from '#server/checkout/place-outcome.ts';
import { redeemReductions } from '#server/checkout/reductions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { CardSummary } from '#server/payments/port.ts';
import type { PurchaseContext, Tx } from '#server/purchase-context.ts';
import type { Placement } from '../accepted.ts';
import { askSelfBooking } from '../afterwards/self-booking/self-booking-record.ts';
import { addLead } from '../lead.ts';
import { putMail } from '../mail-outbox.ts';
import { cardThatPaid } from '../paying/card-that-paid.ts';
import { postCapture, postOrder } from '../paying/ledger.ts';
import type { BookedPart } from './book-part.ts';
import { tryEarlyNotifications } from './early-notifications.ts';
import { recordState } from './history.ts';
import { makeOrderDocument } from './make-order-document.ts';
import { putOrderFact } from './order-fact.ts';
import { finishPlacement, saveOutcome } from './placement-outcome.ts';

export type OrderFacts = {
  readonly payment: {
    readonly pspReference: string;
    readonly mandate?: string;
    readonly card?: CardSummary;
  };
  readonly booked: readonly BookedPart[];
  /**
   * PENDING: a hotel answers later; the money is reserved and taken when it confirms (ORD-04,
   * ORD-05).
   */
  readonly status: 'PLACED' | 'PENDING';
};

/**
 * Saves the order of a placement and answers PlacedOrder; run again, it finds the order it has
 * saved.
 */
export function saveOrder(
  context: PurchaseContext,
  placement: Placement,
  facts: OrderFacts,
): Promise<PlaceOutcome> {
  return inTransaction(context.database, async (tx): Promise<PlaceOutcome> => {
    const { checkoutId } = placement;
    await lockCheckout(tx, checkoutId);
    const known = await tx
      .selectFrom('customer_order')
      .select('id')
      .where('checkout_id', '=', checkoutId)
      .executeTakeFirst();
    const outcome: PlaceOutcome = { kind: 'PlacedOrder', orderId: known?.id ?? context.newId() };
    if (!known) await insertAll(tx, context, placement, facts, outcome.orderId);
    await saveOutcome(tx, placement.id, outcome);
    await finishPlacement(tx, placement.id);
    await tryEarlyNotifications(tx, placement);
    return outcome;
  });
}

/** How its people know the card that is kept; of one that is not, nothing. */
const keptCard = ({ mandate, card }: OrderFacts['payment']) =>
  mandate !== undefined &&
  card && { kept_card_brand: card.brand, kept_card_last_four: card.lastFour };

async function insertAll(
  tx: Tx,
  context: PurchaseContext,
  placement: Placement,
  facts: OrderFacts,
  orderId: string,
): Promise<void> {
  const { checkoutId, accepted } = placement;
  const { total, payable } = receiptOf(accepted, accepted.currency);
  const code = await freeCode(tx, checkoutId);
  const isPaid = facts.status === 'PLACED';
  const document = makeOrderDocument(context, placement, { code, booked: facts.booked, isPaid });
  await setCheckoutStatus(tx, checkoutId, 'PLACED');
  await tx
    .insertInto('customer_order')
    .values({
      id: orderId,
      code,
      checkout_id: checkoutId,
      owner: accepted.owner,
      market: placement.market,
      shopper_reference: accepted.shopperReference ?? accepted.owner,
      status: facts.status,
      document: JSON.stringify(document),
      total,
      payable,
      currency: accepted.currency,
      mandate: facts.payment.mandate ?? null,
      ...keptCard(facts.payment),
    })
    .execute();
  await addLead(tx, {
    orderId,
    owner: accepted.owner,
    emailKey: emailKey(accepted.contact.emailAddress),
  });
  await insertInstalments(tx, placement, facts, orderId);
  await askSelfBooking(tx, accepted, orderId);
  await redeemReductions(tx, checkoutId);
  await postOrder(tx, placement);
  if (isPaid)
    await recordState(tx, checkoutId, 'CAPTURED', { pspReference: facts.payment.pspReference });
  if (isPaid) await postCapture(tx, placement);
  await recordState(tx, checkoutId, facts.status, { code });
  await putMail(tx, placement, accepted.contact.emailAddress, {
    template: isPaid ? 'confirmation' : 'pending',
    order: document,
  });
  await putOrderFact(tx, context, placement, code);
}

/**
 * The first payment carries the reference of its charge: paid, or reserved until the order request
 * is confirmed.
 */
async function insertInstalments(
  tx: Tx,
  { accepted }: Placement,
  { payment, status }: OrderFacts,
  orderId: string,
): Promise<void> {
  const rows = accepted.plan.instalments.map(({ amount, transactionFee, dueDate }, i) => ({
    id: `${orderId}:${i + 1}`,
    order_id: orderId,
    number: i + 1,
    due_date: dueDate,
    amount: amount + transactionFee,
    state: i === 0 && status === 'PLACED' ? ('PAID' as const) : ('DUE' as const),
    psp_reference: i === 0 ? payment.pspReference : null,
    ...cardThatPaid(i === 0 ? payment.card : undefined),
  }));
  await tx.insertInto('instalment').values(rows).execute();
}

/** A code that no other order has. */
async function freeCode(tx: Tx, checkoutId: string, salt = 0): Promise<string> {
  const code = makeOrderCode(checkoutId, salt);
  const taken = await tx
    .selectFrom('customer_order')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirst();
  return taken ? freeCode(tx, checkoutId, salt + 1) : code;
}
