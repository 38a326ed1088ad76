/**
 * Authenticates the shopper for the first payment, before any money moves (PAY-21; ports of
 * payments).
 */
import * as v from 'valibot';
import type { PaymentRefusal, UnfinishedReason } from '#domain/checkout/payment-problem.ts';
import { money, type Pence } from '#domain/money.ts';
import { mayOpen } from '#server/account/access.ts';
import { spendCardTry, type Spending } from '#server/account/caller-quota.ts';
import { customerOf } from '#server/account/visitor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { AuthenticationOutcome } from '#server/payments/port.ts';
import { isReturnedResult } from '#server/payments/returned-result.ts';
import { unlessUnavailable } from '#server/payments/unless-unavailable.ts';
import { FactSourceSchema, type FactSource } from '#server/platform/fact-source.ts';
import type { CallerContext, Tx, VisitorContext } from '#server/purchase-context.ts';
import { closePages, isPaymentAwaited } from './awaited-payment.ts';
import { payAsGuest } from './checkout-record.ts';
import { findCheckout } from './checkout-record.ts';
import { savePage } from './open-payment-page.ts';
import { noteAwaited, noteReturn, settlePage } from './page-result.ts';
import {
  chargeReference,
  findAttempt,
  findPayable,
  moveAttempt,
  refusalOfAttempt,
  shopperReferenceOf,
  type Payable,
  type PaymentAttempt,
} from './payment-attempt.ts';

type CannotPay = { readonly kind: Exclude<Payable['kind'], 'payable' | 'unfinished'> };

/** `PaymentRequest` is ready without a `challengeUrl`; with one the shopper goes there first. */
export type PaymentRequestOutcome =
  | {
      readonly kind: 'PaymentRequest';
      readonly paymentToken: string;
      readonly challengeUrl: string | undefined;
    }
  | {
      readonly kind: 'PaymentRequestCreationFailed';
      readonly reason: PaymentRefusal;
      /** Until it may be tried again. */
      readonly waitSeconds?: number;
    }
  | CannotPay;

export type PaymentPageOutcome =
  | { readonly kind: 'PaymentPage'; readonly url: string }
  | {
      readonly kind: 'PaymentPageCreationFailed';
      /** What has to be looked at first; undefined where the provider opened none. */
      readonly reason?: UnfinishedReason;
      readonly waitSeconds?: number;
    }
  | CannotPay;

type CardRequest = {
  readonly checkoutId: string;
  readonly cardToken: string;
  /** Names one press of the button: repeated, it gives the first answer again. */
  readonly idempotencyKey: string;
  readonly returnUrl: string;
};

/** Authenticates the card for the first payment of the chosen plan. */
export async function createPaymentRequest(
  context: CallerContext,
  request: CardRequest,
): Promise<PaymentRequestOutcome> {
  const opened = await openCardAttempt(context, request);
  if (opened.kind === 'unfinished')
    return { kind: 'PaymentRequestCreationFailed', reason: opened.reason };
  if (opened.kind === 'used up')
    return {
      kind: 'PaymentRequestCreationFailed',
      reason: 'too_many_payments',
      waitSeconds: opened.waitSeconds,
    };
  if (opened.kind !== 'attempt') return opened;
  const { attempt } = opened;
  if (attempt.state !== 'CREATED' || attempt.card === undefined) return answerOf(attempt);
  const authenticated = await unlessUnavailable(() =>
    context.payments.authenticate({
      ...chargeOf(context, attempt),
      idempotencyKey: `${attempt.id}:authenticate`,
      card: attempt.card!,
      returnUrl: `${request.returnUrl}?${ATTEMPT}=${attempt.number}`,
    }),
  );
  return saveAuthentication(context, attempt, authenticated);
}

/**
 * A payment page on the provider's origin, for browsers without script; every call opens a new one.
 * One that was closed while the provider opened it has failed: nobody is sent there.
 */
