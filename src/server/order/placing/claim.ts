/**
 * Claims a checkout for one placement: the one moment that decides between two tabs, two clicks and
 * two tries (F-20, F-21).
 */
import { sql } from 'kysely';
import { appliedCode, appliedCredits } from '#server/basket/basket-record.ts';
import { AMOUNT_CHANGED, PAYMENT_CLOSED } from '#server/checkout/awaited-payment.ts';
import { payAsGuest } from '#server/checkout/checkout-record.ts';
import { setCheckoutStatus } from '#server/checkout/checkout-status.ts';
import {
  findAttempt,
  findPayable,
  shopperReferenceOf,
  type Payable,
  type PaymentAttempt,
} from '#server/checkout/payment-attempt.ts';
import type { PlaceOutcome } from '#server/checkout/place-outcome.ts';
import { lockCodeUse, makeCodeUser } from '#server/checkout/promotional-code-use.ts';
import { freeReductions } from '#server/checkout/reductions.ts';
import { inTransaction, isLockTimeout } from '#server/db/transaction.ts';
import type { VisitorContext, Tx } from '#server/purchase-context.ts';
import { lockCredits } from '#server/wallet/credit-use.ts';
import { crashpoint } from '#server/workflow/crashpoint.ts';
import { placementId, type Accepted } from '../accepted.ts';
import { recordState } from './history.ts';
import { takeCodeOut } from './take-code-out.ts';
import { takeCreditsOut } from './take-credits-out.ts';

/** Channel on which the worker listens for claims. */
export const CLAIM_CHANNEL = 'placement_claimed';

export type Claim =
  | { readonly kind: 'claimed'; readonly placementId: string }
  | { readonly kind: 'refused'; readonly outcome: PlaceOutcome }
  /** Others hold the checkout, or moved the payment just now: nothing is decided, ask again. */
  | { readonly kind: 'locked' };

/**
 * Claims the checkout for this payment, or joins the claim that the same payment has made. However
 * many ask at once, each gets an answer (F-20).
 */
export async function claimCheckout(
  context: VisitorContext,
  checkoutId: string,
  paymentToken: string,
): Promise<Claim> {
  try {
    const claim = await decideClaim(context, checkoutId, paymentToken);
    crashpoint('claim:after');
    return claim;
  } catch (error) {
    if (isLockTimeout(error)) return { kind: 'locked' };
    throw error;
  }
}

/**
 * Everything is read again under lock: the sum authenticated must be the sum of the basket now, and
 * its time not up. The lock is not waited for: many who wait would hold every connection.
 */
function decideClaim(
  context: VisitorContext,
  checkoutId: string,
  paymentToken: string,
): Promise<Claim> {
  return inTransaction(context.database, async (tx): Promise<Claim> => {
    await sql`set local lock_timeout = '50ms'`.execute(tx);
    await payAsGuest(tx, context.visitor, checkoutId);
    const payable = await findPayable(context, tx, checkoutId, 'lock');
    if (payable.kind === 'CheckoutDoesNotExist') return refused({ kind: 'CheckoutDoesNotExist' });
    const attempt = await findAttempt(tx, { id: paymentToken, checkout_id: checkoutId });
    if (attempt?.state === 'USED')
      return { kind: 'claimed', placementId: placementId(checkoutId, attempt.number) };
    if (payable.kind === 'PaymentAlreadyExists')
      return refused({
        kind: 'DuplicateOrder',
        orderReference: await findOrderCode(tx, checkoutId),
      });
    if (!attempt) return refused({ kind: 'PaymentTokenInvalid', reason: 'payment_token_unknown' });
    if (attempt.state !== 'READY') return refused(unusable(attempt));
    if (payable.kind !== 'payable') return refused(refusalOf(payable));
    const accepted = acceptedOf(context, payable, attempt);
    if (!accepted) return refused({ kind: 'PaymentTokenInvalid', reason: 'amount_changed' });
    const gone = await lockCode(context, tx, checkoutId, accepted);
    if (gone) return refused(await takeCodeOut(context, tx, payable.basket, gone));
    const goneCredits = await lockCredits(tx, checkoutId, creditIdsOf(accepted));
    const claim =
      goneCredits.length > 0
        ? refused(await takeCreditsOut(context, tx, payable.basket, goneCredits))
        : await saveClaim(tx, attempt, accepted);
    if (claim.kind !== 'claimed') await freeReductions(tx, context, checkoutId);
    crashpoint('claim:written');
    return claim;
  });
}

