/**
 * One try at paying, as it is kept: what the shopper authenticated or authorised before an order is
 * placed.
 */
import * as v from 'valibot';
import {
  CARD_REFUSALS,
  type PaymentRefusal,
  type UnfinishedReason,
} from '#domain/checkout/payment-problem.ts';
import { firstPaymentOf, type PaymentPlan } from '#domain/holiday/payment-plans.ts';
import type { Pence } from '#domain/money.ts';
import { mayOpen } from '#server/account/access.ts';
import { isClosedByAdvice, nightsInPlace } from '#server/advice/advice-blocks.ts';
import { expiryOf, findBasket, type Basket } from '#server/basket/basket-record.ts';
import type { Database } from '#server/db/kysely.ts';
import type { Tx, VisitorContext } from '#server/purchase-context.ts';
import { PAYMENT_CLOSED } from './awaited-payment.ts';
import { findCheckout, deriveCheckout, type CheckoutRecord } from './checkout-record.ts';

/** A payment page's result: money is reserved already. */
export const AuthorisedSchema = v.object({
  kind: v.literal('authorised'),
  pspReference: v.string(),
  mandate: v.optional(v.string()),
  card: v.object({ brand: v.string(), lastFour: v.string() }),
});

export type PaymentAttempt = {
  /** The payment token of placeOrder. */
  readonly id: string;
  readonly checkoutId: string;
  readonly number: number;
  readonly amount: Pence;
  readonly state: 'CREATED' | 'CHALLENGED' | 'READY' | 'USED' | 'REFUSED';
  readonly card: string | undefined;
  readonly proof: string | undefined;
  readonly challengeUrl: string | undefined;
  readonly pageSession: string | undefined;
  /** What the shopper brought back from the page. */
  readonly sessionResult: string | undefined;
  readonly authorised: v.InferOutput<typeof AuthorisedSchema> | undefined;
  readonly refusal: string | undefined;
  /** Under which the provider stores the card; later instalments say the same. */
  readonly shopperReference: string | undefined;
};

type By = Partial<{
  readonly id: string;
  readonly checkout_id: string;
  readonly attempt: number;
  readonly idempotency_key: string;
  readonly page_session: string;
  readonly state: PaymentAttempt['state'];
}>;

/** The latest attempt that answers to all of `by`. */
export async function findAttempt(
  database: Database | Tx,
  by: By,
): Promise<PaymentAttempt | undefined> {
  const row = await database
    .selectFrom('payment_attempt')
    .selectAll()
    .where((eb) => eb.and(by))
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      checkoutId: row.checkout_id,
      number: row.attempt,
      amount: row.amount,
      state: row.state,
      card: row.card_token ?? undefined,
      proof: row.proof ?? undefined,
      challengeUrl: row.challenge_url ?? undefined,
      pageSession: row.page_session ?? undefined,
      sessionResult: row.session_result ?? undefined,
      authorised:
        row.page_result === null
          ? undefined
          : v.parse(v.pipe(v.string(), v.parseJson(), AuthorisedSchema), row.page_result),
      refusal: row.refusal ?? undefined,
      shopperReference: row.shopper_reference ?? undefined,
    }
  );
}

type AttemptColumns = {
  readonly state: PaymentAttempt['state'];
  readonly refusal?: string;
  readonly challenge_url?: string;
  readonly proof?: string;
  readonly page_result?: string;
};

/** Moves an attempt on, once: whoever comes second finds it moved and gets it as it is. */
export async function moveAttempt(
  database: Database,
  { id, state }: PaymentAttempt,
  columns: AttemptColumns,
): Promise<PaymentAttempt> {
  await database
    .updateTable('payment_attempt')
    .set(columns)
    .where('id', '=', id)
    .where('state', '=', state)
    .execute();
  const moved = await findAttempt(database, { id });
  if (!moved) throw new Error(`payment attempt ${id} is gone`);
  return moved;
}

/**
 * Why an attempt that is not ready cannot be used. One that reserved money all the same is closed,
 * whatever the card was refused for before: its hold is released.
 */
export function refusalOfAttempt({ refusal, authorised }: PaymentAttempt): PaymentRefusal {
  if (refusal === PAYMENT_CLOSED || authorised) return PAYMENT_CLOSED;
  return CARD_REFUSALS.find((known) => known === refusal) ?? 'card_provider_unavailable';
}

/**
 * Whom the card provider knows an attempt's shopper as. It is neither the owner nor the token of a
 * session, so that it stays the same through a login. Attempts of the release before have none of
 * their own: theirs was the checkout's owner.
 */
export const shopperReferenceOf = (
  { shopperReference }: Pick<PaymentAttempt, 'shopperReference'>,
  { owner }: Pick<CheckoutRecord, 'owner'>,
): string => shopperReference ?? owner;

/** The provider's reference of an attempt; it comes back in notifications. */
export const chargeReference = (checkoutId: string, attempt: number): string =>
  `${checkoutId}:${attempt}`;

/** The inverse of chargeReference. */
export function parseChargeReference(
  reference: string,
): { readonly checkoutId: string; readonly attempt: number } | undefined {
  const match = /^([^:]+):(\d{1,6})$/.exec(reference);
  return match ? { checkoutId: match[1]!, attempt: Number(match[2]) } : undefined;
}

export type Payable =
  | {
      readonly kind: 'payable';
      readonly checkout: CheckoutRecord;
      readonly basket: Basket;
      readonly plan: PaymentPlan;
      readonly amount: Pence;
    }
  | { readonly kind: 'CheckoutDoesNotExist' }
  | { readonly kind: 'PaymentAlreadyExists' }
  | { readonly kind: 'BasketExpired' }
  | { readonly kind: 'BasketMissingPaymentSchedule' }
  | { readonly kind: 'unfinished'; readonly reason: UnfinishedReason };

/**
 * What this checkout's first payment is now, or why it cannot be paid: only with complete and valid
 * data (S-07). `lock` holds checkout and basket until the transaction ends.
 */
export async function findPayable(
  context: Pick<VisitorContext, 'clock' | 'market' | 'terms' | 'visitor'>,
  database: Database | Tx,
  checkoutId: string,
  lock?: 'lock',
): Promise<Payable> {
  const checkout = await findCheckout(database, checkoutId, lock);
  if (!checkout || mayOpen(context, checkout) !== 'yes') return { kind: 'CheckoutDoesNotExist' };
  if (checkout.status === 'PLACED' || checkout.status === 'PLACING')
    return { kind: 'PaymentAlreadyExists' };
  const basket = await findBasket(database, checkout.basketId, lock);
  if (!basket) throw new Error(`checkout ${checkoutId} has lost its basket`);
  if (expiryOf(basket, context.clock()).isExpired) return { kind: 'BasketExpired' };
  const { plan, open } = deriveCheckout(checkout, basket, context);
  if (!plan) return { kind: 'BasketMissingPaymentSchedule' };
  if (basket.priceChange) return { kind: 'unfinished', reason: 'price_changed' };
  if (open.length > 0) return { kind: 'unfinished', reason: 'incomplete' };
  if (await isClosedByAdvice(database, nightsInPlace(basket.holiday)))
    return { kind: 'unfinished', reason: 'advice_closed' };
  return { kind: 'payable', checkout, basket, plan, amount: firstPaymentOf(plan) };
}