export async function createPaymentPage(
  context: CallerContext,
  { checkoutId, returnUrl }: { readonly checkoutId: string; readonly returnUrl: string },
): Promise<PaymentPageOutcome> {
  const opened = await inTransaction(context.database, async (tx) => {
    await payAsGuest(tx, context.visitor, checkoutId);
    const payable = await findPayable(context, tx, checkoutId, 'lock');
    if (payable.kind !== 'payable') return payable;
    if (await isPaymentAwaited(tx, checkoutId)) return AWAITED;
    const spending = await spendCardTry(context, tx, payable.checkout);
    if (spending.kind === 'used up') return spending;
    return { kind: 'opened' as const, payable, attempt: await addAttempt(context, tx, payable) };
  });
  if (opened.kind === 'unfinished')
    return { kind: 'PaymentPageCreationFailed', reason: opened.reason };
  if (opened.kind === 'used up')
    return { kind: 'PaymentPageCreationFailed', waitSeconds: opened.waitSeconds };
  if (opened.kind !== 'opened') return opened;
  const { attempt, payable } = opened;
  const page = await unlessUnavailable(() =>
    context.payments.createPage({
      ...chargeOf(context, attempt),
      idempotencyKey: `${attempt.id}:page`,
      returnUrl,
      shopperReference: shopperReferenceOf(attempt, payable.checkout),
      storeMandate: payable.plan.instalments.length > 1,
    }),
  );
  if (!page) return { kind: 'PaymentPageCreationFailed' };
  const isOpen = await savePage(context.database, attempt, page);
  return isOpen ? { kind: 'PaymentPage', url: page.url } : { kind: 'PaymentPageCreationFailed' };
}

/** In the address that a challenge leads back to: the number of its own attempt. */
const ATTEMPT = 'attempt';

/** What the return address says: of the challenge of an attempt, or of a payment page. */
export type Returned =
  | { readonly attempt: number; readonly redirectResult: string }
  | { readonly sessionId: string; readonly sessionResult: string };

/**
 * Finishes a challenge or a payment page. Safe to repeat: a finished one gives its answer again.
 */
export async function finishPaymentRequest(
  context: VisitorContext,
  checkoutId: string,
  returned: Returned,
): Promise<PaymentRequestOutcome> {
  const checkout = await findCheckout(context.database, checkoutId);
  if (!checkout || mayOpen(context, checkout) !== 'yes') return { kind: 'CheckoutDoesNotExist' };
  const isChallenge = 'redirectResult' in returned;
  if (!isReturnedResult(isChallenge ? returned.redirectResult : returned.sessionResult))
    return UNKNOWN;
  return isChallenge
    ? finishChallenge(context, checkoutId, returned)
    : finishPage(context, checkoutId, returned);
}

/** What was brought back belongs to no payment of this checkout. */
const UNKNOWN = {
  kind: 'PaymentRequestCreationFailed',
  reason: 'payment_token_unknown',
} as const;

/** Of two cards that are tried at once each goes on with its own challenge, and no card without. */
async function finishChallenge(
  context: VisitorContext,
  checkoutId: string,
  { attempt: number, redirectResult }: Extract<Returned, { redirectResult: string }>,
): Promise<PaymentRequestOutcome> {
  const attempt = await findAttempt(context.database, {
    checkout_id: checkoutId,
    attempt: number,
  });
  if (attempt?.challengeUrl === undefined) return UNKNOWN;
  if (attempt.state !== 'CHALLENGED') return answerOf(attempt);
  const finished = await unlessUnavailable(() =>
    context.payments.finishAuthentication({
      redirectResult,
      idempotencyKey: `${attempt.id}:finish`,
    }),
  );
  return saveAuthentication(context, attempt, finished);
}

async function finishPage(
  context: VisitorContext,
  checkoutId: string,
  { sessionId, sessionResult }: Extract<Returned, { sessionId: string }>,
): Promise<PaymentRequestOutcome> {
  const attempt = await findAttempt(context.database, {
    checkout_id: checkoutId,
    page_session: sessionId,
  });
  if (!attempt) return UNKNOWN;
  if (attempt.state === 'READY' || attempt.state === 'USED') return answerOf(attempt);
  const returned = await noteReturn(context, attempt, sessionResult);
  if (attempt.state === 'REFUSED') return answerOf(attempt);
  const settled = await unlessUnavailable(() => settlePage(context, returned));
  if (settled) return answerOf(settled);
  await noteAwaited(context.database, attempt);
  return { kind: 'PaymentRequestCreationFailed', reason: 'payment_awaited' };
}

type Opened =
  | { readonly kind: 'attempt'; readonly attempt: PaymentAttempt }
  | Extract<Spending, { kind: 'used up' }>
  | Exclude<Payable, { kind: 'payable' }>;

/**
 * Makes the attempt of a card under lock, or finds the one of the same idempotency key, which is no
 * further try.
 */
