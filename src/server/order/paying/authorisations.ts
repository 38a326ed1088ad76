/** What the provider says of an authorisation: whoever reserved money is placed, or has it back. */
import { formatMoney } from '#domain/money.ts';
import { expiryOf, findBasket } from '#server/basket/basket-record.ts';
import { closeAttempt } from '#server/checkout/abandoned-payments.ts';
import { CLOSED_ATTEMPT } from '#server/checkout/awaited-payment.ts';
import { findCheckout, type CheckoutRecord } from '#server/checkout/checkout-record.ts';
import {
  findAttempt,
  moveAttempt,
  parseChargeReference,
  type PaymentAttempt,
} from '#server/checkout/payment-attempt.ts';
import { parseCardReference } from '#server/payments/card-reference.ts';
import type { PaymentNotification } from '#server/payments/port.ts';
import { parseShareReference } from '#server/payments/share-reference.ts';
import type { PurchaseContext } from '#server/purchase-context.ts';
import type { WorkProgress } from '#server/workflow/retries.ts';
import { handleChangeAuthorisation, parseChangeReference } from '../afterwards/changes/charge.ts';
import { noteCardNotified } from './kept-cards.ts';
import { placeAlone } from './place-alone.ts';
import { noteShareReserved } from './shares.ts';

/**
 * How long a shopper may take to come back from a payment page before the shop goes on without
 * them.
 */
const RETURN_MS = 5 * 60_000;
/** The shop goes on so long before the end of the basket: after that nothing can be placed. */
const BEFORE_END_MS = 60_000;

/**
 * Follows an authorisation that went through. `age`: milliseconds since it was told. Throws what a
 * person has to look at: money reserved for a checkout that nobody knows, or reserved once more for
 * a payment that has its authorisation already.
 */
export async function handleAuthorisation(
  context: PurchaseContext,
  notification: PaymentNotification,
  age: number,
): Promise<WorkProgress> {
  const { reference, pspReference, amount } = notification;
  const paidFor = parseChangeReference(reference);
  if (paidFor) return handleChangeAuthorisation(context, paidFor, notification);
  const shareId = parseShareReference(reference);
  if (shareId !== undefined) return noteShareReserved(context, shareId, notification);
  const replacementId = parseCardReference(reference);
  if (replacementId !== undefined) return noteCardNotified(context, replacementId, notification);
  const charge = parseChargeReference(reference);
  if (!charge) return 'done';
  const attempt = await findAttempt(context.database, {
    checkout_id: charge.checkoutId,
    attempt: charge.attempt,
  });
  const what = `${formatMoney(amount, 'always')} authorised for ${reference}`;
  if (!attempt) throw new Error(`${what}: no such payment`);
  const known = attempt.authorised?.pspReference ?? (await findUsed(context, attempt));
  if (known !== undefined && known !== pspReference)
    throw new Error(`${what} by ${pspReference}: authorised a second time, first by ${known}`);
  if (attempt.pageSession === undefined || attempt.state === 'USED') return 'done';
  if (attempt.state === 'REFUSED') return giveBack(context, attempt, pspReference);
  const laterMs = await timeToReturn(context, attempt, age);
  if (laterMs > 0) return { laterMs };
  return goOnAlone(context, attempt, pspReference);
}

/**
 * Milliseconds that the shopper has left to come back. Haste before the basket's end is for what
 * can be placed without them: a plan whose mandate is not known yet cannot.
 */
async function timeToReturn(
  { database, clock }: PurchaseContext,
  { checkoutId, state }: PaymentAttempt,
  age: number,
): Promise<number> {
  const toReturn = Math.min(RETURN_MS - age, RETURN_MS);
  const checkout = await findCheckout(database, checkoutId);
  const basket = checkout && (await findBasket(database, checkout.basketId));
  if (!basket || (state === 'CREATED' && !isPaidInFull(checkout))) return toReturn;
  const { expiry } = expiryOf(basket, clock());
  return Math.min(toReturn, Date.parse(expiry) - BEFORE_END_MS - clock().getTime());
}

const isPaidInFull = ({ planName }: Pick<CheckoutRecord, 'planName'>): boolean =>
  planName === undefined || planName === 'pay_in_full';

/**
 * The provider's reference of the authorisation that this attempt's order stands on: the last
 * placement of a checkout is the one that made its order.
 */
async function findUsed(
  { database }: PurchaseContext,
  { checkoutId, number }: PaymentAttempt,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('customer_order')
    .innerJoin('instalment', 'instalment.order_id', 'customer_order.id')
    .innerJoin('placement', 'placement.checkout_id', 'customer_order.checkout_id')
    .select(['placement.attempt', 'instalment.psp_reference'])
    .where('customer_order.checkout_id', '=', checkoutId)
    .where('instalment.number', '=', 1)
    .orderBy('placement.attempt', 'desc')
    .executeTakeFirst();
  return row?.attempt === number ? (row.psp_reference ?? undefined) : undefined;
}

/** A closed or refused page was authorised all the same: it is never placed. */
async function giveBack(
  context: PurchaseContext,
  attempt: PaymentAttempt,
  pspReference: string,
): Promise<WorkProgress> {
  if (!attempt.authorised)
    await moveAttempt(context.database, attempt, {
      state: 'REFUSED',
      page_result: pageResult(pspReference),
    });
  await closeAttempt(context, attempt.checkoutId, attempt.id);
  return 'done';
}

/**
 * A payment page was authorised and its shopper is gone: they pressed pay and were told that they
 * need not come back, so the order is placed; what cannot be placed is given back.
 */
async function goOnAlone(
  context: PurchaseContext,
  attempt: PaymentAttempt,
  pspReference: string,
): Promise<WorkProgress> {
  if (attempt.state === 'CREATED') await adoptPage(context, attempt, pspReference);
  return placeAlone(context, attempt);
}

/**
 * Takes the page's result from the notification. A plan needs the mandate that only the page itself
 * gives: it cannot go on.
 */
async function adoptPage(
  context: PurchaseContext,
  attempt: PaymentAttempt,
  pspReference: string,
): Promise<void> {
  const checkout = await findCheckout(context.database, attempt.checkoutId);
  await moveAttempt(context.database, attempt, {
    ...(checkout && isPaidInFull(checkout) ? { state: 'READY' } : CLOSED_ATTEMPT),
    page_result: pageResult(pspReference),
  });
}

const pageResult = (pspReference: string): string =>
  JSON.stringify({ kind: 'authorised', pspReference, card: { brand: 'card', lastFour: '' } });