/**
 * `locked` when the payment is no longer as it was read: what releases a reserved page does not
 * wait for the checkout, and no order may stand on a hold that is being given back.
 */
async function saveClaim(tx: Tx, attempt: PaymentAttempt, accepted: Accepted): Promise<Claim> {
  const { checkoutId, number } = attempt;
  const used = await tx
    .updateTable('payment_attempt')
    .set({ state: 'USED' })
    .where('id', '=', attempt.id)
    .where('state', '=', 'READY')
    .executeTakeFirst();
  if (used.numUpdatedRows === 0n) return { kind: 'locked' };
  const id = placementId(checkoutId, number);
  await setCheckoutStatus(tx, checkoutId, 'PLACING', { attempt: number });
  await tx
    .insertInto('placement')
    .values({
      id,
      checkout_id: checkoutId,
      attempt: number,
      token: attempt.id,
      accepted: JSON.stringify(accepted),
    })
    .execute();
  await recordState(tx, checkoutId, 'CLAIMED', { attempt: number });
  await sql`select pg_notify(${CLAIM_CHANNEL}, ${id})`.execute(tx);
  return { kind: 'claimed', placementId: id };
}

/** Counts the use of the code that was accepted; why it cannot be used once more otherwise. */
async function lockCode(
  { secret }: VisitorContext,
  tx: Tx,
  checkoutId: string,
  { promotionalCode, owner, contact }: Accepted,
) {
  if (!promotionalCode) return undefined;
  const user = makeCodeUser(secret, owner, contact.emailAddress);
  return lockCodeUse(tx, checkoutId, promotionalCode.code, user);
}

const creditIdsOf = ({ chosenCredits }: Accepted): readonly string[] =>
  chosenCredits?.credits.map(({ id }) => id) ?? [];

/** Undefined when the sum has changed since the shopper authenticated it (F-18). */
function acceptedOf(
  context: VisitorContext,
  { checkout, basket, plan, amount }: Extract<Payable, { kind: 'payable' }>,
  attempt: PaymentAttempt,
): Accepted | undefined {
  const payment = paymentOf(attempt);
  if (amount !== attempt.amount || !payment || !checkout.contact) return undefined;
  return {
    owner: checkout.owner,
    shopperReference: shopperReferenceOf(attempt, checkout),
    basketId: basket.id,
    holiday: basket.holiday,
    choices: basket.choices,
    promotionalCode: appliedCode(basket, context.market.currency),
    chosenCredits: appliedCredits(basket, context.market.currency),
    // Flights that their people book themselves are none that an airline holds for us.
    ...(basket.supplierSession &&
      basket.choices.fulfilment === 'AUTO_BOOK' && { supplierSession: basket.supplierSession }),
    passengers: checkout.passengers,
    contact: checkout.contact,
    ...(checkout.car && { car: checkout.car }),
    plan,
    amount,
    currency: context.market.currency,
    payment,
  };
}

function paymentOf({ card, proof, authorised }: PaymentAttempt): Accepted['payment'] | undefined {
  if (authorised) return { by: 'page', authorised };
  return card !== undefined && proof !== undefined ? { by: 'card', card, proof } : undefined;
}

/** What the payment was refused by, in the words of a claim. */
const unusable = ({ refusal }: PaymentAttempt): PlaceOutcome => ({
  kind: 'PaymentTokenInvalid',
  reason:
    ([AMOUNT_CHANGED, PAYMENT_CLOSED] as const).find((known) => known === refusal) ??
    'not_authenticated',
});

function refusalOf(
  payable: Exclude<Payable, { kind: 'payable' | 'CheckoutDoesNotExist' | 'PaymentAlreadyExists' }>,
): PlaceOutcome {
  if (payable.kind === 'BasketExpired') return { kind: 'BasketExpired' };
  const reason = payable.kind === 'unfinished' ? payable.reason : 'incomplete';
  return { kind: 'OrderPlacementFailed', reason, priceChange: null, moneyReturned: true };
}

async function findOrderCode(tx: Tx, checkoutId: string): Promise<string | null> {
  const order = await tx
    .selectFrom('customer_order')
    .select('code')
    .where('checkout_id', '=', checkoutId)
    .executeTakeFirst();
  return order?.code ?? null;
}

const refused = (outcome: PlaceOutcome): Claim => ({ kind: 'refused', outcome });