async function openCardAttempt(
  context: CallerContext,
  { checkoutId, cardToken, idempotencyKey }: CardRequest,
): Promise<Opened> {
  return inTransaction(context.database, async (tx): Promise<Opened> => {
    const payable = await findPayable(context, tx, checkoutId, 'lock');
    if (payable.kind === 'CheckoutDoesNotExist') return payable;
    const known = await findAttempt(tx, {
      checkout_id: checkoutId,
      idempotency_key: idempotencyKey,
    });
    if (known) return { kind: 'attempt', attempt: known };
    if (payable.kind !== 'payable') return payable;
    if (await isPaymentAwaited(tx, checkoutId)) return AWAITED;
    const spending = await spendCardTry(context, tx, payable.checkout);
    if (spending.kind === 'used up') return spending;
    const card = { idempotency_key: idempotencyKey, card_token: cardToken };
    return { kind: 'attempt', attempt: await addAttempt(context, tx, payable, card) };
  });
}

/** Another payment may have reserved money: nobody is led to pay twice. */
const AWAITED = { kind: 'PaymentAlreadyExists' } as const;

/**
 * Writes the next attempt of a checkout that is locked. Pages opened before it, which nobody came
 * back from, are given up: one of them at most is ever placed.
 */
async function addAttempt(
  context: CallerContext,
  tx: Tx,
  { checkout, amount }: Extract<Payable, { kind: 'payable' }>,
  card: { readonly idempotency_key?: string; readonly card_token?: string } = {},
): Promise<PaymentAttempt> {
  const id = context.newId();
  await closePages(tx, checkout.id);
  const { last } = await tx
    .selectFrom('payment_attempt')
    .select((eb) => eb.fn.coalesce(eb.fn.max('attempt'), eb.lit(0)).as('last'))
    .where('checkout_id', '=', checkout.id)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('payment_attempt')
    .values({
      id,
      checkout_id: checkout.id,
      attempt: last + 1,
      method: 'PAY_WITH_CARD',
      amount,
      currency: context.market.currency,
      shopper_reference: context.newId(),
      state: 'CREATED',
      created_at: context.clock().toISOString(),
      fact_source: JSON.stringify(sourceOf(context)),
      ...card,
    })
    .execute();
  const attempt = await findAttempt(tx, { id });
  if (!attempt) throw new Error(`payment attempt ${id} was not kept`);
  return attempt;
}

/** Who presses the button: the order is told as theirs, and placed where nobody asks. */
const sourceOf = ({ client, visitor }: CallerContext): FactSource =>
  v.parse(FactSourceSchema, { client, customer: customerOf(visitor) ?? null });

function saveAuthentication(
  context: VisitorContext,
  attempt: PaymentAttempt,
  outcome: AuthenticationOutcome | undefined,
): Promise<PaymentRequestOutcome> | PaymentRequestOutcome {
  if (!outcome)
    return { kind: 'PaymentRequestCreationFailed', reason: 'card_provider_unavailable' };
  if (outcome.kind === 'refused')
    return moved(context, attempt, { state: 'REFUSED', refusal: outcome.refusal });
  if (outcome.kind === 'challenge')
    return moved(context, attempt, { state: 'CHALLENGED', challenge_url: outcome.url });
  return moved(context, attempt, { state: 'READY', proof: outcome.proof });
}

const moved = async (
  { database }: VisitorContext,
  attempt: PaymentAttempt,
  columns: Parameters<typeof moveAttempt>[2],
): Promise<PaymentRequestOutcome> => answerOf(await moveAttempt(database, attempt, columns));

function answerOf(attempt: PaymentAttempt): PaymentRequestOutcome {
  if (attempt.state === 'READY' || attempt.state === 'USED')
    return { kind: 'PaymentRequest', paymentToken: attempt.id, challengeUrl: undefined };
  if (attempt.state === 'CHALLENGED')
    return { kind: 'PaymentRequest', paymentToken: attempt.id, challengeUrl: attempt.challengeUrl };
  return { kind: 'PaymentRequestCreationFailed', reason: refusalOfAttempt(attempt) };
}

const chargeOf = (
  context: VisitorContext,
  {
    checkoutId,
    number,
    amount,
  }: { readonly checkoutId: string; readonly number: number; readonly amount: Pence },
) => ({
  amount: money(amount, context.market.currency),
  reference: chargeReference(checkoutId, number),
});
